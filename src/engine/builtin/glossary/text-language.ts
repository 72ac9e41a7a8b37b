import { type Language, textLanguages } from "../../../text/language.ts";
import { detectLanguage } from "../../../text/language-detection.ts";
import type { Glossary } from "./glossary.ts";
import { readWords } from "./read-words.ts";

/**
 * The language of a text; where the text alone does not tell, that of its glossary words, if they belong to
 * one language more than to any other. Undefined for codes, brands and words that several languages share.
 */
export function textLanguage(text: string, glossary: Glossary): Language | undefined {
  const { language } = detectLanguage(text);
  return language ?? languageOfWords(text, glossary);
}

function languageOfWords(text: string, glossary: Glossary): Language | undefined {
  const reading = readWords(text);
  const counts = textLanguages.map((language) => ({
    language,
    count: reading.folded.filter((word) => isContent(glossary, word, language)).length,
  }));
  counts.sort((one, two) => two.count - one.count);
  const [best, next] = counts;
  return best && best.count > (next?.count ?? 0) ? best.language : undefined;
}

function isContent(glossary: Glossary, word: string, language: Language): boolean {
  const role = glossary.roleOf(word, language);
  return role !== undefined && role !== "connective" && role !== "size";
}
