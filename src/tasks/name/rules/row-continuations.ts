import { languages } from "../../../api/vocabulary.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { foldLetters } from "./abbreviations.ts";
import type { KnownProduct } from "./cleaning-step.ts";
import { longestText, mostTexts } from "./row-words.ts";

/** In characters of the beginning that is looked for: fewer stand in any text. */
const shortestBeginning = 4;

/**
 * How the row's own texts go on behind the last characters of a name that was cut: "" where a word ends there, undefined where
 * they say nothing of it, several things, or are cut at the same place.
 * @param end of the name: the piece of a word that the cut left, with what stands before it
 */
export function continuationOf(end: string, product: KnownProduct | undefined): string | undefined {
  const sought = foldLetters(end);
  if (product === undefined || sought.length < shortestBeginning) return undefined;
  const found = new Map<string, string>();
  for (const text of product.texts().slice(0, mostTexts)) {
    const read = text.slice(0, longestText);
    const folded = foldLetters(read);
    for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
      if (letterOrDigit.test(folded.charAt(at - 1))) continue;
      const rest = read.slice(at + sought.length);
      const more = /^[\p{L}\p{N}]*(?:[-/][\p{L}\p{N}]+)*/u.exec(rest)?.[0] ?? "";
      if (!/^\s?(?:…|\.\.)/u.test(rest.slice(more.length))) found.set(foldLetters(more), more);
    }
  }
  const [only, other] = [...found.values()];
  return other === undefined ? only : undefined;
}

/** A number of one or two digits, or a Roman one, behind which no noun follows that it would count. */
const ownNumber = /^\s(\d{1,2}|[IVX]{1,4})(?=$|[\s.,;:!?)])(?![.,]\d)(?:\s(\p{L}+))?/u;

/** " 3" of the "Wave 3" of the row's own texts, where these have no other number behind the word; else "". */
export function numberBehind(word: string, product: KnownProduct | undefined): string {
  const found = new Set<string>();
  for (const text of product?.texts().slice(0, mostTexts) ?? []) {
    const read = text.slice(0, longestText);
    for (let at = read.indexOf(word); at >= 0; at = read.indexOf(word, at + word.length)) {
      if (letterOrDigit.test(read.charAt(at - 1))) continue;
      const [, number, next] =
        ownNumber.exec(read.slice(at + word.length, at + word.length + mostBehind)) ?? [];
      const isCounting = next !== undefined && !languages.some((each) => isStopWord(foldText(next), each));
      if (number !== undefined && !isCounting) found.add(number);
    }
  }
  const [only, other] = found;
  return only === undefined || other !== undefined ? "" : ` ${only}`;
}

/** What the row's own texts have in quotation marks that begins so; undefined where they have nothing or several things. */
export function quotationOf(begun: string, product: KnownProduct | undefined): string | undefined {
  const sought = foldLetters(begun.trim());
  if (sought === "") return undefined;
  const found = new Set<string>();
  for (const text of product?.texts().slice(0, mostTexts) ?? []) {
    for (const [, quoted = ""] of text.slice(0, longestText).matchAll(quotation))
      if (foldLetters(quoted).startsWith(sought)) found.add(quoted.trim());
  }
  const [only, other] = found;
  return other === undefined ? only : undefined;
}

const quotation = /(?<![\p{L}\p{N}])[«“„"]\s?([^«»“”„"\n]{2,50}?)\s?[»”“"](?![\p{L}\p{N}])/gu;

/** In words; a longer phrase is a sentence. */
const longestPhrase = 3;

/**
 * The words that follow the last ones of a cut name in the row's own texts, up to the end of the phrase: " X", " rouge". Undefined where
 * nothing follows or the texts differ.
 */
export function phraseBehind(end: string, product: KnownProduct | undefined): string | undefined {
  const sought = foldLetters(end);
  if (product === undefined || sought.length < shortestBeginning) return undefined;
  const found = new Set<string>();
  for (const text of product.texts().slice(0, mostTexts)) {
    const read = text.slice(0, longestText);
    const folded = foldLetters(read);
    for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
      if (letterOrDigit.test(folded.charAt(at - 1))) continue;
      const rest = read.slice(at + sought.length, at + sought.length + mostBehind);
      if (/^\s?(?:…|\.\.)/u.test(rest)) continue;
      const words = /^(?:\s[\p{L}\p{N}]+)*/u.exec(rest)?.[0].trim().split(" ") ?? [];
      const last = words.findIndex((word) => phraseEnds.has(foldText(word)));
      found.add((last < 0 ? words : words.slice(0, last)).join(" "));
    }
  }
  const [only = "", other] = found;
  const isPhrase = other === undefined && only !== "" && only.split(" ").length <= longestPhrase;
  return isPhrase ? ` ${only}` : undefined;
}

/** In characters: what is read behind the words. */
const mostBehind = 60;

/** Words with which another phrase begins. */
const phraseEnds: ReadonlySet<string> = new Set(
  "pour avec sans et ou en de du des au aux a motif coloris couleur par dans sur est per con senza e o in di da del della colore motivo fantasia".split(
    " ",
  ),
);

const letterOrDigit = /[\p{L}\p{N}]/u;
