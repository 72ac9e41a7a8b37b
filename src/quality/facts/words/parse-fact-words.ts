import { type Language, textLanguages } from "../../../text/language.ts";

/** One way to write something in one language. */
export interface FactWord {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  /** Names other things in another language, or besides: counts only in a text known to be in this language. */
  readonly isDoubtful: boolean;
  /** Mostly means something else: vouches for what other words state, and states nothing. */
  readonly isFaint: boolean;
}

/** What adjectives end in; Italian ones are listed without their vowel. */
const endings: Readonly<Record<Language, readonly string[]>> = {
  en: [""],
  de: ["", "e", "er", "es", "en", "em"],
  fr: ["", "e", "s", "es"],
  it: ["o", "a", "i", "e"],
};

/** The words of a table whose rows are `key | en | de | fr | it`; see the table of colours for the notation. */
export function parseFactWords(table: string): readonly FactWord[] {
  return table.trim().split("\n").flatMap(parseRow);
}

function parseRow(row: string): readonly FactWord[] {
  const [key = "", ...cells] = row.split("|").map((cell) => cell.trim());
  return textLanguages.flatMap((language, place) =>
    (cells[place] ?? "").split("~").flatMap((written) => {
      const isDoubtful = written.includes("?");
      const isFaint = written.includes("^");
      return inflected(written.replace(/[?^]/, "").trim(), language).map((text) => ({
        key,
        language,
        text,
        isDoubtful,
        isFaint,
      }));
    }),
  );
}

function inflected(written: string, language: Language): readonly string[] {
  if (written === "") return [];
  if (!written.includes("*")) return [written];
  return endings[language].map((ending) => written.replaceAll("*", ending));
}
