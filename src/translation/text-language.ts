import { type Language, textLanguages } from "../nlp/language.ts";
import { detectLanguage } from "../nlp/language-identification.ts";
import { readWords } from "../nlp/stemmer.ts";
import type { Glossary } from "./glossary.ts";

const sureConfidence = 0.9;
const fewestProofs = 2;

/**
 * The language of a text. Where the text alone does not tell beyond doubt, its glossary words do: against the expected
 * language two more of them are needed, since one is no proof (Tenda is a maker, too). Undefined for codes, brands and
 * words that several languages share.
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

/** Whether the text alone tells beyond doubt that it is in the language. */
export function isSurely(text: string, language: Language): boolean {
  const detected = detectLanguage(text);
  return detected.language === language && detected.confidence >= sureConfidence;
}

type WordCounts = Readonly<Record<Language, number>>;

function bestKnown(counts: WordCounts): Language | undefined {
  const [best, next] = textLanguages.toSorted((one, two) => counts[two] - counts[one]);
  return best && next && counts[best] > counts[next] ? best : undefined;
}

/** How many of the text's words each language's glossary has. */
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
