import { lazily } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import { stepsOf } from "./category-path.ts";
import departmentTable from "./data/department-words.tsv";
import sectionTable from "./data/section-words.tsv";
import { tokenize } from "./tokenizer.ts";

const wordsOf = (table: string) =>
  lazily((): ReadonlySet<string> => new Set(membersOf(parseTable(table), "words")));
const departmentWords = wordsOf(departmentTable);
const sectionWords = wordsOf(sectionTable);

/** Whether a shop's category is a department alone, without a step below it: "Épicerie", "Haus und Garten", not "Garten > Rasenmäher". */
export function isDepartment(category: string): boolean {
  const steps = stepsOf(category);
  return steps.length === 1 && isDepartmentStep(category);
}

/** Whether a step of a category's path names a department. */
export function isDepartmentStep(step: string): boolean {
  const words = tokenize(step).filter(({ kind }) => kind === "word");
  return words.length > 0 && words.every(({ folded }) => departmentWords().has(folded));
}

/** Whether a step says nothing of what stands there, a place for any product: "Gift ideas", "Neuheiten", "Autres", "Indoor". */
export function isSectionStep(step: string): boolean {
  const words = tokenize(step).filter(({ kind }) => kind === "word");
  return words.every(({ folded }) => sectionWords().has(folded));
}
