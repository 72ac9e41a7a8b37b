import { isDummyText } from "../../../nlp/dummy-text.ts";
import { mapSentences } from "../../../nlp/sentence-splitter.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type CleaningContext, NameReading } from "../../name/rules/cleaning-step.ts";
import { capitalsStep, isEverydayWord } from "../../name/rules/fix-capitals.ts";

/** Words; a text of fewer may have no noun in the middle of a sentence. */
const fewestWords = 6;
/** Small words of the language: texts in other ones have fewer. */
const fewestSmall = 2;
/** A capital inside a sentence, of a word that is not in capitals: then the shop writes nouns as they are. */
const innerCapital = /(?<=[\p{L}\d,;)] )\p{Lu}\p{Ll}{2,}/u;
/** "Im Praktischen Eimer": an adjective before its noun. */
const adjective =
  /(?<=\p{L} )\p{Lu}(?=\p{Ll}+(?:isch|lich|ig|bar|los|iv|ell|voll|frei|fach|end|iert|haft|sam|[^aeiouäöü\s]t)e[nmrs]? \p{Lu})/gu;

/** Ends that no other word has. */
const nounEnd = /(?<![\p{L}\d-])\p{Ll}{3,}(?:ungen|ung|heit|keit|schaft|tion|tät)(?![\p{L}-])/gu;
/** "ab 1 jahr": too short to be read as a phrase. */
const countedNoun =
  /(?<=(?<![\p{L}\d])\d{1,4} )(?:jahre?n?|monate?n?|wochen?|tage?n?|stunden?|minuten?|sekunden?|teile?n?|stück|stufen?|liter|meter|zoll|grad|watt|volt|personen?|farben|größen)(?![\p{L}-])/gu;

/** A German text all of whose nouns are in small letters, with those that the lists know in capitals; other texts as they are. */
export function withNouns(text: string, context: CleaningContext): string {
  if (context.language !== "de" || innerCapital.test(text)) return text;
  if ((text.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0) < fewestWords) return text;
  const { tokens, folded } = readWords(text);
  if (folded.filter((word) => isStopWord(word, "de")).length < fewestSmall || isDummyText(tokens))
    return text;
  return text
    .split("\n")
    .map((line) => mapSentences(line, "de", (sentence) => cased(sentence, context)))
    .join("\n");
}

const capital = /(?<![\p{L}\d-])\p{Lu}\p{L}+/gu;
/** What nobody knows may be a verb or an adjective with these ends. */
const otherEnd = /(?:e[mnrs]?|(?:ier|ig|el|er|te|eh|ck|z)t|ig|lich|isch|bar)$/u;

function mayBeNoun(lower: string, { glossary }: CleaningContext): boolean {
  return isEverydayWord(lower, "de", glossary) || !otherEnd.test(lower);
}

function cased(sentence: string, context: CleaningContext): string {
  const first = sentence.search(/\p{L}/u);
  const small =
    sentence.slice(0, first) + sentence.slice(first, first + 1).toLowerCase() + sentence.slice(first + 1);
  const written = capitalsStep.apply(new NameReading(small), context);
  if (written.length !== sentence.length) return sentence;
  const known = written.replace(capital, (word, at: number) =>
    /^\p{Lu}\p{Ll}/u.test(word) && mayBeNoun(word.toLowerCase(), context)
      ? word
      : small.slice(at, at + word.length),
  );
  const cased = known
    .replace(adjective, (letter) => letter.toLowerCase())
    .replace(nounEnd, (noun) => noun.charAt(0).toUpperCase() + noun.slice(1))
    .replace(countedNoun, (noun) => noun.charAt(0).toUpperCase() + noun.slice(1));
  return sentence.slice(0, first + 1) + cased.slice(first + 1);
}
