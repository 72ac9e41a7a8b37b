import type { CategorySuggestion } from "../../../contract/categorization.ts";
import type { Learned } from "../../../examples/learned.ts";
import type { NearExample } from "../../../learning/categories/category-model.ts";

export const noExamplesMessage =
  "There are no examples for this channel, so no products that were categorized before weigh in.";

/** A product and an example with less in common are not told to be alike. */
const leastSimilarity = 0.35;
/** Below this a person should look: about every other such answer is wrong. */
const unsure = 0.5;
const longestName = 80;

interface Weighing {
  readonly learned: Learned;
  readonly near: NearExample | undefined;
  readonly best: CategorySuggestion;
}

/** Of how many examples the answer is, which one the product resembles, and whether to trust it. */
export function exampleMessage({ learned, near, best }: Weighing): string {
  const count = learned.facts.exampleCount.toLocaleString("en-GB");
  const sentences = [`Learned from ${count} ${count === "1" ? "example" : "examples"}.`];
  const name = near && near.similarity >= leastSimilarity ? learned.nameOf(near.example) : "";
  if (name !== "") sentences.push(`The nearest is "${shortened(name)}".`);
  if (best.score < unsure) sentences.push("Unsure: no example is near enough to be relied on.");
  return sentences.join(" ");
}

function shortened(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;
}
