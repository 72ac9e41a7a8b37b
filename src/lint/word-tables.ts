import { lazily, oncePerObject } from "../lib/once.ts";
import { parseLists, parseTable } from "../lib/table.ts";
import { createPhraseTable, foldPhrase, type PhraseTable } from "../nlp/phrase-table.ts";
import audiences from "../translation/data/audiences.tsv";
import colors from "../translation/data/colors.tsv";
import materials from "../translation/data/materials.tsv";
import forbiddenWords from "./data/forbidden-words.tsv";
import wordContexts from "./data/word-contexts.tsv";

/** Groups of words that channels forbid or have separate fields for. */
export const wordTableNames = ["colours", "materials", "audiences", "ecology"] as const;

export type WordTableName = (typeof wordTableNames)[number];

/** The lists of `data/forbidden-words.tsv`. */
export const forbiddenLists = lazily(() => parseLists(forbiddenWords, "phrase"));

/** Every forbidden word and phrase of all languages, with its table. */
export const wordTables: () => PhraseTable<WordTableName> = lazily(buildTables);

function buildTables(): PhraseTable<WordTableName> {
  const table = createPhraseTable<WordTableName>();
  const list = forbiddenLists();
  const namesOfOtherThings = new Set(list("other-things"));
  const add = (name: WordTableName, phrases: readonly string[]) => {
    for (const phrase of phrases) {
      const folded = foldPhrase(phrase);
      if (namesOfOtherThings.has(folded.join(" "))) continue;
      table.add(folded, name);
    }
  };
  add("ecology", list("ecology"));
  add("colours", [...writtenIn(colors).flatMap(inflected), ...list("colours")]);
  add("materials", [...writtenIn(materials), ...list("materials")]);
  add("audiences", [...writtenIn(audiences), ...list("audiences")]);
  return table;
}

/**
 * Every spelling in a glossary table, in which forms are separated by slashes, alternatives follow `~`, and
 * grammar follows a colon.
 */
function writtenIn(table: string): string[] {
  return parseTable(table)
    .flatMap((row) => Object.values(row))
    .flatMap((cell) => cell.split("~"))
    .flatMap((cell) => (cell.split(":")[0] ?? "").split("/"))
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** Candidate forms of a one-word adjective in the four languages; forms that do not exist never match. */
function inflected(word: string): string[] {
  if (/\s/u.test(word)) return [word];
  const endings = ["", "e", "er", "es", "en", "em", "s"].map((ending) => word + ending);
  const italian = /[oe]$/u.test(word)
    ? ["a", "i", "e", "he", "hi"].map((end) => word.slice(0, -1) + end)
    : [];
  return [...endings, ...italian];
}

/** The lists of `data/word-contexts.tsv`, which describes each of them. */
const contexts = lazily(() => {
  const list = parseLists(wordContexts, "word");
  return {
    namedByColour: new Set(list("named-by-colour")),
    sortOfFood: new Set(list("sort-of-food")),
    eatenOrSmelt: new Set(list("eaten-or-smelt")),
    beforeOtherColour: new Set(list("before-other-colour")),
    beforeOtherMaterial: new Set(list("before-other-material")),
    afterOtherMaterial: new Set(list("after-other-material")),
    otherOfAnAge: new Set(list("other-of-an-age")),
    beforeNamedMan: new Set(list("before-named-man")),
    afterTitleHero: new Set(list("after-title-hero")),
  };
});

/** "Teebeutel", "Chilibohnen". */
const compoundOfFood = /.(?:tee|wein|bohnen|pfeffer|reis|oliven|zwiebeln|linsen|trauben|brot)$|^tee/u;

/** Whether a text names what is eaten or smelt: asked of each of its words. */
const namesFood = oncePerObject((folded: readonly string[]) => ({
  found: folded.some((word) => contexts().eatenOrSmelt.has(word)),
}));

/**
 * Whether a word of a table has another meaning in its context: part of a product type, a scent, a character in
 * a title.
 */
export function hasOtherMeaning(
  table: WordTableName,
  folded: readonly string[],
  { index, length }: { readonly index: number; readonly length: number },
): boolean {
  const [before, after] = [folded[index - 1] ?? "", folded[index + length] ?? ""];
  if (table === "audiences") return hasOtherAudienceMeaning(folded, index, { before, after });
  if (table === "ecology") return /^gas|^gaz/.test(before) || /^gas$|^gaz$/.test(after);
  if (namesFood(folded).found) return true;
  if (table === "materials")
    return contexts().beforeOtherMaterial.has(before) || contexts().afterOtherMaterial.has(after);
  if (
    contexts().namedByColour.has(before) ||
    contexts().namedByColour.has(after) ||
    contexts().beforeOtherColour.has(before)
  )
    return true;
  return (
    compoundOfFood.test(after) ||
    folded.slice(index + length, index + length + 2).some((word) => contexts().sortOfFood.has(word))
  );
}

interface Neighbours {
  readonly before: string;
  readonly after: string;
}

function hasOtherAudienceMeaning(
  folded: readonly string[],
  index: number,
  { before, after }: Neighbours,
): boolean {
  if (contexts().otherOfAnAge.has(after) || (index === 0 && contexts().afterTitleHero.has(after)))
    return true;
  const next = folded.slice(index + 1, index + 4);
  if (next.includes("best") && next.includes("friend")) return true;
  return /^m[ae]n$/.test(folded[index] ?? "") && contexts().beforeNamedMan.has(before);
}
