import type { GlossaryEntry } from "../glossary-entry.ts";
import type { Sense } from "./lexicon.ts";
import type { NounPiece, Piece, PropertyPiece } from "./piece.ts";
import type { SplitWord } from "./split-word.ts";

export interface PieceSite {
  readonly start: number;
  readonly end: number;
  readonly found: string;
}

export function pieceOfSense({ entry, form }: Sense, site: PieceSite): Piece {
  const { role } = entry;
  return role === "type" || role === "label" ? nounPiece(entry, form, site) : propertyPiece(entry, site);
}

function propertyPiece(entry: GlossaryEntry, site: PieceSite): PropertyPiece {
  const { role } = entry;
  return { kind: role === "material" || role === "audience" ? role : "property", entry, ...site };
}

function nounPiece(entry: GlossaryEntry, form: number, site: PieceSite): NounPiece {
  const written = site.found.toLowerCase().replace(/-/g, " ");
  const isNumberOpen = Object.values(entry.forms).some(
    ([one, many]) => one !== undefined && one === many && one.toLowerCase().replace(/-/g, " ") === written,
  );
  return { kind: "noun", entry, isPlural: form === 1, isNumberOpen, parts: [], partNouns: [], ...site };
}

export function compoundPiece({ head, properties, nouns }: SplitWord, site: PieceSite): NounPiece {
  const { entry, form } = head;
  const [one, many] = entry.forms.de ?? [];
  const parts = properties.map((part) => propertyPiece(part, site));
  const isPlural = form === 1;
  return { kind: "noun", entry, isPlural, isNumberOpen: one === many, parts, partNouns: nouns, ...site };
}
