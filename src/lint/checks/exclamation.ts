import { foldText } from "../../nlp/normalizer.ts";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, type FindFaults, type Fix, faultAt, type Place } from "../violation.ts";

const mark = /(?:\s?!)+/gu;

/** Exclamation marks beyond so many; those of names (Yahoo!, P!nk, Yu-Gi-Oh!) count as letters. */
export const findExclamations: FindFaults<"exclamation"> = (reading, { most }, product): readonly Fault[] => {
  const { text } = reading;
  if (!text.includes("!")) return [];
  const places = [...text.matchAll(mark)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .filter(({ start, end }) => !isOfName(text, start, end, product.brand));
  return places
    .slice(most)
    .map((place) =>
      faultAt(
        reading,
        place,
        `It has an exclamation mark: "${around(reading, place)}".`,
        most === 0 ? withoutMark(text, place) : withFullStop(text, place),
      ),
    );
};

/** At the end or before a separator it goes; within a name's words it may be part of a title, which a person knows. */
function withoutMark(text: string, { start, end }: Place): Fix | undefined {
  if (!/^\s*$|^\s*[-–—|,;:/)(]/u.test(text.slice(end)) || start === 0) return undefined;
  return { start, end, replacement: "" };
}

/** Behind a word, where its sentence ends. */
function withFullStop(text: string, { start, end }: Place): Fix | undefined {
  const isEnd = /[\p{L}\p{N})"”»]$/u.test(text.slice(0, start)) && /^(?:\s|$)/u.test(text.slice(end));
  return isEnd ? { start, end, replacement: "." } : undefined;
}

function isOfName(text: string, start: number, end: number, brand: string | undefined): boolean {
  if (/[\p{L}\p{N}]$/u.test(text.slice(0, start)) && /^[\p{L}\p{N}]/u.test(text.slice(end))) return true;
  const before = foldText(text.slice(Math.max(0, start - 24), start));
  if (
    namesWithExclamation.some(
      (name) => before.endsWith(name) && !/\p{L}/u.test(before.at(-name.length - 1) ?? ""),
    )
  )
    return true;
  return brand?.includes("!") === true && before.endsWith(foldText(brand.slice(0, brand.indexOf("!"))));
}

function around({ text }: FieldReading, { start, end }: Place): string {
  return text.slice(Math.max(0, start - 15), end).trimStart();
}

/** Folded names that end in an exclamation mark, without it. */
const namesWithExclamation: readonly string[] = (
  "yahoo|be quiet|jeopardy|yu-gi-oh|mamma mia|moulin rouge|oklahoma|hello dolly|joomla|wham|kahoot|chips ahoy|let's go|cowabunga|k-on|" +
  "panic|westward ho|airplane|mars attacks|viva zapata|wow wow wubbzy|tora|jungle speed|oh|ravensburger ting|go go go|viva"
).split("|");
