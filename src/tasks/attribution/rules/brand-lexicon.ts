import { lazily } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { createPhraseTable } from "../../../nlp/phrase-table.ts";
import brands from "./brands.tsv";

export interface ListedBrand {
  readonly name: string;
  /** Of the built-in channel: "electronics" of "a-electronics-audio". */
  readonly departments: ReadonlySet<string>;
  /** Whether the name is a common word too: Apple, Sage. */
  readonly isCommon: boolean;
}

/** A run of letters or digits of a text, `[start, end)`: brands are spelled with hyphens, blanks or neither. */
export interface NamePart {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of a text in order. */
export function partsOfText(text: string, longest = text.length): readonly NamePart[] {
  return Array.from(text.slice(0, longest).matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: part, index }) => ({
    text: part,
    folded: foldText(part),
    start: index,
    end: index + part.length,
  }));
}

const table = lazily(() => {
  const phrases = createPhraseTable<ListedBrand>();
  for (const { brand = "", also = "", departments = "", common = "" } of parseTable(brands)) {
    const listed = { name: brand, departments: setOf(departments), isCommon: common !== "" };
    for (const spelling of [brand, ...also.split("|")]) {
      phrases.add(
        partsOfText(spelling).map(({ folded }) => folded),
        listed,
      );
    }
  }
  return phrases;
});

function setOf(departments: string): ReadonlySet<string> {
  return new Set(departments.split(" ").filter((one) => one !== ""));
}

/** A brand that a text names by parts `[first, last]`. */
export interface NamedBrand {
  readonly brand: ListedBrand;
  readonly first: number;
  readonly last: number;
}

/** The listed brands in the order of the text, the longest at each place. */
export function findListedBrands(parts: readonly NamePart[]): readonly NamedBrand[] {
  const folded = parts.map((part) => part.folded);
  const found: NamedBrand[] = [];
  for (let first = 0; first < parts.length; first += 1) {
    const match = table().longestAt(folded, first);
    if (match === undefined) continue;
    const last = first + match.length - 1;
    found.push({ brand: match.entry, first, last });
    first = last;
  }
  return found;
}
