import { languages } from "../../contract/vocabulary.ts";
import type { NamedRecord } from "../named-columns.ts";
import { createFault, type Origin, type SourceFault } from "../source-fault.ts";
import { hasControlCharacter } from "./clean-name.ts";
import type { SourceRecords } from "./source-records.ts";

type Named = NamedRecord & { readonly origin: Origin };

const mostShown = 60;
const controlCharacter = /\p{Cc}/u;

/** Records without any name, and characters that no terminal, table or page can show. */
export function checkNames({ categories, attributes, values }: SourceRecords): SourceFault[] {
  const seen = new Set<NamedRecord["names"]>();
  const lists = new Set(attributes.flatMap((attribute) => (attribute.values ? [attribute.values] : [])));
  return [...categories, ...attributes, ...values, ...[...lists].flat()].flatMap((record) => {
    if (seen.has(record.names)) return [];
    seen.add(record.names);
    return [...missingName(record), ...controlCharacters(record)];
  });
}

function missingName({ identifier, names, origin }: Named): SourceFault[] {
  if (languages.some((language) => names[language] !== undefined)) return [];
  return [createFault(origin, `${identifier} has no name in any language.`, "Give it one.")];
}

function controlCharacters({ identifier, names, terms, origin }: Named): SourceFault[] {
  const texts = languages.flatMap((language) => [names[language] ?? "", ...(terms[language] ?? [])]);
  const bad = controlCharacter.test(identifier) ? identifier : texts.find(hasControlCharacter);
  if (bad === undefined) return [];
  const shown = JSON.stringify(bad.slice(0, mostShown)).replace(/[\u007f-\u009f]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return [createFault(origin, `There is a control character in ${shown}.`, "Take it out.")];
}
