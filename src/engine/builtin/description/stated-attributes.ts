import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import type { GlossaryMatch } from "../../../glossary/glossary.ts";
import type { GlossaryRole } from "../../../glossary/glossary-entry.ts";
import type { Language } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import { readWords, type WordReading } from "../../../text/read-words.ts";
import { findMeasures } from "../../../text/units.ts";

/** What texts state; measures are read when first asked for. */
export interface Statements {
  readonly reading: WordReading;
  readonly language: Language;
  readonly roles: ReadonlySet<GlossaryRole>;
  readonly measures: (dimension: string) => boolean;
}

export function readStatements(
  reading: WordReading,
  language: Language,
  matches: readonly GlossaryMatch[],
): Statements {
  let dimensions: ReadonlySet<string> | undefined;
  return {
    reading,
    language,
    roles: new Set(matches.map(({ entry }) => entry.role)),
    measures(dimension) {
      dimensions ??= new Set(
        /\d/.test(reading.text) ? findMeasures(reading.text).map((measure) => measure.dimension) : [],
      );
      return dimensions.has(dimension);
    },
  };
}

const roleOfAttribute: readonly (readonly [RegExp, GlossaryRole])[] = [
  [/^colou?r$/, "color"],
  [/^material$/, "material"],
  [/gender|target[-_]group/, "audience"],
  [/^pattern$/, "pattern"],
  [/^size$/, "size"],
];

/** Whether the attribute's label, one of its values or a measure of its dimension is among what is stated. */
export function isAttributeStated(attribute: AttributeRecord, statements: Statements): boolean {
  const { reading, language, roles } = statements;
  const role = roleOfAttribute.find(([pattern]) => pattern.test(attribute.identifier))?.[1];
  if (role !== undefined && roles.has(role)) return true;
  if (attribute.dimension !== undefined && statements.measures(attribute.dimension)) return true;
  const label = attribute.names[language];
  if (label !== undefined && reading.folded.includes(foldText(label))) return true;
  return attribute.kind === "closed" && statesValue(reading.folded, valueNames(attribute.values, language));
}

/** The values' names and terms in one language, each as its folded words, and the first word of those of several. */
interface ValueNames {
  readonly whole: ReadonlySet<string>;
  readonly firstOfSeveral: ReadonlySet<string>;
}

const keptNames = new WeakMap<readonly ValueRecord[], Map<Language, ValueNames>>();

function valueNames(values: readonly ValueRecord[], language: Language): ValueNames {
  const byLanguage = keptNames.get(values) ?? new Map<Language, ValueNames>();
  keptNames.set(values, byLanguage);
  const held = byLanguage.get(language);
  if (held) return held;
  const written = values.flatMap(({ names, terms }) => [names[language] ?? "", ...(terms[language] ?? [])]);
  const folded = written.map((name) => readWords(name).folded).filter((words) => words.length > 0);
  const names = {
    whole: new Set(folded.map((words) => words.join(" "))),
    firstOfSeveral: new Set(folded.flatMap(([first, ...more]) => (first && more.length > 0 ? [first] : []))),
  };
  byLanguage.set(language, names);
  return names;
}

function statesValue(folded: readonly string[], { whole, firstOfSeveral }: ValueNames): boolean {
  return folded.some((word, place) => {
    if (whole.has(word)) return true;
    if (!firstOfSeveral.has(word)) return false;
    const two = `${word} ${folded[place + 1]}`;
    return whole.has(two) || whole.has(`${two} ${folded[place + 2]}`);
  });
}
