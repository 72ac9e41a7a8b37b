import { defineCheck } from "../check.ts";
import { faultAt } from "../violation.ts";

/** A separator at an end ("Poster - "), or followed by another ("Case -  - black"). */
const loose =
  /^(?:[\s,;:|/•~–—]|-(?=\s))*[,;:|/•~–—-]\s+|\s*(?:[,;:|/•~–—&]|(?<=\s)-)[\s,;:|/•~–—&-]*$|(?:\s+[-–—|/:,;•]+)+(?=\s+[-–—|/:•]\s)/gu;
const anySeparator = /^\s*[,;:|/•~–—-]|[,;:|/•~–—&-]\s*$|[-–—|/:,;•]\s+[-–—|/:•]\s/;

/** Separators with nothing before or after them. */
export const separators = defineCheck({
  kind: "separators",
  options: {},
  find: (reading) => {
    const { text } = reading;
    if (!anySeparator.test(text)) return [];
    return [...text.matchAll(loose)].map(({ 0: found, index }) => {
      const place = { start: index, end: index + found.length };
      return faultAt(reading, place, `It has a separator that divides nothing: "${found.trim()}".`, {
        ...place,
        replacement: "",
      });
    });
  },
});
