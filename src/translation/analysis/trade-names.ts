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
 * English words that makers call their goods by, for their sound and not for what they say: "Signature", "Secret Crush". With a
 * capital, where nothing translates them, they are part of a name.
 * @param folded a word in small letters
 */
function isPraise(folded: string): boolean {
  return words().praise.has(folded);
}

/**
 * What makers and shops call themselves by, behind a name of their own: "Rajasthan Crafts".
 * @param folded a word in small letters
 */
function isHouse(folded: string): boolean {
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

/** "Lenovo Essential B70-80", "Galaxy S6 edge": between a maker and a number, or behind a number where no thing is named. */
export function isLineOfMaker(text: string, piece: Piece, site: LineSite): boolean {
  const { before, next, isUnderstood } = site;
  const hasCapital = /^\p{Lu}/u.test(text);
  if (piece.kind === "name") return hasCapital && isMadeBy(piece.found);
  if (before?.kind !== "name" || before.isGuess === true) return false;
  if (next !== undefined) return hasCapital && numbered.has(next.kind) && /\d/.test(next.found);
  const maySuffix = text.length <= longestSuffix || isEnglish(foldText(text));
  return maySuffix && !isUnderstood && /\d/.test(before.found);
}

/** A known maker at its head, a number behind. */
function isMadeBy(found: string): boolean {
  const [maker = ""] = readWords(found).folded;
  return isFixed(maker) && /\s\S*\d\S*$/.test(found);
}

/** "Signature Gold", "Rajasthan Crafts", and both words of "Wax Melts - Secret Garden". */
export function isTradeName(text: string, { isLoud, isLeading, run }: LineSite): boolean {
  if (isLoud || !/^\p{Lu}/u.test(text)) return false;
  const folded = foldText(text);
  return isPraise(folded) || (isLeading && isHouse(folded)) || isVariant(run);
}

const ownKinds: ReadonlySet<Piece["kind"]> = new Set(["unknown", "name", "number"]);

/** What a sort is called, behind a dash or a comma: nothing of it is understood, and a word of it praises. */
function isVariant(run: readonly Piece[]): boolean {
  const start = run[0]?.start ?? 0;
  return (
    start > 0 &&
    run.every(({ kind }) => ownKinds.has(kind)) &&
    run.some(({ found }) => readWords(found).folded.some(isPraise))
  );
}
