import { requirementLevels } from "../contract/vocabulary.ts";
import { listAt } from "../storage/number-lists.ts";
import type { AttributeSection, CompiledPayload, ValueSection } from "./compiled/payload.ts";
import { type AttributeRecord, attributeKinds, type ValueRecord } from "./model.ts";
import { recordAt } from "./named-columns.ts";
import { oncePerKey } from "./once-per-key.ts";

/** A catalog's attributes, each record and list made at first asking. */
export interface AttributeLists {
  /** @returns none for an unknown number */
  list(number: number): readonly AttributeRecord[];
  /** Those that no category asks for. */
  unasked(): readonly AttributeRecord[];
}

export function createAttributeLists(payload: CompiledPayload): AttributeLists {
  const section = payload.attributes;
  const values = createValueLists(payload.values);
  const requestAt = oncePerKey((request: number) => attributeAt(section, request, values));
  return {
    list: oncePerKey((number: number) => listAt(section.lists, number).map(requestAt)),
    unasked: () => Array.from(section.unasked, requestAt),
  };
}

/** The numbers of the values that the attributes which some category asks for list, each once. */
export function askedValues({ attributes, values }: CompiledPayload): ReadonlySet<number> {
  const asked = new Set<number>();
  const lists = new Set(
    Array.from(attributes.lists.members, (request) => attributes.requests.valueLists[request] ?? -1),
  );
  for (const list of lists) for (const value of listAt(values.lists, list)) asked.add(value);
  return asked;
}

function createValueLists(section: ValueSection): (list: number) => readonly ValueRecord[] {
  const valueAt = oncePerKey((value: number) => recordAt(section, value));
  return oncePerKey((list: number) => listAt(section.lists, list).map(valueAt));
}

function attributeAt(
  { definitions, requests }: AttributeSection,
  request: number,
  valuesOf: (list: number) => readonly ValueRecord[],
): AttributeRecord {
  const definition = requests.definitions[request] ?? -1;
  const { identifier, names, terms } = recordAt(definitions, definition);
  const dimension = definitions.dimensions.at(definition);
  const unit = definitions.units.at(definition);
  return {
    identifier,
    requirementLevel: requirementLevels[requests.levels[request] ?? -1] ?? "optional",
    kind: attributeKinds[definitions.kinds[definition] ?? -1] ?? "open",
    ...(dimension ? { dimension } : {}),
    ...(unit ? { unit } : {}),
    names,
    terms,
    values: valuesOf(requests.valueLists[request] ?? -1),
  };
}
