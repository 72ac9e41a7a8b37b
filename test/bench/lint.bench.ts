import { describe, it } from "vitest";
import { hasRealDescriptions } from "../tasks/real-descriptions.ts";
import { ratesOf } from "./built/run-built.ts";
import { reportRates } from "./report-rates.ts";

describe.skipIf(!hasRealDescriptions)("linting real records (where PDO_SHARED has feeds)", () => {
  it("names with 60 words of description a second on one core, beside four checks by hand", async () => {
    const measured = await ratesOf("lint.ts");
    process.stdout.write(reportRates(measured, { of: "records", peer: "four checks by hand" }));
  });
});
