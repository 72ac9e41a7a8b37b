import { roundedScore } from "../../../api/category-scores.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { isComputerLine, isOfMotorcycles } from "../../evidence/device-makers.ts";
import { inOrder } from "./audience-twins.ts";
import table from "./contradicting-words.tsv";
import type { ProductQuery } from "./product-query.ts";
import { traitsOf } from "./row-traits.ts";

interface Contradiction {
  readonly where: "name" | "shop" | "any";
  readonly words: ReadonlySet<string>;
  /** Devices whose makers or lines speak like the words. */
  readonly isOfDevice?: (folded: string) => boolean;
  /** Whether the category that they speak for is the product's, also where it is not among the ranked ones. */
  readonly isSure: boolean;
  readonly unless: ReadonlySet<string>;
  /** The English name of a category, or what the identifiers of categories begin with, a star at its end. */
  readonly against: string;
  readonly instead: string;
}

/** Behind a category that is the product's, whatever else its words say. */
const sure = "!";

/** Lists of other tables that stand among the words. */
const deviceLists: Readonly<Record<string, (folded: string) => boolean>> = {
  "@motorcycles": isOfMotorcycles,
  "@computers": isComputerLine,
};

const contradictions = lazily((): readonly Contradiction[] =>
  parseTable(table).flatMap((row) => {
    const words = membersOf([row], "words");
    const list = words.find((word) => deviceLists[word] !== undefined);
    const isOfDevice = list === undefined ? undefined : deviceLists[list];
    return membersOf([row], "against", "|").map((against) => ({
      where: row.where === "name" || row.where === "shop" ? row.where : "any",
      words: new Set(words),
      ...(isOfDevice && { isOfDevice }),
      isSure: row.instead?.endsWith(sure) === true || words.some((word) => word.startsWith("@")),
      unless: new Set(membersOf([row], "unless")),
      against,
      instead: (row.instead ?? "").replace(sure, ""),
    }));
  }),
);

/** The contradictions of a catalog's categories by their numbers, and the numbers of what speaks instead. */
const placesOf = oncePerObject((catalog: Catalog) => {
  const numbers = new Map<string, number[]>();
  const named = new Set(contradictions().flatMap(({ against, instead }) => [against, instead]));
  for (const [number, { names, identifier }] of catalog.categories.entries()) {
    if (names.en === undefined || !named.has(names.en) || !catalog.isLeaf(identifier)) continue;
    numbers.set(names.en, [...(numbers.get(names.en) ?? []), number]);
  }
  const against = new Map<number, Contradiction[]>();
  for (const one of contradictions()) {
    for (const number of numbers.get(one.against) ?? leavesBeginning(catalog, one.against))
      against.set(number, [...(against.get(number) ?? []), one]);
  }
  return { against, numbers };
});

/** The leaves whose identifiers begin with what stands before the star; none without one. */
function leavesBeginning(catalog: Catalog, pattern: string): readonly number[] {
  if (!pattern.endsWith("*")) return [];
  const beginning = pattern.slice(0, -1);
  return [...catalog.categories.entries()].flatMap(([number, { identifier }]) =>
    identifier.startsWith(beginning) && catalog.isLeaf(identifier) ? [number] : [],
  );
}

/** What is left of the score of a category that the words contradict. */
const leftShare = 0.01;

/**
 * Lowers categories that words of the product contradict: a laser printer is no inkjet printer. What they lose goes to the category
 * that the words speak for, where it is among the ranked ones or is the twin of another device's; else the product's category becomes less sure.
 * @param ranked probabilities, best first
 */
export function withoutContradicted(
  catalog: Catalog,
  { texts }: Pick<ProductQuery, "texts">,
  ranked: RankedNumbers,
): RankedNumbers {
  const { against, numbers } = placesOf(catalog);
  if (!ranked.numbers.some((number) => against.has(number))) return ranked;
  const said = saidIn(texts);
  const ranks = [...ranked.numbers];
  const scores = [...ranked.scores];
  let hasChanged = false;
  for (const [place, number] of ranked.numbers.entries()) {
    const found = against.get(number)?.find((one) => applies(one, said[one.where]()));
    if (found === undefined) continue;
    const lost = (ranked.scores[place] ?? 0) * (1 - leftShare);
    const [heir] = numbers.get(found.instead) ?? [];
    const isMissing = heir !== undefined && found.isSure && !ranks.includes(heir);
    if (isMissing) ranks.push(heir);
    const heirPlace = heir === undefined ? -1 : ranks.indexOf(heir);
    scores[place] = roundedScore((scores[place] ?? 0) - lost);
    if (heirPlace >= 0) scores[heirPlace] = roundedScore((scores[heirPlace] ?? 0) + lost);
    hasChanged = true;
  }
  if (!hasChanged) return ranked;
  return inOrder(ranks, scores);
}

/** What a row's texts say, found when it is asked for: several rankings of a row ask. */
const saidIn = oncePerObject((texts: ProductQuery["texts"]) => {
  const [name = [], , ...columns] = texts;
  return {
    name: lazily(() => new Set([...name.flatMap(withJoined), ...withPairs(name), ...traitsOf(name)])),
    shop: lazily(() => new Set(columns.flatMap(withPairs))),
    any: lazily(() => new Set(texts.flatMap(withPairs))),
  };
});

/** Between a noun and what it is made of: "barre de céréales" is "barre_cereales". */
const ofWords: ReadonlySet<string> = new Set(["de", "di", "ai", "aux", "of"]);

/** A word, and with the one before it: "stampante_led". */
function withPairs(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ folded }, place) => {
    const [before, noun] = [tokens[place - 1], tokens[place - 2]];
    if (before === undefined) return [folded];
    const pair = `${before.folded}_${folded}`;
    return noun !== undefined && ofWords.has(before.folded)
      ? [folded, pair, `${noun.folded}_${folded}`]
      : [folded, pair];
  });
}

/** A word, and with the single letter that is joined to it: the "X-Max" of "X" and "Max". */
function withJoined({ folded, start }: Token, place: number, tokens: readonly Token[]): readonly string[] {
  const before = tokens[place - 1];
  const isJoined = before !== undefined && before.folded.length === 1 && before.end + 1 === start;
  return isJoined ? [folded, `${before.folded}-${folded}`] : [folded];
}

function applies({ words, isOfDevice, unless }: Contradiction, seen: ReadonlySet<string>): boolean {
  if (hasAny(unless, seen)) return false;
  return hasAny(words, seen) || (isOfDevice !== undefined && [...seen].some(isOfDevice));
}

function hasAny(words: ReadonlySet<string>, seen: ReadonlySet<string>): boolean {
  for (const word of words) if (seen.has(word)) return true;
  return false;
}
