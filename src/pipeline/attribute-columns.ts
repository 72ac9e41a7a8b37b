import type { AttributionResponse, ExtractedAttribute } from "../api/attribution.ts";
import { type Language, type RequirementLevel, requirementLevels } from "../api/vocabulary.ts";
import { findMeasures } from "../nlp/measures.ts";
import { convertMeasure } from "../nlp/units.ts";

/** `json`: all attributes of a row in one cell; `columns`: each in a column of its own. */
export const attributeForms = ["json", "columns"] as const;

/** What one row states of an attribute of its category, in plain values: a thread can send it. */
interface StatedAttribute {
  readonly identifier: string;
  readonly level: RequirementLevel;
  readonly name: string;
  /** As the channel calls them, else in the source's words. Empty: a required attribute that the row does not state. */
  readonly values: readonly string[];
}

/** What one row states of its category's attributes: required ones first, each level in the channel's order. */
export interface StatedAttributes {
  readonly category: string;
  readonly attributes: readonly StatedAttribute[];
}

/** @param language of the names and of the values that the channel lists */
export function statedAttributes(answer: AttributionResponse, language: Language): StatedAttributes {
  const found = [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes];
  const missing = answer.missing_attributes.map((attribute) => ({ attribute, values: [] }));
  return {
    category: answer.category.identifier,
    attributes: [...found.flat(), ...missing].map(({ attribute, values }) => ({
      identifier: attribute.identifier,
      level: attribute.requirement_level,
      name: attribute.languages[language].name,
      values: textsOf(values, language),
    })),
  };
}

/** Each once: a row may state a value in several places. */
function textsOf(values: ExtractedAttribute["values"], language: Language): string[] {
  return [
    ...new Set(values.map(({ value, text, written }) => value?.languages[language].name ?? written ?? text)),
  ];
}

/** What this machine's catalog knows of the channel's attributes. A service elsewhere may know others. */
export interface AttributeGuide {
  /** In the channel's order, from 0. Undefined: the catalog does not know it. */
  placeOf(identifier: string): number | undefined;
  /** The channel's unit of a measure. Undefined: it is none, or not known. */
  unitOf(category: string, identifier: string): string | undefined;
  /** Whether several of the channel's attributes have this name. */
  isShared(name: string): boolean;
}

export interface SeenAttribute {
  readonly identifier: string;
  readonly name: string;
  level: RequirementLevel;
}

/** What stands between several values of one attribute. */
const valueSeparator = ", ";

/** The attributes that a run has found so far, as columns. Its size is bounded by the channel's attributes. */
export class AttributeColumns {
  readonly #language: Language;
  readonly #guide: AttributeGuide;
  readonly #seen = new Map<string, SeenAttribute>();
  readonly #identifierOfName = new Map<string, string>();

  constructor(language: Language, guide: AttributeGuide) {
    this.#language = language;
    this.#guide = guide;
  }

  /** Takes up a row's attributes and gives their texts by identifier, in the row's order; empty for a missing one. */
  take({ category, attributes }: StatedAttributes): ReadonlyMap<string, string> {
    const texts = new Map<string, string>();
    for (const { identifier, level, name, values } of attributes) {
      this.#see(identifier, name, level);
      const unit = this.#guide.unitOf(category, identifier);
      const written = values.map((text) => (unit === undefined ? text : inUnit(text, unit, this.#language)));
      texts.set(identifier, [...new Set(written)].join(valueSeparator));
    }
    return texts;
  }

  /** What was seen, in the order in which it was. */
  seen(): SeenAttribute[] {
    return [...this.#seen.values()];
  }

  /** Takes up what was seen of the rows that follow. */
  addAll(seen: readonly SeenAttribute[]): void {
    for (const { identifier, name, level } of seen) this.#see(identifier, name, level);
  }

  #see(identifier: string, name: string, level: RequirementLevel): void {
    const seen = this.#seen.get(identifier);
    if (seen === undefined) {
      this.#seen.set(identifier, { identifier, name, level });
      if (!this.#identifierOfName.has(name)) this.#identifierOfName.set(name, identifier);
    } else if (rankOf(level) < rankOf(seen.level)) seen.level = level;
  }

  /** The attribute's name; followed by its identifier where several attributes have that name. */
  nameOf(identifier: string): string {
    const name = this.#seen.get(identifier)?.name ?? identifier;
    const isOthers = this.#identifierOfName.get(name) !== identifier;
    return isOthers || this.#guide.isShared(name) ? `${name} (${identifier})` : name;
  }

  /** Identifiers: those that some category requires first, then recommended, then optional ones; each in the channel's order. */
  inOrder(): string[] {
    const placeOf = (identifier: string) => this.#guide.placeOf(identifier) ?? Number.MAX_SAFE_INTEGER;
    return [...this.#seen.values()]
      .sort(
        (one, other) =>
          rankOf(one.level) - rankOf(other.level) ||
          placeOf(one.identifier) - placeOf(other.identifier) ||
          (one.identifier < other.identifier ? -1 : 1),
      )
      .map(({ identifier }) => identifier);
  }
}

function rankOf(level: RequirementLevel): number {
  return requirementLevels.indexOf(level);
}

/** The one measure of a text in the channel's unit: "0,75l" as "750 ml", "6 Stück" as "6". Any other text stays as it is. */
export function inUnit(text: string, unit: string, language: Language): string {
  const [measure, ...others] = findMeasures(text);
  if (measure === undefined || others.length > 0 || measure.text.trim() !== text.trim()) return text;
  const ends = [measure.value, ...(measure.upper === undefined ? [] : [measure.upper])];
  const converted = ends.map((value) => convertMeasure(value, measure.unit, unit));
  if (converted.includes(undefined)) return text;
  const numbers = converted.map((value) => String(value).replace(".", language === "en" ? "." : ","));
  const range = numbers.join("–");
  return measure.dimension === "count" ? range : `${range} ${unit}`;
}
