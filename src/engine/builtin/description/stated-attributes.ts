import type { GlossaryMatch } from "../../../glossary/glossary.ts";
import type { Language } from "../../../text/language.ts";
import { findMeasures } from "../../../text/units.ts";
import type { AskedAttribute } from "./asked-attributes.ts";
import type { ReadTexts } from "./read-texts.ts";
import { statesValue } from "./value-names.ts";

/** What a product's texts state. */
export interface Statements {
  /** Both texts' folded words. */
  readonly folded: readonly string[];
  readonly language: Language;
  readonly matches: readonly GlossaryMatch[];
  /** The dimensions that something is measured in. */
  readonly measured: { has(dimension: string): boolean };
}

export function readStatements(
  texts: ReadTexts,
  matches: readonly GlossaryMatch[],
  language: Language,
): Statements {
  const { folded } = texts;
  return { folded, language, matches, measured: new MeasuredTexts(texts) };
}

/** Measures are read when first asked for, those of the name alone before those of all. */
class MeasuredTexts {
  private readonly plain: string;
  private readonly name: string;
  private ofName: ReadonlySet<string> | undefined;
  private ofAll: ReadonlySet<string> | undefined;

  constructor({ plain, name }: ReadTexts) {
    this.plain = plain;
    this.name = name;
  }

  has(dimension: string): boolean {
    // A pack is a count that needs no unit.
    if (dimension === "count") return this.hasInAll(dimension);
    return this.hasInName(dimension) || this.hasInAll(dimension);
  }

  private hasInName(dimension: string): boolean {
    this.ofName ??= dimensionsOf(this.name, (measure) => wholeUnit.test(measure));
    return this.ofName.has(dimension);
  }

  private hasInAll(dimension: string): boolean {
    this.ofAll ??= dimensionsOf(`${this.plain}\n${this.name}`, () => true);
    return this.ofAll.has(dimension);
  }
}

/** A sign, a single letter and a number alone may be a unit or none by what stands around them: only the whole text tells. */
const wholeUnit = /\p{L}{2}$/u;

function dimensionsOf(text: string, isSure: (measure: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { dimension, text: measure } of findMeasures(text)) if (isSure(measure)) found.add(dimension);
  return found;
}

/** Whether the attribute's label, one of its values or a measure of its dimension is among what is stated; the costliest last. */
export function isAttributeStated(asked: AskedAttribute, statements: Statements): boolean {
  const { attribute, role, label } = asked;
  const { folded, language, matches } = statements;
  if (role !== undefined && matches.some(({ entry }) => entry.role === role)) return true;
  if (label !== undefined && folded.includes(label)) return true;
  if (attribute.kind === "closed" && statesValue(folded, attribute.values, language)) return true;
  return attribute.dimension !== undefined && statements.measured.has(attribute.dimension);
}
