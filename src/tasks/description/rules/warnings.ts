import { lazily } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import warningPhrases from "./warning-phrases.tsv";

interface WarningPhrases {
  readonly starts: readonly string[];
  readonly within: readonly string[];
}

const phrases = lazily((): WarningPhrases => {
  const rows = parseTable(warningPhrases);
  const of = (where: string) => rows.flatMap((row) => (row.where === where ? (row.phrase ?? []) : []));
  return { starts: of("start"), within: of("within") };
});

/** Words of ingredient lists' labels, folded. */
const ingredients =
  /^(?:ingredients?|composition|inci|zutaten|inhaltsstoffe|ingredienti|composizione|allergens?|allergene|allergenes|allergeni)\b[^:]{0,20}:/u;

/** Whether a statement warns of something, in any of the four languages: it is no selling point. */
export function isWarning(text: string): boolean {
  const folded = foldText(text);
  const { starts, within } = phrases();
  return (
    starts.some((start) => folded.startsWith(start) && !/^\p{L}/u.test(folded.slice(start.length))) ||
    within.some((phrase) => folded.includes(phrase))
  );
}

/** Whether a statement is a list of ingredients or allergens by its label, which is whole or nothing. */
export function isIngredientLine(text: string): boolean {
  return ingredients.test(foldText(text.slice(0, 60)));
}
