import type { Language } from "../../nlp/language.ts";

/** Words of a translation in order; those that are `fixed` (names, codes, measures) keep their letters. */
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

/** An elision (d', dell') or a hyphen, but not the apostrophe of girls'. */
const leaning = /(?:(?:^|\s)[dl]'|ll'|-)$/i;

/** The parts with blanks between them but for what leans on the next. */
export function joinParts(parts: readonly WrittenPart[]): string {
  return parts
    .map(({ text }) => text)
    .filter((text) => text !== "")
    .reduce(
      (line, text) => (line === "" || leaning.test(line) || text === "," ? line + text : `${line} ${text}`),
      "",
    );
}

/** English headline case. */
export function titleCase(parts: readonly WrittenPart[], target: Language): readonly WrittenPart[] {
  if (target !== "en") return parts;
  return parts.map((part) => (part.isFixed ? part : { ...part, text: capitalizeWords(part.text) }));
}

function capitalizeWords(text: string): string {
  return text
    .split(" ")
    .map((part) => (smallWords.has(part) ? part : part.split("-").map(capitalize).join("-")))
    .join(" ");
}

/** A capital in front, but for a name that begins with a small letter. */
export function capitalizeFirst(parts: readonly WrittenPart[]): readonly WrittenPart[] {
  const [first, ...rest] = parts;
  return first === undefined || first.isFixed ? parts : [{ ...first, text: capitalize(first.text) }, ...rest];
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
