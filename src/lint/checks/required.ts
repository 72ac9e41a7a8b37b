import type { FindFaults } from "../violation.ts";

/** Absent fields are told by `lintProduct`: there is no text that a check could read. */
export const findMissing: FindFaults<"required"> = () => [];
