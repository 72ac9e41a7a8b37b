import { lazily } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import table from "./ingredient-words.tsv";

const lists = lazily(() => {
  const rows = parseTable(table);
  const listOf = (kind: string) =>
    membersOf(
      rows.filter((row) => row.kind === kind),
      "words",
      "|",
    );
  const [additives, uses, allergens] = ["additive", "use", "allergen"].map((kind) => new Set(listOf(kind)));
  return {
    ...{ additives, uses, allergens },
    words: new Set([...listOf("word"), ...listOf("additive")]),
    endings: listOf("ending"),
    label: new RegExp(`^(?:${listOf("label").join("|")})\\s?[:(]`),
  };
});

/** "E 471", "E322". */
const additive = /(?<![\p{L}\d])E\s?\d{3}[a-z]?(?![\p{L}\d])/giu;
const share = /\d\s?%/gu;
/** Also the signs of lists: "Sucre • Œufs • Sel". */
const separator = /[,;](?!\d)|\s[•·●]\s/gu;
const listSign = /\s[•·●]\s/u;
const fewestSeparators = 3;
/** Of a list between signs, which properties have as well. */
const [fewestSigned, leastSignedShare] = [5, 0.6];
const fewestNamed = 3;
/** Without a word that only such lists have. */
const fewestPlain = 4;
/** Of the separated parts; a list of parts of a machine has fewer. */
const leastNamedShare = 0.35;
/** Words for each part; prose has more. */
const mostWordsEach = 5;
/** Letters; shorter German words are no compounds. */
const shortestCompound = 5;
const longestLabel = 40;

/** "Zutaten: Wasser, Hafer 11 %". */
export function isLabelledIngredients(text: string): boolean {
  return lists().label.test(foldText(text.slice(0, longestLabel)));
}

/**
 * Whether most parts of a text name ingredients, of food or cosmetics, in any of the four languages. A text that says what it is for
 * ("jars for flour, sugar, rice") needs words that only such lists have.
 */
export function listsIngredients(text: string): boolean {
  const separators = text.match(separator)?.length ?? 0;
  if (separators < fewestSeparators || (listSign.test(text) && !isSignedList(text))) return false;
  const { folded } = readWords(text);
  if (folded.length > mostWordsEach * (separators + 1)) return false;
  const { additives, uses } = lists();
  const numbers = text.match(additive)?.length ?? 0;
  const named = folded.filter(isIngredientWord).length + numbers + (text.match(share)?.length ?? 0);
  if (named < Math.max(fewestNamed, separators * leastNamedShare)) return false;
  if (numbers > 0 || folded.some((word) => additives?.has(word))) return true;
  return named >= fewestPlain && !folded.some((word) => uses?.has(word));
}

/** "Farine • Sucre • Œufs • Sel • Arômes": most entries name an ingredient. "Estratto a freddo • Acidità max 0,3%" are properties. */
function isSignedList(text: string): boolean {
  const entries = text.split(listSign);
  const naming = entries.filter((entry) => readWords(entry).folded.some(isIngredientWord));
  return entries.length >= fewestSigned && naming.length >= entries.length * leastSignedShare;
}

function isIngredientWord(folded: string): boolean {
  const { words, endings } = lists();
  if (words.has(folded)) return true;
  return folded.length >= shortestCompound && endings.some((ending) => folded.endsWith(ending));
}

/** Whether a text names what a warning about a food names. */
export function namesAllergen(text: string): boolean {
  return readWords(text).folded.some((word) => lists().allergens?.has(word));
}
