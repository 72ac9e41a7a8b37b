import { canonicalUnit } from "../../../text/units.ts";
import type { Names } from "../../model.ts";
import type { AttributeRow, ListedValue } from "../source-records.ts";
import type { AttributeLink, AttributeList, ListedAttribute } from "./lists.ts";

/** What an attribute asks for: the same object for every category that links it. */
export type AttributeAnswer = Pick<AttributeRow, "kind" | "dimension" | "unit" | "values">;

export interface AttributeAnswers {
  /** Undefined where no file knows the attribute. */
  find(link: AttributeLink): AttributeAnswer | undefined;
  /** Handles of measurements whose unit is not known, taken as free text. */
  readonly withoutUnit: ReadonlySet<string>;
}

/**
 * Finds a linked attribute by its number, which an extended one shares with its base, else by its handle.
 * @param valueNames by the value's number
 */
export function createAttributeAnswers(
  { attributes }: AttributeList,
  valueNames: ReadonlyMap<string, Names>,
): AttributeAnswers {
  const byNumber = new Map(attributes.map((attribute) => [attribute.identifier, attribute]));
  const byHandle = new Map(
    attributes.flatMap((attribute) =>
      [attribute, ...attribute.extended].map(({ handle }) => [handle, attribute] as const),
    ),
  );
  const answers = new Map<ListedAttribute, AttributeAnswer>();
  const withoutUnit = new Set<string>();
  return {
    find: (link) => {
      const base = byNumber.get(link.baseIdentifier) ?? byHandle.get(link.handle);
      if (base === undefined) return undefined;
      const isMeasurement = link.isMeasurement || base.measurement !== undefined;
      const known = answers.get(base);
      const answer =
        known ?? (isMeasurement ? measured(base) : { kind: "closed", values: listed(base, valueNames) });
      answers.set(base, answer);
      if (answer.kind === "open") withoutUnit.add(link.handle);
      return answer;
    },
    withoutUnit,
  };
}

function listed({ values }: ListedAttribute, names: ReadonlyMap<string, Names>): ListedValue[] {
  return values.map(({ identifier, origin }) => ({
    identifier,
    names: names.get(identifier) ?? {},
    terms: {},
    origin,
  }));
}

/** In the first of its units that pdo knows. */
function measured({ measurement }: ListedAttribute): AttributeAnswer {
  for (const unit of measurement?.units ?? []) {
    const known = canonicalUnit(unit.replaceAll("_", " ").toLowerCase()) ?? canonicalUnit(unit);
    if (known) return { kind: "measure", ...known };
  }
  return { kind: "open" };
}
