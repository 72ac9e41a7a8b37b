import { languages } from "../../contract/vocabulary.ts";
import type { NamedRecord } from "../named-columns.ts";
import { createFault, type Origin, type SourceFault } from "../source-fault.ts";
import { hasControlCharacter } from "./clean-name.ts";
import type { SourceRecords } from "./source-records.ts";

type Named = NamedRecord & { readonly origin: Origin };

const mostShown = 60;
/** In characters: what is longer is a page or half a file, and no name. */
const longestText = 1_000;
const controlCharacter = /\p{Cc}/u;

/** Records without any name, texts of endless length, and characters that no terminal, table or page can show. */
export function checkNames({ categories, attributes, values }: SourceRecords): SourceFault[] {
  const seen = new Set<NamedRecord["names"]>();
  const lists = new Set(attributes.flatMap((attribute) => (attribute.values ? [attribute.values] : [])));
  return [...categories, ...attributes, ...values, ...[...lists].flat()].flatMap((record) => {
    if (seen.has(record.names)) return [];
    seen.add(record.names);
    return [...missingName(record), ...overlong(record), ...controlCharacters(record)];
  });
}

function missingName({ identifier, names, origin }: Named): SourceFault[] {
  if (languages.some((language) => names[language] !== undefined)) return [];
  return [createFault(origin, `${identifier} has no name in any language.`, "Give it one.")];
}

function textsOf({ names, terms }: Named): readonly string[] {
  return languages.flatMap((language) => [names[language] ?? "", ...(terms[language] ?? [])]);
}

function overlong(record: Named): SourceFault[] {
  const bad = [record.identifier, ...textsOf(record)].find((text) => text.length > longestText);
  if (bad === undefined) return [];
  const what = `There are ${bad.length} characters in ${JSON.stringify(bad.slice(0, mostShown))}...`;
  return [createFault(record.origin, what, `Shorten it to ${longestText}.`)];
}

function controlCharacters(record: Named): SourceFault[] {
  const { identifier, origin } = record;
  const bad = controlCharacter.test(identifier) ? identifier : textsOf(record).find(hasControlCharacter);
  if (bad === undefined) return [];
  const shown = JSON.stringify(bad.slice(0, mostShown)).replace(/[\u007f-\u009f]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return [createFault(origin, `There is a control character in ${shown}.`, "Take it out.")];
}
