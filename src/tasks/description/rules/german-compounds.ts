import { brandNames } from "../../../nlp/casing-words.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { isAttachedWord, isAudienceWord, isGenericWord, isThingCompound } from "./word-classes.ts";

/** What a food is called is a flavour of other things. */
const tasted: ReadonlySet<string | undefined> = new Set(["food", "plant"]);

const shortestCompound = 8;

/**
 * German: a compound that no list has, before the place of another noun: "Damenwanderschuh", and with all its parts "Gasgrill-Abdeckhaube".
 * What stands right before that noun may say something of it: "Massivholz Esstisch".
 */
export function compoundBefore(
  end: number,
  { tokens, text }: WordReading,
  brand: string | undefined,
): string | undefined {
  const ofMaker = new Set(readWords(brand ?? "").folded);
  for (let first = 0; first < end; first += 1) {
    let last = first;
    while (text.slice(tokens[last]?.end, tokens[last + 1]?.start) === "-") last += 1;
    const [start, head] = [tokens[first], tokens[last]];
    if (last >= end || start === undefined || head === undefined) return undefined;
    // "Imkerjacke | mit": what follows is no noun.
    const isBeforeNoun = last === end - 1 && /^\p{Lu}/u.test(tokens[end]?.text ?? "");
    const isBeside = isBeforeNoun && text.slice(head.end, tokens[end]?.start) === " ";
    const isHyphenated = last > first;
    // "11-Fach"
    const isMultiple = start.kind !== "word" && head.folded === "fach";
    if (!isMultiple && !ofMaker.has(head.folded) && isCompound(head, isHyphenated, isBeside))
      return text.slice(start.start, head.end);
    first = last;
  }
  return undefined;
}

function isCompound({ text, kind, folded }: Token, isHyphenated: boolean, isBeside: boolean): boolean {
  const isNoun =
    kind === "word" && (isHyphenated || text.length >= shortestCompound) && /^\p{Lu}\p{Ll}+$/u.test(text);
  if (!isNoun || brandNames().has(folded) || isAudienceWord(folded)) return false;
  if (isAttachedWord(folded) || isGenericWord(folded)) return false;
  const grammar = nounGrammar(text, "de");
  return !isBeside && (grammar === undefined ? isThingCompound(folded) : !tasted.has(grammar.domain));
}

/** Letters. */
const shortestFirstWord = 7;

/** The first word of a name in which no list has a noun, where it is a German compound that says what the thing is. */
export function firstCompound(name: string): string | undefined {
  const [first = ""] = name.split(" ");
  const folded = foldText(first);
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(first) && first.length >= shortestFirstWord;
  if (!isWord || brandNames().has(folded) || isAttachedWord(folded)) return undefined;
  return isThingCompound(folded, true) ? first : undefined;
}
