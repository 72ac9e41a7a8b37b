import { lazily } from "../../lib/once.ts";
import { parseLists } from "../../lib/table.ts";
import { defineCheck } from "../check.ts";
import names from "../data/names.tsv";
import { faultAt } from "../violation.ts";

const brands = lazily(
  () => new RegExp(`(?<!\\p{L})(?:${parseLists(names, "name")("fibre").join("|")})(?!\\p{L})`, "giu"),
);

/** Trade names of fibres (Spandex, Rayon), where a channel requires the generic name. */
export const trademarkedFibre = defineCheck({
  kind: "trademarked-fibre",
  options: {},
  find: (reading) =>
    [...reading.text.matchAll(brands())].map(({ 0: found, index }) =>
      faultAt(reading, { start: index, end: index + found.length }, `It names a brand of fibre: "${found}".`),
    ),
});
