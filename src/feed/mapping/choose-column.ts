import type { ProductField } from "../product-field.ts";
import type { ColumnCandidate } from "./column-candidates.ts";

/** A column that is filled in less than this share of the records in which the fullest one is stands back. */
const LEAST_FILLED = 0.5;

/** HTML must say this much more than plain text to be preferred to it. */
const HTML_WORTH = 0.6;

interface Choice {
  readonly column: string;
  readonly language?: string;
  readonly why: string;
}

export type ChoiceOrDoubt = Choice | { readonly doubt: readonly ColumnCandidate[] } | undefined;

/**
 * One of the candidates for a field. Localised columns are decided by the language; without one, by a column that
 * has none in its name, or by there being only one language.
 *
 * @returns undefined without candidates; the columns in doubt where only a person can say
 */
export function chooseColumn(
  field: ProductField,
  candidates: readonly ColumnCandidate[],
  language: string | undefined,
): ChoiceOrDoubt {
  const inLanguage = candidates.filter((candidate) => candidate.language === language);
  const plain = candidates.filter((candidate) => candidate.language === undefined);
  const chosen = language !== undefined && inLanguage.length > 0 ? inLanguage : plain;
  if (chosen.length > 0) return explained(field, bestOf(field, chosen));
  const languages = new Set(candidates.map((candidate) => candidate.language));
  if (languages.size > 1) return { doubt: candidates };
  return candidates.length === 0 ? undefined : explained(field, bestOf(field, candidates));
}

function bestOf(field: ProductField, candidates: readonly ColumnCandidate[]): ColumnCandidate | undefined {
  const mostFilled = Math.max(...candidates.map(({ sample }) => sample.filled));
  const contenders = candidates.filter(({ sample }) => sample.filled >= mostFilled * LEAST_FILLED);
  if (field !== "description" || contenders[0]?.source === "dialect") return contenders[0];
  return [...contenders].sort((a, b) => worthAsDescription(b) - worthAsDescription(a))[0];
}

function worthAsDescription({ sample }: ColumnCandidate): number {
  return sample.filled * sample.meanLength * (sample.isHtml ? HTML_WORTH : 1);
}

const signs: Readonly<Record<ColumnCandidate["source"], string>> = {
  dialect: "is where this kind of export keeps it",
  words: "says so by its name",
  hint: "has a word in its name that hints at it",
};

function explained(field: ProductField, candidate: ColumnCandidate | undefined): Choice | undefined {
  if (candidate === undefined) return undefined;
  const { column, language, source, sample } = candidate;
  const inLanguage = language === undefined ? "" : ` (${language})`;
  const filled = `${Math.round(sample.filled * 100)} % filled`;
  const why = `The ${field} is in "${column}"${inLanguage}, which ${signs[source]}; ${filled} in the sample.`;
  return language === undefined ? { column, why } : { column, language, why };
}
