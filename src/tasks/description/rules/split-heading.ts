import type { Language } from "../../../nlp/language.ts";

/** Words that are capitalised only at the start of a sentence; in English followed by a lower-case word, or by a name after "The". */
const sentenceStart: Readonly<Partial<Record<Language, RegExp>>> = {
  en: / (?=(?:The|This|With|It|You|Your|We|A|An|Our) \p{Ll}|The \p{Lu}\p{Ll}+ \d)(?<=[\p{L}\p{N})] )/u,
  de: / (?=(?:Das|Der|Die|Dank|Durch|Dieses|Diese|Dieser|Mit|Im|Bei|Beim|Wenn) [\p{L}\d]|In einer? )(?<=[\p{L}\p{N}!)] )/u,
};
const longestHeading = 90;
const shortestRest = 25;

/** Splits off a heading that lost its line break: "Flex module The module lets you ...". */
export function splitHeading(sentence: string, language: Language): string[] {
  const start = sentenceStart[language]?.exec(sentence);
  if (!start || start.index > longestHeading || sentence.length - start.index < shortestRest)
    return [sentence];
  const [heading, rest] = [sentence.slice(0, start.index), sentence.slice(start.index + 1)];
  const isOneSentence = /[.:;]/u.test(heading) || /["„“(]\P{L}*$/u.test(heading);
  if (isOneSentence || !isHeading(heading, language)) return [sentence];
  return [heading, rest];
}

/** After these words a capitalised article belongs to a name: "by The Beatles". */
const beforeNames =
  /(?:^|\s)(?:by|of|from|for|in|at|with|and|or|to|on|as|is|are|vitamin|type|class|grade)$/iu;

/**
 * In English most words are capitalised, or the last one is a lower-case word that is complete; in German only the number of
 * words counts.
 */
function isHeading(heading: string, language: Language): boolean {
  const words = heading.split(" ");
  if (language === "de") return words.length > 1;
  if (beforeNames.test(heading)) return false;
  if (words.length > 2 && /^\p{Ll}{3,}$/u.test(words.at(-1) ?? "")) return true;
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  return words.length < 8 && capitals > words.length / 2 && capitals > 1;
}
