import { lazily } from "../../lib/once.ts";
import { membersBy, parseTable } from "../../lib/table.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { readWords } from "../../nlp/stemmer.ts";
import tradeNameWords from "../data/trade-name-words.tsv";
import type { Piece } from "./piece.ts";
import { isEnglish, isFixed } from "./word-language.ts";

const words = lazily(() => {
  const wordsOf = membersBy(parseTable(tradeNameWords), "kind", "words");
  return { praise: wordsOf("praise"), house: wordsOf("house") };
});

/**
 * Whether it is an English word that is common in trade names: "Signature", "Secret Crush". A capitalized one that is in no list
 * is part of a name.
 */
function isTradeNameWord(folded: string): boolean {
  return words().praise.has(folded);
}

/**
 * Whether it is a word that is common in company names, after the proper name: "Rajasthan Crafts".
 */
function isCompanyWord(folded: string): boolean {
  return words().house.has(folded);
}

interface LineSite {
  readonly isLoud: boolean;
  readonly isLeading: boolean;
  readonly isUnderstood: boolean;
  readonly run: readonly Piece[];
  readonly before: Piece | undefined;
  readonly next: Piece | undefined;
}

const numbered: ReadonlySet<Piece["kind"]> = new Set(["name", "number"]);
const longestSuffix = 3;

/**
 * Whether a word is part of a product line: "Lenovo Essential B70-80", "Galaxy S6 edge". It is between a maker and a number, or
 * after a number if the name has no known thing.
 */
export function isLineOfMaker(text: string, piece: Piece, site: LineSite): boolean {
  const { before, next, isUnderstood } = site;
  const hasCapital = /^\p{Lu}/u.test(text);
  if (piece.kind === "name") return hasCapital && isMadeBy(piece.found);
  if (before?.kind !== "name" || before.isGuess === true) return false;
  if (next !== undefined) return hasCapital && numbered.has(next.kind) && /\d/.test(next.found);
  const maySuffix = text.length <= longestSuffix || isEnglish(foldText(text));
  return maySuffix && !isUnderstood && /\d/.test(before.found);
}

/** Whether a name begins with a known maker and ends with a number. */
function isMadeBy(found: string): boolean {
  const [maker = ""] = readWords(found).folded;
  return isFixed(maker) && /\s\S*\d\S*$/.test(found);
}

/** Whether a word is part of a trade name: "Signature Gold", "Rajasthan Crafts", "Wax Melts - Secret Garden". */
export function isTradeName(text: string, { isLoud, isLeading, run }: LineSite): boolean {
  if (isLoud || !/^\p{Lu}/u.test(text)) return false;
  const folded = foldText(text);
  return isTradeNameWord(folded) || (isLeading && isCompanyWord(folded)) || isVariant(run);
}

const ownKinds: ReadonlySet<Piece["kind"]> = new Set(["unknown", "name", "number"]);

/** Whether a run after a dash or comma names a variant: it has no known words, and one that is common in trade names. */
function isVariant(run: readonly Piece[]): boolean {
  const start = run[0]?.start ?? 0;
  return (
    start > 0 &&
    run.every(({ kind }) => ownKinds.has(kind)) &&
    run.some(({ found }) => readWords(found).folded.some(isTradeNameWord))
  );
}
