import { describe, it } from "vitest";
import { hasRealNames } from "../tasks/real-names.ts";
import { ratesOf } from "./built/run-built.ts";
import { reportRates } from "./report-rates.ts";

describe.skipIf(!hasRealNames)("cleaning names (where PDO_SHARED has feeds)", () => {
  it("names a second on one core, beside a plain clean-up with patterns", async () => {
    const measured = await ratesOf("names.ts");
    process.stdout.write(reportRates(measured, { of: "names", peer: "plain clean-up" }));
  });
});
