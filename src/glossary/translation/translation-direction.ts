import type { Language } from "../../text/language.ts";

export interface TranslationDirection {
  readonly source: Language;
  readonly target: Language;
}
