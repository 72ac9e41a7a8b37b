import type { Language } from "../../../api/vocabulary.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { FoundNoun } from "./cleaning-step.ts";
import { longestLine } from "./named-record.ts";

/** Words in front of a noun that say of what kind it is. */
const mostBefore = 4;

/** What ends the phrase that a line begins with: a stop, what the thing is with or for, and whose it is. */
const phraseEnds: Readonly<Record<Language, RegExp>> = {
  en: /[,;:!?()|]|\.(?!\d)|\s[–—-]\s|\s(?:with|for|from|by|in|of|and|incl|including|featuring|that|which)(?!\p{L})/iu,
  de: /,(?!\s\p{Ll}+(?:er|es|e)\s)|[;:!?()|]|\.(?!\d)|\s[–—-]\s|\s(?:mit|für|als|zu[mr]?|i[nm]|von|vom|aus|ohne|inkl|und(?!\s\p{Ll}+e[rs]?\s\p{Lu})|der|des)(?!\p{L})/u,
  fr: /[,;:!?()|]|\.(?!\d)|\s[–—-]\s|\s(?:avec|pour|en|et|sans|par|de la marque)(?!\p{L})/iu,
  it: /[,;:!?()|]|\.(?!\d)|\s[–—-]\s|\s(?:con|per|in|e|ed|senza|della marca)(?!\p{L})/iu,
};

const article =
  /^(?:an?|the|eine?|der|die|das|une?|l[ea]|un[oa]?|il|lo)\s+(?=\p{L})|^(?:l['’]|un['’])(?=\p{L})/iu;
/** "Tragbares", "Toller und handlicher", "Echter, guter": a German adjective in front of a noun, with the capital of the line's beginning. */
const adjectives = /^(?:\p{L}\p{Ll}+(?:er|es|e),?\s(?:und\s)?)(?:\p{Ll}+(?:er|es|e),?\s){0,2}(?=[\p{Lu}\d])/u;
/** "FM", "CD/MP3", "DAB+": of what kind a thing is, in capitals. */
const codes = /(?:(?<=^|\s)[\p{Lu}\d]{2,4}\+?(?:\/[\p{Lu}\d]{2,4}\+?)*\s)+$/u;

/**
 * The noun of the phrase that a line consists of or begins with: "Tragbares FM Radio mit CD-Player", "Lecteur CD portable", "Compact CD
 * player with Bluetooth". Undefined where the phrase has other words than those that say of what kind the thing is.
 */
export function nounOfLine(
  text: string,
  findNouns: (text: string) => readonly FoundNoun[],
  { language }: { readonly language: Language },
): FoundNoun | undefined {
  const line = text.slice(0, longestLine);
  const end = phraseEnds[language].exec(line)?.index ?? (text.length > longestLine ? 0 : line.length);
  const phrase = line.slice(0, end).trimEnd();
  const from = article.exec(phrase)?.[0].length ?? 0;
  const isHeadLast = language === "en" || language === "de";
  if (!isHeadLast) return findNouns(phrase).find(({ start }) => start === from);
  const found = lastNoun(phrase, findNouns);
  if (found === undefined) return undefined;
  const start = found.start - (codes.exec(phrase.slice(0, found.start))?.[0].length ?? 0);
  const skipped = language === "de" ? (adjectives.exec(phrase.slice(from))?.[0].length ?? 0) : 0;
  const kinds = phrase
    .slice(from + skipped, Math.max(from + skipped, start))
    .split(/\s+/u)
    .filter((word) => word !== "");
  // "Marantz CD-Player" at the line's beginning.
  if (from === 0 && brandNames().has((kinds[0] ?? "").toLowerCase())) kinds.shift();
  const isKind = (word: string) =>
    (language === "en" || /^[\p{Lu}\d]/u.test(word)) &&
    !isStopWord(foldText(word), language) &&
    !brandNames().has(word.toLowerCase());
  return kinds.length <= mostBefore && kinds.every(isKind) ? { ...found, start } : undefined;
}

/** The noun that a phrase ends in, also where the lists have the words in front of it with it as a feature: "FM radio". */
function lastNoun(phrase: string, findNouns: (text: string) => readonly FoundNoun[]): FoundNoun | undefined {
  for (const words of [phrase.length, 2, 1]) {
    const from = phrase.split(" ").slice(0, -words).join(" ").length;
    const start = from === 0 ? 0 : from + 1;
    const found = findNouns(phrase.slice(start)).find(({ end }) => start + end === phrase.length);
    if (found !== undefined) return { ...found, start: found.start + start, end: found.end + start };
  }
  return undefined;
}
