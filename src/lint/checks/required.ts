import { defineCheck } from "../check.ts";

/** A field that must be there. */
export const required = defineCheck({
  kind: "required",
  options: {},
  settledBy: "writer",
  find: () => [],
  findAbsent: () => [{ start: 0, end: 0, message: "It is missing." }],
  needsField: () => true,
});
