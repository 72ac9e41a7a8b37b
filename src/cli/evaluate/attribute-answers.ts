import type { AttributionResponse, ExtractedValue } from "../../contract/attribution.ts";
import { languages } from "../../contract/vocabulary.ts";
import type { AttributeAnswer } from "../../evaluation/attribution-counts.ts";

/** The value that the service writes for the words of a text, as the channel's examples write it. */
export type WriteValue = (categoryIdentifier: string, attributeIdentifier: string, text: string) => string;

/** By the attribute's identifier: the answer with the highest score, in all forms that may equal a label. */
export function toAttributeAnswers(
  response: AttributionResponse,
  write?: WriteValue,
): Map<string, AttributeAnswer> {
  const { category, required_attributes, recommended_attributes, optional_attributes } = response;
  const answers = new Map<string, AttributeAnswer>();
  for (const { attribute, values } of [
    ...required_attributes,
    ...recommended_attributes,
    ...optional_attributes,
  ]) {
    const best = bestOf(values);
    if (best === undefined) continue;
    const written = write?.(category.identifier, attribute.identifier, best.text);
    const forms = [best.text, ...valueForms(best), ...(written === undefined ? [] : [written])];
    answers.set(attribute.identifier, { forms, score: best.score });
  }
  return answers;
}

/** The first of those with the highest score. */
function bestOf(values: readonly ExtractedValue[]): ExtractedValue | undefined {
  return values.reduce<ExtractedValue | undefined>(
    (best, value) => (best === undefined || value.score > best.score ? value : best),
    undefined,
  );
}

function valueForms({ value }: ExtractedValue): string[] {
  if (value === null) return [];
  return [value.identifier, ...languages.map((language) => value.languages[language].name)];
}
