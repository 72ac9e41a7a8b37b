import { localizedName } from "../../../catalog/localized-name.ts";
import type { AttributeRecord } from "../../../catalog/model.ts";
import type { Language } from "../../../contract/vocabulary.ts";
import { foldText, normalizeWhitespace } from "../../../text/normal-form.ts";
import { chooseValues } from "./touched-values.ts";
import { shownValue } from "./value-names.ts";

/** The attributes that are asked for, by the names under which the model is shown them. */
export interface ShownAttributes {
  /** By the attribute's name: its allowed values, or what else it takes. */
  readonly shown: Readonly<Record<string, string | readonly string[]>>;
  find(name: string): AttributeRecord | undefined;
}

export interface ShownProduct {
  /** Name and description. */
  readonly text: string;
  /** Of the names. */
  readonly language: Language;
}

/** Of two attributes with one name the second is shown by its identifier. */
export function showAttributes(
  records: readonly AttributeRecord[],
  { text, language }: ShownProduct,
): ShownAttributes {
  const shown = new Map<string, string | readonly string[]>();
  const named = new Map<string, AttributeRecord>();
  for (const record of records) {
    const name = normalizeWhitespace(localizedName(record.names, language));
    const label = name === "" || named.has(nameKey(name)) ? record.identifier : name;
    named.set(nameKey(label), record);
    shown.set(label, expectedOf(record, text, language));
  }
  return { shown: Object.fromEntries(shown), find: (name) => named.get(nameKey(name)) };
}

function expectedOf(record: AttributeRecord, text: string, language: Language): string | readonly string[] {
  const { kind, unit } = record;
  if (kind === "closed")
    return chooseValues(record, text).map((value) => shownValue(record, value, language));
  if (kind === "measure") return unit === undefined ? "number" : `number (${unit})`;
  return "text";
}

function nameKey(name: string): string {
  return foldText(normalizeWhitespace(name));
}
