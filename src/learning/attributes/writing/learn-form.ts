import { sliceOf } from "../reading/source-text.ts";
import { findSpelled } from "./find-spelled.ts";
import { findWritten } from "./find-written.ts";
import { learnDigits } from "./learn-digits.ts";
import { learnExpansion } from "./learn-expansion.ts";
import { learnMeasure } from "./learn-measure.ts";
import { type WritingForm, writeInForm } from "./writing-form.ts";
import type { WrittenExample } from "./written-example.ts";

const copyForm: WritingForm = { kind: "copy" };
const spellings: readonly WritingForm[] = [
  copyForm,
  { kind: "capitals" },
  { kind: "upper" },
  { kind: "lower" },
  { kind: "bare" },
  { kind: "bareUpper" },
];

/** By how much another form must explain more examples than the ones before it, as a share of all. */
const margin = 0.03;

export interface LearnedForm {
  readonly form: WritingForm;
  /** Share of the examples whose value some words of their texts come to in this form. */
  readonly support: number;
}

/** The form in which most values follow from words of their texts; plain copying where nothing does better. */
export function learnForm(examples: readonly WrittenExample[]): LearnedForm {
  let best: LearnedForm = { form: copyForm, support: 0 };
  const spelled = spelledSupports(examples);
  for (const [at, form] of spellings.entries()) best = better(best, { form, support: spelled[at] ?? 0 });
  if (best.support > 0.95) return best;
  for (const form of [learnDigits(examples), learnMeasure(examples), learnExpansion(examples)]) {
    if (form !== undefined) best = better(best, { form, support: supportOf(form, examples) });
  }
  return best;
}

function better(known: LearnedForm, other: LearnedForm): LearnedForm {
  return other.support > known.support + margin ? other : known;
}

function spelledSupports(examples: readonly WrittenExample[]): number[] {
  const counts = spellings.map(() => 0);
  for (const { texts, values } of examples) {
    const met = new Set<number>();
    for (const source of texts) {
      for (const value of values) {
        for (const { start, end } of findSpelled(source, value)) {
          const slice = sliceOf(source, start, end);
          for (const [at, form] of spellings.entries()) if (writeInForm(form, slice) === value) met.add(at);
        }
      }
    }
    for (const at of met) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count) => count / Math.max(1, examples.length));
}

function supportOf(form: WritingForm, examples: readonly WrittenExample[]): number {
  const explained = examples.filter(({ texts, values }) =>
    texts.some((source) => findWritten(source, form, values).length > 0),
  );
  return explained.length / Math.max(1, examples.length);
}
