import type { Language } from "../../nlp/language.ts";
import { capitalized } from "../../nlp/normalizer.ts";

/** A part of a translation; the case of fixed parts (names, codes, measures) is never changed. */
export interface WrittenPart {
  readonly text: string;
  readonly isFixed: boolean;
}

export function word(text: string): WrittenPart {
  return { text, isFixed: false };
}

export function fixed(text: string): WrittenPart {
  return { text, isFixed: true };
}

const smallWords: ReadonlySet<string> = new Set([
  "for",
  "with",
  "without",
  "and",
  "of",
  "in",
  "on",
  "the",
  "from",
]);

/** A text that joins the next without a space: an elision (d', dell') or a hyphen, but not the apostrophe of girls'. */
const joinsNext = /(?:(?:^|\s)[dl]'|ll'|-)$/i;

/** Joins the parts with spaces, except after elisions and hyphens and before commas. */
export function joinParts(parts: readonly WrittenPart[]): string {
  const pieces: string[] = [];
  // As much of the line's end as `joinsNext` looks at.
  let end = "";
  for (const { text } of parts) {
    if (text === "") continue;
    const piece = end === "" || joinsNext.test(end) || text === "," ? text : ` ${text}`;
    pieces.push(piece);
    end = (end + piece).slice(-3);
  }
  return pieces.join("");
}

/** English headline case. */
export function titleCase(parts: readonly WrittenPart[], target: Language): readonly WrittenPart[] {
  if (target !== "en") return parts;
  return parts.map((part) => (part.isFixed ? part : { ...part, text: capitalizeWords(part.text) }));
}

function capitalizeWords(text: string): string {
  return text
    .split(" ")
    .map((part) => (smallWords.has(part) ? part : part.split("-").map(capitalized).join("-")))
    .join(" ");
}

/** Capitalizes the first part unless it is fixed. */
export function capitalizeFirst(parts: readonly WrittenPart[]): readonly WrittenPart[] {
  const [first, ...rest] = parts;
  return first === undefined || first.isFixed
    ? parts
    : [{ ...first, text: capitalized(first.text) }, ...rest];
}
