import type { Tone } from "../../../contract/vocabulary.ts";
import type { Language } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import type { Passage } from "./passage.ts";
import { wordSet } from "./score-passages.ts";

type Replacement = readonly [RegExp, string];

/** Connective phrases of the same sense and the same place in the sentence, formal to plain. */
const plainPhrases: Readonly<Record<Language, readonly Replacement[]>> = {
  en: [
    [/^(?:Furthermore|Moreover|In addition|Additionally),\s/u, "Plus, "],
    [/\bit is(?=\s[\p{L}\d])/gu, "it's"],
    [/\bIt is(?=\s[\p{L}\d])/gu, "It's"],
    [/\bdo not(?=\s)/gu, "don't"],
    [/\bdoes not(?=\s)/gu, "doesn't"],
    [/\bcannot(?=\s)/gu, "can't"],
    [/\b([Yy])ou will(?=\s)/gu, "$1ou'll"],
    [/\b([Yy])ou are(?=\s)/gu, "$1ou're"],
    [/\bwill not(?=\s)/gu, "won't"],
  ],
  de: [[/^(?:Darüber hinaus|Des Weiteren|Zudem|Ferner|Weiterhin)\s/u, "Außerdem "]],
  fr: [[/^(?:De plus|En outre|Par ailleurs),\s/u, "Et puis, "]],
  it: [[/^(?:Inoltre),\s/u, "E poi, "]],
};

/** The sentence in the tone, saying what it said: nothing is added but punctuation and connectives. */
export function adjustTone({ text, folded }: Passage, tone: Tone, language: Language): string {
  if (tone !== "professional") {
    return plainPhrases[language].reduce(
      (adjusted, [formal, plain]) => adjusted.replace(formal, plain),
      text,
    );
  }
  const praise = wordSet("hype", language);
  const plain = folded.some((word) => praise.has(word)) ? withoutPraise(text, praise, language) : text;
  return plain.includes("!") ? endQuietly(plain) : plain;
}

/** No exclamation marks; a row of them, or one with a question mark, is one stop. */
function endQuietly(sentence: string): string {
  return sentence
    .replace(/(?<=[.?…])\s*!+/gu, "")
    .replace(/\s*!+(?=\s*$|["'”»)]\s*$)/u, ".")
    .replace(/\s*!+(?=\s+\p{Lu})/gu, ".")
    .replace(/\s?!+(?=\s|$)/gu, ",")
    .replace(/,$/u, ".");
}

const praiseBefore =
  /(?:^|\s)(?:is|are|was|look|looks|feel|feels|ist|sind|wirkt|est|sont|è|sono|so|very|most|more|sehr|besonders|très|plus|molto|più|less|and|or|und|oder|et|ou|e|o|the|lo|gli|uno|in|of|with|for|at|by|mit|von|für|bei|zu|aus|avec|en|de|pour|par|con|di|per|da|dello|allo|nello|sullo)$/iu;

/** Words of praise before or behind the noun that they go with; where the sentence leans on one it stays. */
function withoutPraise(sentence: string, praise: ReadonlySet<string>, language: Language): string {
  return sentence.replace(
    /\s(\p{Ll}+)(?=\s(\p{L}+))/gu,
    (found, word: string, next: string, offset: number) => {
      if (!praise.has(foldText(word))) return found;
      const before = sentence.slice(0, offset);
      const leansOnIt = praiseBefore.test(before) || /[,;:'’]$/u.test(before);
      const isJoined = isStopWord(foldText(next), language);
      return leansOnIt || isJoined || !isArticleSafe(before, next, language) ? found : "";
    },
  );
}

/** The article before must suit the word that moves up to it: a/an, un/uno. */
function isArticleSafe(before: string, next: string, language: Language): boolean {
  const article = /(?:^|\s)(\p{L}+)$/u.exec(before)?.[1]?.toLowerCase() ?? "";
  const startsWithVowel = /^[aeiouhàèéêîôù]/iu.test(next);
  if (language === "en" && article === "a") return !startsWithVowel;
  if (language === "en" && article === "an") return startsWithVowel && !/^h/iu.test(next);
  if (language === "it")
    return (
      !/^(?:un|una|il|la|i|del|al|dal|nel|sul|della|alla|quel|bel)$/u.test(article) ||
      /^[bcdfglmpqrt]/iu.test(next)
    );
  if (language === "fr") return !startsWithVowel || !/^(?:de|ce|ma|ta|sa|le|la|beau|nouveau)$/u.test(article);
  return true;
}
