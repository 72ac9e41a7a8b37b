import { parseLists } from "../lib/table.ts";
import { isStopWordInAnyLanguage } from "../nlp/stop-words.ts";
import negationWords from "./data/negation-words.tsv";
import { type FactReading, gapAfter, type WordsBeside } from "./fact.ts";

const list = parseLists(negationWords, "word");
/** Words that negate what follows, folded. */
const negators = new Set(list("negator"));
/** Words that may come in between: no real leather, ohne echtes Leder. */
const linking = new Set(list("linking"));
/** Words that cancel a negation: not only waterproof. */
const merely = new Set(list("merely"));
/** Suffixes after what a product is free of: sugar free, parabenfrei. */
export const freeOfWords: ReadonlySet<string> = new Set(list("free-of"));
const reach = 3;
const breaks = /[.;:!?,()|\n\t]/;

const denials = new Set(list("denial"));
/** Every negation contains one of these words or of `freeOfWords`. */
export const denyingWords: ReadonlySet<string> = new Set([...negators, ...denials]);
const confirmations = new Set(list("confirmation"));

/**
 * The token that negates the words `[first, last]`: "not waterproof", "ohne Leder", "leather-free",
 * "Waterproof: No". Undefined if none does.
 */
export function findNegator(reading: FactReading, first: number, last: number): number | undefined {
  const { folded } = reading;
  const next = folded[last + 1] ?? "";
  if (freeOfWords.has(next) && gapAfter(reading, last).length === 1) return last + 1;
  if (denials.has(next) && isAnswer(reading, last + 1)) return last + 1;
  if (confirmations.has(next) && isAnswer(reading, last + 1)) return undefined;
  for (let index = first - 1; index >= Math.max(0, first - reach); index -= 1) {
    const word = folded[index] ?? "";
    if (merely.has(word) || breaks.test(gapAfter(reading, index))) return undefined;
    if (negators.has(word)) return isAnswer(reading, index) ? undefined : index;
    if (!linking.has(word) && !isStopWordInAnyLanguage(word)) return undefined;
  }
  return undefined;
}

/**
 * "Washable No Material Cotton": a capitalised No within a line answers the label before it. In "Point 4: Non adatta al forno" it negates
 * what follows in small letters.
 */
function isAnswer(reading: FactReading, index: number): boolean {
  const text = reading.tokens[index]?.text ?? "";
  if (index === 0 || !/^(?:No|Nein|Non|Yes|Ja|Oui|Si|Sì)$/.test(text)) return false;
  const goesOn = /^\p{Ll}/u.test(reading.tokens[index + 1]?.text ?? "");
  if (goesOn && /:\s?$/u.test(gapAfter(reading, index - 1)) && gapAfter(reading, index) === " ") return false;
  return /^[ :=\t]{1,3}$/.test(gapAfter(reading, index - 1));
}

const behind = new Set(list("behind-imitated"));
/** Also labels, so they count only after a hyphen: leather-style. */
const behindHyphen = new Set(list("behind-hyphen"));
const before = new Set(list("before-imitated"));
/** Likewise as the last part of a German compound. */
export const imitationHeads =
  /^(?:look|optik|effekt|stil|imitat|imitation|dekor|farben|farbig|nachbildung|print)(?:e|er|es|en|em)?$/;

/** Every imitation contains one of these words. */
export const imitatingWords: ReadonlySet<string> = new Set([...behind, ...behindHyphen, ...before]);

/** Whether the words `[first, last]` only name an appearance: leather look, effet bois, finta pelle. */
export function isImitated(reading: WordsBeside, first: number, last: number): boolean {
  const { folded } = reading;
  const [next, gap] = [folded[last + 1] ?? "", gapAfter(reading, last)];
  if (gap.length === 1 && (behind.has(next) || (gap === "-" && behindHyphen.has(next)))) return true;
  return before.has(folded[first - 1] ?? "") && gapAfter(reading, first - 1).length === 1;
}
