import { type Language, languages } from "../../../contract/vocabulary.ts";
import type { Taxonomy } from "./parse-taxonomy.ts";

/** A file that was read, and the language and country it is for. */
export interface LocaleTaxonomy extends Taxonomy {
  readonly file: string;
  readonly language: Language;
  /** `en-GB`; the language alone where the file's name does not say more. */
  readonly locale: string;
}

/** Of equally new lists this country's is taken. */
const homes: Readonly<Record<Language, string>> = { en: "en-US", de: "de-DE", fr: "fr-FR", it: "it-IT" };

/**
 * One list for each language: the newest; of equally new ones that of the United States, Germany, France or
 * Italy; of several of these the one that was named first.
 */
export function chooseLocales(read: readonly LocaleTaxonomy[]): {
  readonly chosen: readonly LocaleTaxonomy[];
  readonly warnings: readonly string[];
} {
  const chosen = languages.flatMap((language) =>
    read
      .filter((one) => one.language === language)
      .sort(byRank)
      .slice(0, 1),
  );
  const warnings = read
    .filter((one) => !chosen.includes(one))
    .map((one) => {
      const winner = chosen.find((other) => other.language === one.language);
      return `${one.file}: passed over, since ${winner?.file} is taken for ${one.language}.`;
    });
  return { chosen, warnings };
}

function byRank(one: LocaleTaxonomy, other: LocaleTaxonomy): number {
  if (one.version !== other.version) return one.version < other.version ? 1 : -1;
  return Number(other.locale === homes[other.language]) - Number(one.locale === homes[one.language]);
}
