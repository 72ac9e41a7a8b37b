import fc from "fast-check";

/*
 * How often properties are tried: PDO_PROPERTY_RUNS is a factor of the numbers that the tests give, 1 in CI. By itself it
 * is small, for `npm test`; 100 is for a night. PDO_PROPERTY_SEED gives all of them the same inputs each time, as CI does.
 */
const factor = Number(process.env.PDO_PROPERTY_RUNS ?? 0.1);
const seed = process.env.PDO_PROPERTY_SEED;

/** @returns the number of runs to ask for where a test by itself asks for so many */
export function propertyRuns(runs: number): number {
  return Math.max(20, Math.round(runs * factor));
}

fc.configureGlobal({ numRuns: propertyRuns(100), ...(seed !== undefined && { seed: Number(seed) }) });
