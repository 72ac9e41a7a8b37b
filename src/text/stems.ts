import type { Language } from "./language.ts";
import { stemEnglish } from "./stems/english.ts";
import { stemFrench } from "./stems/french.ts";
import { stemGerman } from "./stems/german.ts";
import { stemItalian } from "./stems/italian.ts";

const stemmers: Readonly<Record<Language, (folded: string) => string>> = {
  en: stemEnglish,
  de: stemGerman,
  fr: stemFrench,
  it: stemItalian,
};

/**
 * What the forms of one word share: number, case and gender endings are taken off, nothing that makes
 * another word of it (a printer is no print). `folded` is a lower-case word as `foldText` writes it; the
 * stem is for comparing alone and need not be a word.
 */
export function stem(folded: string, language: Language): string {
  return stemmers[language](folded);
}
