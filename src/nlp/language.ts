/** The languages whose texts the project reads and writes, as ISO 639-1 codes. */
export const textLanguages = ["en", "de", "fr", "it"] as const satisfies readonly string[];

export type Language = (typeof textLanguages)[number];

/** Their English names. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  it: "Italian",
};

/** Whether a language has the noun before what describes it. */
export function isHeadFirst(language: Language): boolean {
  return language === "fr" || language === "it";
}

/** What stands between a label and its value; French alone has a blank before the colon. */
export function colonOf(language: Language): string {
  return language === "fr" ? " : " : ": ";
}
