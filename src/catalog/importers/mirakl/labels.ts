import { type Language, languages } from "../../../contract/vocabulary.ts";
import type { Names } from "../../model.ts";
import { cleanName } from "../clean-name.ts";
import { type JsonObject, objectsOf, textOf } from "../json-source.ts";
import type { Entry } from "./responses.ts";

/** Reads the labels of a record: `label_translations` by locale (de, de_DE, de-DE), and `label`. */
export type ReadLabels = (record: JsonObject) => Names;

/**
 * A bare `label` is in the marketplace's own language: the one whose translations most often say the same.
 * @returns how to read labels, and the language of bare ones; undefined where no translation tells it, English is
 *   taken then
 */
export function learnLabels(entries: readonly Entry[]): {
  readonly read: ReadLabels;
  readonly ownLanguage: Language | undefined;
} {
  const counts = new Map<Language, number>();
  for (const { record } of entries) {
    const label = textOf(record, "label");
    for (const [language, name] of translationsOf(record)) {
      if (name === label) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [ownLanguage] = [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
  return { ownLanguage, read: (record) => readLabels(record, ownLanguage ?? "en") };
}

function readLabels(record: JsonObject, ownLanguage: Language): Names {
  const names: Names = {};
  for (const [language, name] of translationsOf(record)) names[language] ??= cleanName(name);
  const label = textOf(record, "label");
  if (label !== "") names[ownLanguage] ??= cleanName(label);
  return names;
}

function translationsOf(record: JsonObject): [Language, string][] {
  return objectsOf(record, "label_translations").flatMap((translation): [Language, string][] => {
    const locale = textOf(translation, "locale").toLowerCase();
    const name = textOf(translation, "value");
    const language = languages.find((known) => locale.split(/[-_]/)[0] === known);
    return language === undefined || name === "" ? [] : [[language, name]];
  });
}
