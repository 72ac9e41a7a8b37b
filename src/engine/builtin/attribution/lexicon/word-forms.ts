import type { Language } from "../../../../text/language.ts";
import { foldText } from "../../../../text/normal-form.ts";

/** A word as a form of another is told by: as written in lower case and composed, and folded. */
export interface WrittenWord {
  readonly text: string;
  readonly folded: string;
}

/**
 * Whether two words of one stem may be forms of one word: number, case and gender change the ending within
 * the language's own patterns. What only shares the stem is another word: pin is no pino, argent no argenté.
 */
export function mayBeForms(term: WrittenWord, word: WrittenWord, language: Language): boolean {
  if (language === "it" && isStressed(term) !== isStressed(word) && isLowerCase(word)) return false;
  if (term.folded === word.folded && language !== "fr") return true;
  if (language === "it") return mayBeItalianForms(term.folded, word.folded);
  return language !== "fr" || mayBeFrenchForms(term, word);
}

/** The final vowels in which the forms of an Italian word end, by the vowel in which it is listed. */
const italianEndings: Readonly<Record<string, string>> = { a: "ae", e: "aei", i: "aeio", o: "aeio" };
const shortestInflected = 4;
/** Feminine nouns whose plural in -e is a common word of its own. */
const italianHomographs = new Set(["mente", "parte", "arte", "sete", "volte"]);

function mayBeItalianForms(term: string, word: string): boolean {
  if (italianHomographs.has(word)) return false;
  const endings = italianEndings[term.charAt(term.length - 1)];
  const last = word.charAt(word.length - 1);
  if (endings === undefined) return !"aeio".includes(last);
  return term.length >= shortestInflected ? endings.includes(last) : term === word;
}

/** "unità" is a noun of its own beside "unita"; capitals often go without the accent. */
function isStressed({ text }: WrittenWord): boolean {
  return /[àèéìòù]$/.test(composed(text));
}

function isLowerCase({ text }: WrittenWord): boolean {
  return text !== text.toUpperCase();
}

const participle = /é(?:e|s|es)?$/;

/** A participle listed is a participle in the text, also where capitals or habit leave out its accent. */
function mayBeFrenchForms(term: WrittenWord, word: WrittenWord): boolean {
  const [listed, written] = [composed(term.text), composed(word.text)];
  if (participle.test(listed)) return /e(?:e|s|es)?$/.test(word.folded);
  return !participle.test(written) || foldText(listed) === word.folded;
}

function composed(text: string): string {
  return text.toLowerCase().normalize("NFC");
}
