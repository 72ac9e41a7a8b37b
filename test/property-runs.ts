import fc from "fast-check";

/*
 * How often properties are tried: PDO_PROPERTY_RUNS is a factor of the numbers that the tests give, 1 in CI. By itself it
 * is small, for `npm test`; 100 is for a night.
 */
const factor = Number(process.env.PDO_PROPERTY_RUNS ?? 0.1);

/** @returns the number of runs to ask for where a test by itself asks for so many */
export function propertyRuns(runs: number): number {
  return Math.max(20, Math.round(runs * factor));
}

fc.configureGlobal({ numRuns: propertyRuns(100) });
