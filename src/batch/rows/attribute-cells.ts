import type { ExtractedAttribute } from "../../contract/attribution.ts";
import type { OperationResponse } from "../../contract/operations.ts";

/** One value of an attribute as a feed carries it: the channel's identifier, or null, and the source's words. */
export interface AttributeCellValue {
  readonly value: string | null;
  readonly text: string;
}

/** `{"color":[{"value":"navy","text":"navy blue"}]}`: attribute identifier to what the texts say. */
export type AttributeCells = Record<string, AttributeCellValue[]>;

export function toAttributeCells(answer: OperationResponse<"extractAttributes">): AttributeCells {
  const found = [
    answer.required_attributes,
    answer.recommended_attributes,
    answer.optional_attributes,
  ].flat();
  return Object.fromEntries(
    found.map((extracted) => [extracted.attribute.identifier, toCellValues(extracted)]),
  );
}

function toCellValues(extracted: ExtractedAttribute): AttributeCellValue[] {
  return extracted.values.map(({ value, text }) => ({
    value: value?.identifier ?? null,
    text,
  }));
}
