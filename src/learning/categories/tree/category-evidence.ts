import type { NumberLists } from "../../../storage/number-lists.ts";

/** What speaks for a category: its own decision, its branches', its name, and the example most like the product. */
export const evidenceKinds = 4;
const ownKind = 0;
const branchKind = 1;
const nameKind = 2;
const exampleKind = 3;

/**
 * Gathers what the decisions say for each category: its own, the mean of those of the branches that it lies in, which
 * have many more examples to learn from (its own where none is known), and how much its name has in common with the
 * product. No example speaks for any category yet.
 * @param decisions of the targets: categories, branches, and the categories' names last
 * @param branchesOf for each category the targets of the branches above it
 * @param evidence of `evidenceKinds` numbers for each category, written
 */
export function gatherEvidence(
  decisions: Float64Array,
  branchesOf: NumberLists,
  evidence: Float64Array,
): void {
  const { starts, members } = branchesOf;
  const count = starts.length - 1;
  const names = decisions.length - count;
  for (let category = 0; category < count; category += 1) {
    const own = decisions[category] ?? 0;
    const start = starts[category] ?? 0;
    const end = starts[category + 1] ?? 0;
    let sum = 0;
    for (let at = start; at < end; at += 1) sum += decisions[members[at] ?? 0] ?? 0;
    const place = evidenceKinds * category;
    evidence[place + ownKind] = own;
    evidence[place + branchKind] = end > start ? sum / (end - start) : own;
    evidence[place + nameKind] = decisions[names + category] ?? 0;
    evidence[place + exampleKind] = 0;
  }
}

/** @param similarity of an example of the category, in [0, 1]; the largest one counts */
export function addExample(evidence: Float64Array, category: number, similarity: number): void {
  const place = evidenceKinds * category + exampleKind;
  evidence[place] = Math.max(evidence[place] ?? 0, similarity);
}

/** @param values of the categories, written: the weighted sums of their evidence */
export function weighEvidence(evidence: Float64Array, weights: Float32Array, values: Float64Array): void {
  for (let category = 0; category < values.length; category += 1) {
    let sum = 0;
    for (let kind = 0; kind < evidenceKinds; kind += 1) {
      sum += (weights[kind] ?? 0) * (evidence[evidenceKinds * category + kind] ?? 0);
    }
    values[category] = sum;
  }
}
