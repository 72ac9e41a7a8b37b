import { defineCheck, nonEmptyText, oneOf } from "../check.ts";
import { type Fault, type Fix, faultAt, type Place } from "../violation.ts";

/**
 * Where they are forbidden: `anywhere`; `notInWords`, not within a word (P!nk); `notInMeasures`, not before a
 * number (Style #4301, < 10 kg).
 */
const scopes = ["anywhere", "notInWords", "notInMeasures"] as const;

type Scope = (typeof scopes)[number];

/** Characters that a channel forbids. Those of the brand are accepted. */
export const forbiddenCharacters = defineCheck({
  kind: "forbidden-characters",
  options: { characters: nonEmptyText, where: oneOf(...scopes) },
  find: (reading, check, product) => {
    const { text } = reading;
    const { brand = "" } = product;
    const faults: Fault[] = [];
    for (let start = 0; start < text.length; start += 1) {
      const character = text.charAt(start);
      if (
        !check.characters.includes(character) ||
        brand.includes(character) ||
        isLegitimate(text, start, check.where)
      )
        continue;
      const place = { start, end: start + 1 };
      faults.push(faultAt(reading, place, `It has the sign "${character}".`, without(text, place)));
    }
    return faults;
  },
});

function isLegitimate(text: string, start: number, where: Scope): boolean {
  if (where === "anywhere") return false;
  const [before, after] = [text.slice(Math.max(0, start - 2), start), text.slice(start + 1, start + 4)];
  if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)) return true;
  if (where === "notInWords") return false;
  return /^\s?\p{L}{0,2}\d/u.test(after) || /\d\s?$/.test(before) || /[A-G]$/.test(before);
}

/**
 * Punctuation at the end of a sentence or a currency symbol may be part of a title, which needs a person.
 * Between letters a space is left.
 */
function without(text: string, { start, end }: Place): Fix | undefined {
  if (/[?$]/.test(text.slice(start, end))) return undefined;
  if (
    /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 200), start)) &&
    /^[\p{L}\p{N}]/u.test(text.slice(end))
  )
    return { start, end, replacement: " " };
  const isBracket = /[{}]/.test(text.slice(start, end));
  const isLoose =
    /(?:^|\s)$/u.test(text.slice(Math.max(0, start - 200), start)) && /^(?:\s|$)/u.test(text.slice(end));
  if (isBracket || !isLoose) return { start, end, replacement: "" };
  return start === 0 ? { start, end: end + 1, replacement: "" } : { start: start - 1, end, replacement: "" };
}
