import { lazily } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import { stepsOf } from "./category-path.ts";
import departmentTable from "./data/department-words.tsv";
import relationTable from "./data/relation-words.tsv";
import sectionTable from "./data/section-words.tsv";
import { tokenize } from "./tokenizer.ts";

const wordsOf = (table: string) =>
  lazily((): ReadonlySet<string> => new Set(membersOf(parseTable(table), "words")));
const departmentWords = wordsOf(departmentTable);
const sectionWords = wordsOf(sectionTable);
const relationWords = wordsOf(relationTable);

/** Whether a shop's category is a department alone, without a step below it: "Épicerie", "Haus und Garten", not "Garten > Rasenmäher". */
export function isDepartment(category: string): boolean {
  const steps = stepsOf(category);
  return steps.length === 1 && isDepartmentStep(category);
}

/** Whether a step of a category's path names a department. */
export function isDepartmentStep(step: string): boolean {
  return isOfWords(step, departmentWords());
}

/** Whether a step says nothing of what stands there, a place for any product: "Gift ideas", "Neuheiten", "Autres", "Indoor". */
export function isSectionStep(step: string): boolean {
  return isOfWords(step, sectionWords()) || !tokenize(step).some(({ kind }) => kind === "word");
}

/** Whether a step says what its products go with, by the step above it, and not what they are: "Accessories", "Ersatzteile". */
export function isRelationStep(step: string): boolean {
  return isOfWords(step, relationWords());
}

function isOfWords(step: string, known: ReadonlySet<string>): boolean {
  const words = tokenize(step).filter(({ kind }) => kind === "word");
  return words.length > 0 && words.every(({ folded }) => known.has(folded));
}
