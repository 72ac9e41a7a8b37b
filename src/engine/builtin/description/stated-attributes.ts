import type { ValueRecord } from "../../../catalog/model.ts";
import type { GlossaryMatch } from "../../../glossary/glossary.ts";
import type { Language } from "../../../text/language.ts";
import { lazily } from "../../../text/lazily.ts";
import { readWords } from "../../../text/read-words.ts";
import { findMeasures } from "../../../text/units.ts";
import type { AskedAttribute } from "./asked-attributes.ts";
import type { ReadTexts } from "./read-texts.ts";

/** What a product's texts state. */
export interface Statements {
  /** Both texts' folded words. */
  readonly folded: readonly string[];
  readonly language: Language;
  readonly matches: readonly GlossaryMatch[];
  readonly measures: (dimension: string) => boolean;
}

/** Measures are read when first asked for, those of the name alone before those of all. */
export function readStatements(
  { text, name, folded }: ReadTexts,
  matches: readonly GlossaryMatch[],
  language: Language,
): Statements {
  const ofName = lazily(() => dimensionsOf(name, (measure) => wholeUnit.test(measure)));
  const ofAll = lazily(() => dimensionsOf(text, () => true));
  const measures = (dimension: string) => {
    if (dimension !== "count" && ofName().has(dimension)) return true;
    return ofAll().has(dimension);
  };
  return { folded, language, matches, measures };
}

/** A sign, a single letter and a number alone may be a unit or none by what stands around them: only the whole text tells. */
const wholeUnit = /\p{L}{2}$/u;

function dimensionsOf(text: string, isSure: (measure: string) => boolean): ReadonlySet<string> {
  if (!/\d/.test(text)) return new Set();
  const sure = findMeasures(text).filter((measure) => isSure(measure.text));
  return new Set(sure.map(({ dimension }) => dimension));
}

/** Whether the attribute's label, one of its values or a measure of its dimension is among what is stated; the costliest last. */
export function isAttributeStated(asked: AskedAttribute, statements: Statements): boolean {
  const { attribute, role, label } = asked;
  const { folded, language, matches } = statements;
  if (role !== undefined && matches.some(({ entry }) => entry.role === role)) return true;
  if (label !== undefined && folded.includes(label)) return true;
  if (attribute.kind === "closed" && statesValue(folded, valueNames(attribute.values, language))) return true;
  return attribute.dimension !== undefined && statements.measures(attribute.dimension);
}

/** The values' names and terms in one language by what their folded words begin with. */
interface ValueNames {
  /** Of each first word whether it is a name by itself. */
  readonly isWhole: ReadonlyMap<string, boolean>;
  /** The names of several words. */
  readonly several: ReadonlySet<string>;
}

const keptNames = new WeakMap<readonly ValueRecord[], Map<Language, ValueNames>>();

function valueNames(values: readonly ValueRecord[], language: Language): ValueNames {
  const byLanguage = keptNames.get(values) ?? new Map<Language, ValueNames>();
  keptNames.set(values, byLanguage);
  const held = byLanguage.get(language);
  if (held) return held;
  const isWhole = new Map<string, boolean>();
  const several = new Set<string>();
  const written = values.flatMap(({ names, terms }) => [names[language] ?? "", ...(terms[language] ?? [])]);
  for (const [first, ...more] of written.map((name) => readWords(name).folded)) {
    if (first === undefined) continue;
    isWhole.set(first, more.length === 0 || isWhole.get(first) === true);
    if (more.length > 0) several.add([first, ...more].join(" "));
  }
  const names = { isWhole, several };
  byLanguage.set(language, names);
  return names;
}

function statesValue(folded: readonly string[], { isWhole, several }: ValueNames): boolean {
  for (let place = 0; place < folded.length; place += 1) {
    const word = folded[place] ?? "";
    const isName = isWhole.get(word);
    if (isName === undefined) continue;
    const two = `${word} ${folded[place + 1]}`;
    if (isName || several.has(two) || several.has(`${two} ${folded[place + 2]}`)) return true;
  }
  return false;
}
