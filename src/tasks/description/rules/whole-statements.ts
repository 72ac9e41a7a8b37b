import { type Language, textLanguages } from "../../../nlp/language.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { isBalanced } from "./cut-passage.ts";
import { openings } from "./noise-phrases.ts";
import { dependsOnPrevious } from "./sentence-openings.ts";

/** Beginnings of explanations in brackets, examples and footnotes. */
const aside = /^(?:\(|\*|z\.\s?B\.|d\.\s?h\.|e\.g\.|i\.e\.|p\.\s?ex\.|ad es\.|es\.\s)/u;
/** Words that ask for others behind them. */
const openEnd =
  /(?:^|\s)(?:and|or|with|for|of|the|a|an|to|in|by|from|und|oder|mit|für|von|der|die|das|ein|eine|aus|im|zum|zur|et|ou|avec|pour|de|du|des|le|la|les|un|une|en|à|e|o|con|per|di|del|della|il|lo|uno|una|da)[\s.,;]*$/iu;
/** One or two letters of a word that the feed cut; units stand behind a number. */
const lostEnd =
  /\p{L}{2}\s(?!(?:cm|mm|km|kg|mg|ml|cl|dl|db|kw|hz|gb|tb|mb|go|to|mo|eu|uk|us|xl|xs|in|it|ja|oui|no|sì|si)\s*$)\p{Ll}{1,2}$/u;
/** "With which you work faster", "In spite of its size": the rest of the sentence is another one. */
const clauseStart =
  /^(?:mit|in|auf|für|von|zu|bei|durch) (?:der|dem|denen|dessen) (?:sie|du|man|ihr|ich|wir|es)\s|^(?:trotz|despite|in spite of|malgré|nonostante)\s[^,]*$/iu;
/** German and French forms of a verb that ask the reader to do something: "Erhöhen Sie", "Profitez". */
const imperative = /^(?:\p{Lu}\p{Ll}+e?n Sie|(?!Chez|Assez)\p{Lu}\p{Ll}{2,}ez)(?:-\p{Ll}+)?[\s,]/u;
/** A quotation mark more than pairs is the end or the beginning of another sentence. */
const doubleQuotes = /(?<!\d\s?)["“”„]/gu;

/**
 * Whether a text is understood without the texts around it and has both ends: no question, call to the reader, aside, or continuation.
 * @param kind an entry of a list may begin with a small letter and with what it has: "with two pockets"
 */
export function isWholeStatement(text: string, kind: "sentence" | "entry"): boolean {
  if (/[?:…]$|\.{3}$/u.test(text) || aside.test(text)) return false;
  if (openEnd.test(text) || lostEnd.test(text) || clauseStart.test(text) || imperative.test(text))
    return false;
  if (kind === "sentence" && /^\p{Ll}{2,}(?:[\s,;:]|$)/u.test(text)) return false;
  if (openings.inviting.test(text) || openings.calling.test(text) || dependsOnPrevious(text)) return false;
  return isBalanced(text) && (text.match(doubleQuotes)?.length ?? 0) % 2 === 0;
}

/** A unit with a full stop behind a number, before the next statement: "max. 1450 W. Farbe schwarz". */
const unitEnd = /(?<=\d\s?\p{L}{1,3}\.)\s(?=\p{Lu}\p{L}{2}|\d)/u;

/** The statements of a text that the full stop of a unit did not part. */
export function splitAtUnits(text: string): string[] {
  return text.includes(". ") ? text.split(unitEnd) : [text];
}

/** Characters; a shorter text in capitals may be a name or a code. */
const shortestShout = 12;

/** Whether most of a text's letters are capitals. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return letters.length >= shortestShout && capitals * 2 > letters.length;
}

/** Words of another language that are telling together. */
const fewestForeign = 2;

/** Whether a text has small words of another language and hardly any of its own. */
export function isForeign(folded: readonly string[], language: Language): boolean {
  const counts = (of: Language) => folded.filter((word) => isStopWord(word, of)).length;
  const own = counts(language);
  return textLanguages.some((other) => {
    if (other === language) return false;
    const found = counts(other);
    return found >= fewestForeign && found > own * 2;
  });
}
