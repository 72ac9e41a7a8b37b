import { localizedName } from "../../../catalog/localized-name.ts";
import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import { type Language, languages } from "../../../contract/vocabulary.ts";
import { foldText, normalizeWhitespace } from "../../../text/normal-form.ts";

const kept = new WeakMap<AttributeRecord, ReadonlyMap<string, ValueRecord>>();

/** A value as the model is shown it: its name, or its identifier where another value of the attribute has that name. */
export function shownValue(attribute: AttributeRecord, value: ValueRecord, language: Language): string {
  const name = localizedName(value.names, language);
  return namesOf(attribute).get(nameKey(name)) === value ? name : value.identifier;
}

/** The allowed value that a text names: by its identifier, or by its name in any of the languages. */
export function findValue(attribute: AttributeRecord, said: string): ValueRecord | undefined {
  const names = namesOf(attribute);
  return names.get(identifierKey(said.trim())) ?? names.get(nameKey(said));
}

/** Of two values with one name the first has it. */
function namesOf(attribute: AttributeRecord): ReadonlyMap<string, ValueRecord> {
  const known = kept.get(attribute);
  if (known !== undefined) return known;
  const names = new Map<string, ValueRecord>();
  for (const value of attribute.values) {
    const keys = languages.flatMap((language) => value.names[language] ?? []).map(nameKey);
    for (const key of keys) if (!names.has(key)) names.set(key, value);
    names.set(identifierKey(value.identifier), value);
  }
  kept.set(attribute, names);
  return names;
}

function nameKey(name: string): string {
  return `name ${foldText(normalizeWhitespace(name))}`;
}

function identifierKey(identifier: string): string {
  return `identifier ${identifier}`;
}
