import { createAttributionCounts, type Quality, qualityOf } from "../../../src/ml/attribution-metrics.ts";
import { type AttributeRow, type AttributionSet, labelsOf } from "../sets/attribution-set.ts";

export interface LookUpFigures {
  readonly published: Quality;
  readonly strict: Quality;
}

/**
 * For each attribute the longest value of the training set that stands in the text, as that set writes it: what a list
 * of values gives without any learning.
 */
export function measureLookUp(set: AttributionSet): LookUpFigures {
  const values = collectValues(set);
  const counts = createAttributionCounts();
  for (const row of set.test) {
    const text = `${row.title} ${row.description ?? ""}`;
    const attributes = set.schema[row.category] ?? [];
    const answers = attributes.flatMap((name) => {
      const written = values.get(keyOf(row.category, name)) ?? new Map<string, Map<string, number>>();
      const longest = [...written.keys()]
        .filter((value) => standsIn(text, value))
        .reduce((best, value) => (value.length > best.length ? value : best), "");
      const answer = mostFrequent(written.get(longest));
      return answer === undefined ? [] : [[name, { forms: [answer], score: 1 }] as const];
    });
    counts.add({ labels: labelsOf(row), answers: new Map(answers) });
  }
  const { published, strict } = counts.figures();
  return { published: qualityOf(published), strict: qualityOf(strict) };
}

/** As words of their own: "XL" does not stand in "XLR". */
function standsIn(text: string, value: string): boolean {
  const isWordEnd = (at: number) => !/[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1));
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if ((at === 0 || isWordEnd(at)) && isWordEnd(at + value.length)) return value !== "";
  return false;
}

/** By category and attribute: the values as they stand in texts, and how often each was labelled how. */
function collectValues({ train, asWritten }: AttributionSet): Map<string, Map<string, Map<string, number>>> {
  const labelled = new Map(train.map((row) => [row.id, row]));
  const values = new Map<string, Map<string, Map<string, number>>>();
  for (const row of asWritten ?? train) {
    const labels = labelsOf(labelled.get(row.id) ?? row);
    for (const [name, written] of Object.entries(labelsOf(row))) {
      const key = keyOf(row.category, name);
      const known = values.get(key) ?? new Map<string, Map<string, number>>();
      values.set(key, known);
      (written ?? []).forEach((value, place) => {
        const label = asWritten === undefined ? value : (labels[name]?.[place] ?? labels[name]?.[0]);
        if (label === undefined) return;
        const counts = known.get(value) ?? new Map<string, number>();
        known.set(value, counts.set(label, (counts.get(label) ?? 0) + 1));
      });
    }
  }
  return values;
}

function keyOf(category: AttributeRow["category"], name: string): string {
  return JSON.stringify([category, name]);
}

function mostFrequent(counts: ReadonlyMap<string, number> | undefined): string | undefined {
  const [best] = [...(counts ?? [])].sort(([, one], [, other]) => other - one);
  return best?.[0];
}
