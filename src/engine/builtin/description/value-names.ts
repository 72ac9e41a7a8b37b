import type { ValueRecord } from "../../../catalog/model.ts";
import type { Language } from "../../../text/language.ts";
import { readWords } from "../../../text/read-words.ts";

/** The values' names and terms in one language by what their folded words begin with. */
interface ValueNames {
  /** Of each first word whether it is a name by itself. */
  readonly isWhole: ReadonlyMap<string, boolean>;
  /** The names of several words. */
  readonly several: ReadonlySet<string>;
}

/** Whether a name or a term of one of the values is among the words. */
export function statesValue(
  folded: readonly string[],
  values: readonly ValueRecord[],
  language: Language,
): boolean {
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

const keptNames = new WeakMap<readonly ValueRecord[], Map<Language, ValueNames>>();

function valueNames(values: readonly ValueRecord[], language: Language): ValueNames {
  const byLanguage = keptNames.get(values) ?? new Map<Language, ValueNames>();
  keptNames.set(values, byLanguage);
  const held = byLanguage.get(language);
  if (held) return held;
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
