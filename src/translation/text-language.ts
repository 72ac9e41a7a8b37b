import { type Language, textLanguages } from "../nlp/language.ts";
import { detectLanguage } from "../nlp/language-identification.ts";
import { readWords } from "../nlp/stemmer.ts";
import type { Glossary } from "./glossary.ts";

const sureConfidence = 0.9;
const fewestProofs = 2;

/**
 * The language of a text: the identified one if it is certain, else decided by its glossary words. A language other than the
 * expected one needs two more of them, since a single word is weak evidence (Tenda is also a maker).
 * @returns undefined for codes, brands and words that several languages share
 */
export function textLanguage(text: string, glossary: Glossary, expected?: Language): Language | undefined {
  const { language, confidence } = detectLanguage(text);
  if (language !== undefined && (language === expected || confidence >= sureConfidence)) return language;
  const counts = countWords(text, glossary);
  const likely = language ?? bestKnown(counts);
  if (likely === undefined || expected === undefined || likely === expected) return likely;
  if (counts[likely] >= counts[expected] + fewestProofs) return likely;
  return counts[expected] > 0 ? expected : undefined;
}

/** Whether the text is identified as being in the language with high confidence. */
export function isSurely(text: string, language: Language): boolean {
  const detected = detectLanguage(text);
  return detected.language === language && detected.confidence >= sureConfidence;
}

type WordCounts = Readonly<Record<Language, number>>;

function bestKnown(counts: WordCounts): Language | undefined {
  const [best, next] = textLanguages.toSorted((one, two) => counts[two] - counts[one]);
  return best && next && counts[best] > counts[next] ? best : undefined;
}

/** The number of the text's words that the glossary has, by language. */
function countWords(text: string, glossary: Glossary): Record<Language, number> {
  const counts = { en: 0, de: 0, fr: 0, it: 0 };
  for (const word of readWords(text).folded) {
    for (const language of textLanguages) if (isContent(glossary, word, language)) counts[language] += 1;
  }
  return counts;
}

function isContent(glossary: Glossary, word: string, language: Language): boolean {
  const role = glossary.roleOf(word, language);
  return role !== undefined && role !== "connective" && role !== "size";
}
