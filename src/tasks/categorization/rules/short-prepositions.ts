import { isColor } from "../../../catalog/search/query-words.ts";
import { lazily } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isAudienceWord } from "./audience.ts";
import table from "./short-prepositions.tsv";

/** Full words by language, whether the letters have a mark, and the letters. */
const fullWords = lazily(
  () =>
    new Map(
      parseTable(table).flatMap((row) =>
        membersOf([row], "short").map((short) => [`${row.language} ${row.when} ${short}`, row.full] as const),
      ),
    ),
);

/** Behind a word of letters or a measure, before a word of letters: not behind a bare number, which counts metres or watts. */
const marked = /(?<=\p{L}[)"'”]?,?\s)(\p{L}{1,2}(?:\/(?:out|o)(?!\p{L})|[./]))\s?(?=\p{L}{2})/giu;
const bare = /(?<=(?<!\p{N})(\p{L}{3,})\s)(\p{Ll}{1,2})\s(?=(\p{L}{3,})(?![\p{N}/]))/gu;

/**
 * A name with the letters for prepositions written out, so that what stands behind them is read as what comes with the thing, whatever the
 * name's own cleaning does with them: "Topf m Deckel" is no lid. A small letter before a colour or behind an audience is a size.
 */
export function writeOutPrepositions(name: string, language: Language | undefined): string {
  if (language === undefined) return name;
  const words = fullWords();
  return name
    .replace(marked, (whole, short: string) => {
      const full = words.get(`${language} mark ${short.toLowerCase()}`);
      return full === undefined ? whole : `${full} `;
    })
    .replace(bare, (whole, before: string, short: string, behind: string) => {
      const full = isSize(before, behind) ? undefined : words.get(`${language} bare ${short}`);
      return full === undefined ? whole : `${full} `;
    });
}

function isSize(before: string, behind: string): boolean {
  const [last, next] = [foldText(before), foldText(behind)];
  return sizeLabels.has(last) || isAudienceWord(last) || isColor(next);
}

/** Behind these a letter is a size or a kind. */
const sizeLabels: ReadonlySet<string> = new Set(
  "size grosse taille taglia misura type typ tipo serie series modell model modele modello".split(" "),
);
