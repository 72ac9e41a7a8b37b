import { describe, it } from "vitest";
import { hasRealDescriptions } from "../tasks/real-descriptions.ts";
import { ratesOf } from "./built/run-built.ts";
import { reportRates } from "./report-rates.ts";

describe.skipIf(!hasRealDescriptions)("descriptions of real feeds", () => {
  it("a second on one core, medium ones, beside taking the first sentences", async () => {
    const measured = await ratesOf("descriptions.ts");
    process.stdout.write(reportRates(measured, { of: "descriptions", peer: "first sentences" }));
  });
});
