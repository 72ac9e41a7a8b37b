import { lazily } from "../../lib/once.ts";
import { parseLists } from "../../lib/table.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { count, defineCheck } from "../check.ts";
import names from "../data/names.tsv";
import type { FieldReading } from "../product-reading.ts";
import { type Fix, faultAt, type Place } from "../violation.ts";

/** Folded names that end in an exclamation mark, without it. */
const namesWithExclamation = lazily(() => parseLists(names, "name")("exclamation"));
const exclamationMarks = /(?:\s?!)+/gu;

/** Exclamation marks above a maximum; those in names (Yahoo!, P!nk, Yu-Gi-Oh!) and at the end of what is quoted do not count. */
export const exclamation = defineCheck({
  kind: "exclamation",
  options: { most: count },
  find: (reading, { most }, product) => {
    const { text } = reading;
    if (!text.includes("!")) return [];
    const places = [...text.matchAll(exclamationMarks)]
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
      .filter(({ start, end }) => !isOfName(text, start, end, product.brand));
    return places
      .slice(most)
      .map((place) =>
        faultAt(
          reading,
          place,
          `It has an exclamation mark: "${around(reading, place)}".`,
          most === 0 ? withoutExclamation(text, place) : withFullStop(text, place),
        ),
      );
  },
});

/**
 * At the end or before a separator it can be removed; within a name it may be part of a title, which needs a
 * person.
 */
function withoutExclamation(text: string, { start, end }: Place): Fix | undefined {
  if (!/^\s*$|^\s*[-–—|,;:/)(]/u.test(text.slice(end)) || start === 0) return undefined;
  return { start, end, replacement: "" };
}

/** After a word at the end of a sentence. */
function withFullStop(text: string, { start, end }: Place): Fix | undefined {
  const isEnd =
    /[\p{L}\p{N})"”»]$/u.test(text.slice(Math.max(0, start - 200), start)) &&
    /^(?:\s|$)/u.test(text.slice(end));
  return isEnd ? { start, end, replacement: "." } : undefined;
}

function isOfName(text: string, start: number, end: number, brand: string | undefined): boolean {
  if (
    /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 200), start)) &&
    /^[\p{L}\p{N}]/u.test(text.slice(end))
  )
    return true;
  if (/^\s?[»”“]/u.test(text.slice(end)) && /[«„“]/u.test(text.slice(Math.max(0, start - 60), start)))
    return true;
  const before = foldText(text.slice(Math.max(0, start - 24), start));
  if (
    namesWithExclamation().some(
      (name) => before.endsWith(name) && !/\p{L}/u.test(before.at(-name.length - 1) ?? ""),
    )
  )
    return true;
  return brand?.includes("!") === true && before.endsWith(foldText(brand.slice(0, brand.indexOf("!"))));
}

function around({ text }: FieldReading, { start, end }: Place): string {
  return text.slice(Math.max(0, start - 15), end).trimStart();
}
