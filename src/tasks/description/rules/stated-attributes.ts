import type { ValueRecord } from "../../../catalog/model.ts";
import type { Language } from "../../../nlp/language.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import type { GlossaryMatch } from "../../../translation/glossary.ts";
import type { AskedAttribute } from "./missing-attributes.ts";
import type { ReadTexts } from "./source-words.ts";

/** What the texts of a product state. */
interface Statements {
  /** Folded words of both texts. */
  readonly folded: readonly string[];
  readonly language: Language;
  readonly matches: readonly GlossaryMatch[];
  /** The dimensions of the stated measures. */
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

/** Dimensions of measures, computed lazily: for the name first, then for all text. */
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
    // A pack is a count, which needs no unit.
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

/** Units of at least two letters; a symbol, single letter or bare number needs the context of the whole text. */
const wholeUnit = /\p{L}{2}$/u;

function dimensionsOf(text: string, isSure: (measure: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { dimension, text: measure } of findMeasures(text)) if (isSure(measure)) found.add(dimension);
  return found;
}

/** Whether the texts state the attribute's label, one of its values or a measure of its dimension; the most expensive check last. */
export function isAttributeStated(expected: AskedAttribute, statements: Statements): boolean {
  const { attribute, role, label } = expected;
  const { folded, language, matches } = statements;
  if (role !== undefined && matches.some(({ entry }) => entry.role === role)) return true;
  if (label !== undefined && folded.includes(label)) return true;
  if (attribute.kind === "closed" && statesValue(folded, attribute.values, language)) return true;
  return attribute.dimension !== undefined && statements.measured.has(attribute.dimension);
}

/** Names and terms of the values in one language, indexed by first word. */
interface ValueNames {
  /** For each first word, whether it is a complete name. */
  readonly isWhole: ReadonlyMap<string, boolean>;
  /** Names of several words. */
  readonly several: ReadonlySet<string>;
}

/** Whether the words contain a name or term of one of the values. */
function statesValue(folded: readonly string[], values: readonly ValueRecord[], language: Language): boolean {
  const { isWhole, several } = valueNames(values, language);
  for (let place = 0; place < folded.length; place += 1) {
    const word = folded[place] ?? "";
    const isName = isWhole.get(word);
    if (isName === undefined) continue;
    const two = `${word} ${folded[place + 1]}`;
    if (isName || several.has(two) || several.has(`${two} ${folded[place + 2]}`)) return true;
  }
  return false;
}

const cachedNames = new WeakMap<readonly ValueRecord[], Map<Language, ValueNames>>();

function valueNames(values: readonly ValueRecord[], language: Language): ValueNames {
  const byLanguage = cachedNames.get(values) ?? new Map<Language, ValueNames>();
  cachedNames.set(values, byLanguage);
  const cached = byLanguage.get(language);
  if (cached) return cached;
  const names = readNames(values, language);
  byLanguage.set(language, names);
  return names;
}

function readNames(values: readonly ValueRecord[], language: Language): ValueNames {
  const isWhole = new Map<string, boolean>();
  const several = new Set<string>();
  const written = values.flatMap(({ names, terms }) => [names[language] ?? "", ...(terms[language] ?? [])]);
  for (const [first, ...more] of written.map((name) => readWords(name).folded)) {
    if (first === undefined) continue;
    isWhole.set(first, more.length === 0 || isWhole.get(first) === true);
    if (more.length > 0) several.add([first, ...more].join(" "));
  }
  return { isWhole, several };
}
