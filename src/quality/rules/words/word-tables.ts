import { audiences, colors, materials } from "../../../glossary/words/properties.ts";
import { lazily } from "../../../text/lazily.ts";
import { createPhraseTable, type PhraseTable } from "../../../text/phrase-table.ts";
import type { WordTableName } from "../check.ts";
import { ecologyWords } from "./ecology-words.ts";
import { foldPhrase } from "./fold-phrase.ts";
import { furtherAudiences, furtherColours, furtherMaterials, namesOfOtherThings } from "./property-words.ts";

/** Every forbidden word and phrase of every language, with the table that it belongs to. */
export const wordTables: () => PhraseTable<WordTableName> = lazily(buildTables);

function buildTables(): PhraseTable<WordTableName> {
  const table = createPhraseTable<WordTableName>();
  const add = (name: WordTableName, phrases: readonly string[]) => {
    for (const phrase of phrases) {
      const folded = foldPhrase(phrase);
      if (namesOfOtherThings.has(folded.join(" "))) continue;
      table.add(folded, name);
    }
  };
  add("ecology", ecologyWords);
  add("colours", [...writtenIn(colors).flatMap(inflected), ...furtherColours]);
  add("materials", [...writtenIn(materials), ...furtherMaterials]);
  add("audiences", [...writtenIn(audiences), ...furtherAudiences]);
  return table;
}

/** Every spelling in rows of the glossary: forms stand between slashes, other words behind `~`, grammar behind a colon. */
function writtenIn(list: string): string[] {
  return list
    .trim()
    .split(/[\n|~]/u)
    .flatMap((cell) => (cell.split(":")[0] ?? "").split("/"))
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** The forms that an adjective of one word may take in the four languages; what is no word is never found. */
function inflected(word: string): string[] {
  if (/\s/u.test(word)) return [word];
  const endings = ["", "e", "er", "es", "en", "em", "s"].map((ending) => word + ending);
  const italian = /[oe]$/u.test(word)
    ? ["a", "i", "e", "he", "hi"].map((end) => word.slice(0, -1) + end)
    : [];
  return [...endings, ...italian];
}
