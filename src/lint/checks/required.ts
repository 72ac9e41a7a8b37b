import { defineCheck } from "../check.ts";

/** A required field that is absent. */
export const required = defineCheck({
  kind: "required",
  options: {},
  settledBy: "writer",
  find: () => [],
  findAbsent: () => [{ start: 0, end: 0, message: "It is missing." }],
  needsField: () => true,
});
