import type { GlossaryEntry } from "../glossary-entry.ts";
import type { Sense, SplitWord } from "../lexicon.ts";

/** Prepositions and conjunctions, independent of the language. */
export type JointWord = "with" | "without" | "for" | "of" | "in" | "from" | "at" | "kind" | "on" | "and";

interface PieceSpan {
  /** UTF-16 offsets in the name. */
  readonly start: number;
  readonly end: number;
  /** The slice between them. */
  readonly found: string;
  /** Whether the word has several meanings and no context to choose one. */
  readonly isOpen?: boolean;
}

export interface NounPiece extends PieceSpan {
  readonly kind: "noun";
  readonly entry: GlossaryEntry;
  readonly isPlural: boolean;
  /** True if the singular and the plural have the same spelling, so that the context decides. */
  readonly isNumberOpen: boolean;
  /** The properties in a closed compound: Damen and Leder in Damenlederhandschuh. */
  readonly parts: readonly PropertyPiece[];
  /** Whether a hyphen joins it to the previous piece. */
  readonly isHyphenated?: boolean;
  /** The nouns before the head of a compound. */
  readonly partNouns: readonly GlossaryEntry[];
}

/** An adjective, a colour, a pattern, a material or an audience. */
export interface PropertyPiece extends PieceSpan {
  readonly kind: "property" | "material" | "audience";
  readonly entry: GlossaryEntry;
}

export interface JointPiece extends PieceSpan {
  readonly kind: "joint";
  readonly word: JointWord;
  readonly hasArticle: boolean;
}

/** A piece that is not translated: names and codes (`name`), abbreviations that qualify a thing (`technical`), measures. */
export interface VerbatimPiece extends PieceSpan {
  readonly kind: "name" | "technical" | "measure" | "number";
  /** The text to write: the found text, for measures in the spelling of the target language. */
  readonly text: string;
  /** True for a word that is a name only by its capital: it is in no list. */
  readonly isGuess?: boolean;
}

/** The number of items in a pack. */
export interface PackPiece extends PieceSpan {
  readonly kind: "pack";
  readonly shape: "set" | "pack" | "pieces";
  readonly count: number;
}

/** `opaque`: a catalog phrase with a translation but without grammar. `unknown`: a word without a translation. */
interface OtherPiece extends PieceSpan {
  readonly kind: "opaque" | "unknown";
  readonly entry?: GlossaryEntry;
  readonly isFunctionWord: boolean;
}

export type Piece = NounPiece | PropertyPiece | JointPiece | VerbatimPiece | PackPiece | OtherPiece;

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
