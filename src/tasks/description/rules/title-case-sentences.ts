import { lowered } from "../../../nlp/casing.ts";
import { acronyms, brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { mapSentences } from "../../../nlp/sentence-splitter.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import type { CleaningContext } from "../../name/rules/cleaning-step.ts";
import { isEverydayWord } from "../../name/rules/fix-capitals.ts";

/** Words of a sentence, those of them that only a title writes with a capital, and the share of capitals. */
const [fewestWords, fewestSmall, mostlyCapitals] = [6, 2, 0.85];
/** "Of", "With" inside: what tells a text in title case without reading its sentences. */
const mayBeTitled = /[\p{L}\d] (?:\p{Lu}\p{Ll}{1,4}) \p{Lu}/u;
/** Names of days, months and countries, which keep their capital in English. */
const ownCapital =
  /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|india|italy|france|germany|england|britain|japan|china|america|europe|indian|italian|french|german|english|british|japanese|chinese|american|european|turkish|spanish)$/u;

/**
 * Sentences in title case as sentences are written: "This Stand Is Made Of Wood" is "This stand is made of wood". Makers, short forms and
 * words that no list has keep their capitals; German nouns have theirs anyway, so that German stays.
 */
export function withSmallTitles(text: string, context: CleaningContext): string {
  const { language } = context;
  if (language === "de" || !mayBeTitled.test(text)) return text;
  return mapSentences(text, language, (sentence) =>
    // "Part Of Plant Used : Leaves & Twigs": a label with its value is no sentence.
    /^\p{Lu}[^:.!?]{2,38}\s?:\s/u.test(sentence) ? sentence : calmed(sentence, context),
  );
}

function calmed(sentence: string, context: CleaningContext): string {
  const words = tokenize(sentence).filter(({ kind, text }) => kind === "word" && text.length > 1);
  if (!isTitled(words, context.language)) return sentence;
  const makers = foldText(context.product?.brand ?? "").split(/[^\p{L}\p{N}]+/u);
  const calm = lowered(sentence, sentence, ({ text, folded, start }) => {
    const isName = brandNames().has(folded) || acronyms().has(folded) || makers.includes(folded);
    return start !== words[0]?.start && !isName && !ownCapital.test(folded) && isSmall(text, folded, context);
  });
  return calm.replace(single[context.language], (letter) => letter.toLowerCase());
}

function isSmall(text: string, folded: string, { language, glossary }: CleaningContext): boolean {
  if (isStopWord(folded, language) || isEverydayWord(text, language, glossary)) return true;
  return language === "en" && /\p{Ll}{3}(?:ed|ing|ly)$/u.test(text);
}

/** Words of one letter between words in small letters; "vitamin A". */
const single: Readonly<Record<Language, RegExp>> = {
  en: /(?<=(?<!\p{L})(?:has|have|is|are|with|and|for|in|of|as|at|to|on|by|from|makes?|gives?) )A(?= \p{Ll})/gu,
  de: /(?!)/u,
  fr: /(?<=\p{Ll} )[AÀY](?= \p{Ll})/gu,
  it: /(?<=\p{Ll} )[AEÈO](?= \p{Ll})/gu,
};

function isTitled(words: readonly Token[], language: Language): boolean {
  const [, ...inside] = words;
  const capitals = words.filter(({ text }) => /^\p{Lu}\p{Ll}+$/u.test(text)).length;
  if (words.length < fewestWords || capitals < words.length * mostlyCapitals) return false;
  const small = inside.filter(
    ({ text, folded }) => /^\p{Lu}/u.test(text) && isStopWord(folded, language),
  ).length;
  return small >= fewestSmall;
}
