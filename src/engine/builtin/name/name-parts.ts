import type { Glossary, GlossaryMatch } from "../../../glossary/glossary.ts";
import type { GlossaryRole } from "../../../glossary/glossary-entry.ts";
import type { Language } from "../../../text/language.ts";
import { readWords, type WordReading } from "../../../text/read-words.ts";
import { findMeasures } from "../../../text/units.ts";
import { findDesignations } from "./write-units.ts";

/** A property that may stand behind the thing's name without loss: its words as the name has them. */
export interface NameAttribute {
  readonly role: GlossaryRole | "measure";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface NameParts {
  /** The product type that the name states, as it is written there. */
  readonly type: string | undefined;
  /** In reading order. */
  readonly attributes: readonly NameAttribute[];
}

const attributeRoles: ReadonlySet<string> = new Set(["color", "pattern", "size", "audience", "material"]);
const labelBefore =
  /(?:couleurs?|coloris|colou?rs?|farbe|colore|taille|size|größe|taglia|mati[eè]re|material|materiale)\s*[-:–]?\s*$/iu;
const wordsBeforeOthers: ReadonlySet<string> = new Set(["for", "with", "fur", "mit", "zum"]);
const separators = /^\s*(?:[,;|]|[-–—]\s|\()|^\s+[-–—]\s/u;

/** What a cleaned name states, as far as the glossary and the units know it. */
export function findNameParts(name: string, language: Language, glossary: Glossary): NameParts {
  const reading = readWords(name);
  const matches = glossary.find(reading, language);
  const types = matches.filter((match) => match.entry.role === "type");
  const type = mainType(reading, types, language);
  const asksForColor = types.length === 0 || types.some((match) => match.entry.asksForColor);
  const properties = joinNeighbours(
    reading,
    matches.filter((match) => attributeRoles.has(match.entry.role) && isSizeInCapitals(reading, match)),
  );
  const movable = properties
    .map((property) => wholeShade(name, property))
    .filter(
      (property) =>
        asksForColor &&
        standsApart(name, property) &&
        ((type !== undefined && !agrees(property, language)) || isBehindCode(name, property)),
    );
  const attributes = [...movable, ...measuresIn(name)].toSorted((one, two) => one.start - two.start);
  return { type: type && sliceOf(reading, type), attributes };
}

/** The last in English and German, the first in French and Italian; what stands behind "for" or "with" is another thing. */
function mainType(
  reading: WordReading,
  types: readonly GlossaryMatch[],
  language: Language,
): GlossaryMatch | undefined {
  if (language === "fr" || language === "it") return types[0];
  const end = reading.folded.findIndex((word) => wordsBeforeOthers.has(word));
  return (end < 0 ? undefined : types.findLast((type) => type.end <= end)) ?? types.at(-1);
}

function isSizeInCapitals(reading: WordReading, match: GlossaryMatch): boolean {
  return match.entry.role !== "size" || /^(?:\d?X{1,4}[SL]|XXS|XXL|\dXL)$/u.test(sliceOf(reading, match));
}

function sliceOf({ text, tokens }: WordReading, { first, end }: GlossaryMatch): string {
  return text.slice(tokens[first]?.start, tokens[end - 1]?.end);
}

/** A French or Italian colour behind a noun is that noun's: "pelle nera", "Manche Rouge". */
function agrees({ role }: NameAttribute, language: Language): boolean {
  return (language === "fr" || language === "it") && role === "color";
}

/** "Midnight Grey" behind a dash is one colour. */
function wholeShade(name: string, property: NameAttribute): NameAttribute {
  const { role, start, end } = property;
  if (role !== "color" || end !== name.length) return property;
  const shade = /\s[-–—]\s+((?:\p{Lu}\p{Ll}+\s){1,2})$/u.exec(name.slice(0, start))?.[1];
  if (shade === undefined) return property;
  const from = start - shade.length;
  return { role, text: name.slice(from, end), start: from, end };
}

/** Where no product type is known, a colour may be moved only from behind a code, a number or a separator. */
function isBehindCode(name: string, { start }: NameAttribute): boolean {
  return /(?:^|\s)(?:\S*\d\S*|[-–—|]|\S+[,;]|\p{Lu}|\p{Lu}{3,})\s*$/u.test(name.slice(0, start));
}

/** "Black & White" is one property. */
function joinNeighbours(reading: WordReading, matches: readonly GlossaryMatch[]): NameAttribute[] {
  const joined: NameAttribute[] = [];
  for (const match of matches) {
    const [start, end] = [reading.tokens[match.first]?.start ?? 0, reading.tokens[match.end - 1]?.end ?? 0];
    const { role } = match.entry;
    const before = joined.at(-1);
    const gap = before && reading.text.slice(before.end, start);
    const isOne =
      before?.role === role && gap !== undefined && /^\s?(?:&|\/|-|,|and|und|et|e)?\s?$/u.test(gap);
    const from = isOne ? before.start : start;
    if (isOne) joined.pop();
    joined.push({ role, text: reading.text.slice(from, end), start: from, end });
  }
  return joined;
}

/** At an end of the name that other words don't lean on, or between separators. Materials need their "in", "en". */
function standsApart(name: string, { role, start, end }: NameAttribute): boolean {
  const before = name.slice(0, start);
  const after = name.slice(end);
  if (labelBefore.test(before)) return false;
  const isLast = after === "" || separators.test(after);
  const isSetOff = /(?:^|,|;|\||\s[-–—])\s*$/u.test(before);
  if (role === "audience" && /^for\b/i.test(name.slice(start, end))) return false;
  if (role === "material" || role === "audience") return isSetOff && isLast && start > 0;
  return (
    isLast &&
    start > 0 &&
    !/(?:\bfor|\bwith|\bpour|\bavec|\bmit|\bfür|\bcon|\bper|\bin|\bet?|\bund|\band|&|\+|\/|\()\s*$/u.test(
      before,
    )
  );
}

/** Measures at the end, behind a separator, or of content in front (10 ml Lavender Oil); "10 x 20 cm" is one. */
function measuresIn(name: string): NameAttribute[] {
  const regions: NameAttribute[] = [];
  if (name.includes("+ ") || name.includes(" +")) return regions;
  for (const { start, end, dimension } of findMeasures(name)) {
    const before = regions.at(-1);
    const isOne = before !== undefined && /^\s*[x×*/]?\s*$/u.test(name.slice(before.end, start));
    const from = isOne ? before.start : start;
    if (isOne) regions.pop();
    const isContent = dimension === "volume" || dimension === "mass";
    if ((from === 0 && !isContent) || dimension === "fraction") continue;
    regions.push({ role: "measure", text: name.slice(from, end), start: from, end });
  }
  if (regions.length === 0) return regions;
  const designations = findDesignations(name);
  return regions.filter(({ start, end, text }) => {
    if (designations.some((one) => one.start < end && start < one.end)) return false;
    const [before, after] = [name.slice(0, start), name.slice(end)];
    if (/(?::|\p{L}\.)\s*$/u.test(before) || /^,\s*\d/u.test(after)) return false;
    if (/^\p{L}/u.test(text) && /[\p{L}\p{N}]\s*$/u.test(before)) return false;
    const hasNumberBefore =
      /(?:\d\s*|(?:^|\s)\p{L}[.:]?\s*|[x×+&/(-]\s?|\b(?:for|pour|per|für|à|zu|da|de|di|of|each|je)\s)$/u.test(
        before,
      );
    return (
      (start === 0 || after === "" || separators.test(after)) &&
      !hasNumberBefore &&
      !/^\s*[x×+(]/u.test(after)
    );
  });
}
