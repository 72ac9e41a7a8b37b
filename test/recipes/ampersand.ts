import { defineCheck, nonEmptyText } from "../../src/lint/check.ts";
import { faultAt } from "../../src/lint/violation.ts";

/** A check kind, as anybody would add one: an ampersand, which the rule's own word or sign stands in for. */
export const ampersand = defineCheck({
  kind: "ampersand",
  options: { instead: nonEmptyText },
  find: (reading, { instead }) =>
    [...reading.text.matchAll(/&/g)].map(({ index }) => {
      const place = { start: index, end: index + 1 };
      return faultAt(reading, place, "It has an ampersand.", { ...place, replacement: instead });
    }),
});
