export { dimensions } from "./measures/dimension.ts";
export { findMeasures, type Measure } from "./measures/find-measures.ts";
export { canonicalUnit, convertMeasure } from "./measures/unit-lookup.ts";
export { writeMeasures } from "./measures/write-measures.ts";
