import type { GlossaryEntry } from "../glossary-entry.ts";
import type { Sense, SplitWord } from "../lexicon.ts";

/** What joins the parts of a name, whatever the language calls it. */
export type JointWord = "with" | "without" | "for" | "of" | "in" | "from" | "at" | "kind" | "on" | "and";

interface PieceSpan {
  /** UTF-16 offsets in the name. */
  readonly start: number;
  readonly end: number;
  /** The slice between them. */
  readonly found: string;
  /** The word has several meanings, and nothing beside it tells which. */
  readonly isOpen?: boolean;
}

export interface NounPiece extends PieceSpan {
  readonly kind: "noun";
  readonly entry: GlossaryEntry;
  readonly isPlural: boolean;
  /** True where singular and plural are spelt alike: what stands beside it tells. */
  readonly isNumberOpen: boolean;
  /** What a closed compound says of its head: Damenlederhandschuh. */
  readonly parts: readonly PropertyPiece[];
  /** A hyphen ties it to what stands before. */
  readonly hangsByHyphen?: boolean;
  /** Nouns of the compound before its head. */
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

/** What stays as it is: names, codes (`name`), abbreviations that qualify a thing (`technical`), numbers with units. */
export interface KeptPiece extends PieceSpan {
  readonly kind: "name" | "technical" | "measure" | "number";
  /** What is written: the found text, a measure in the spelling of the target. */
  readonly text: string;
  /** True of a word that is a name for all that one can see: a capital where it need not be, and in no list. */
  readonly isGuess?: boolean;
}

/** How many a pack holds. */
export interface PackPiece extends PieceSpan {
  readonly kind: "pack";
  readonly shape: "set" | "pack" | "pieces";
  readonly count: number;
}

/** `opaque`: a phrase of a catalog with a translation but without grammar. `unknown`: a word that stays. */
interface OtherPiece extends PieceSpan {
  readonly kind: "opaque" | "unknown";
  readonly entry?: GlossaryEntry;
  readonly isFunctionWord: boolean;
}

export type Piece = NounPiece | PropertyPiece | JointPiece | KeptPiece | PackPiece | OtherPiece;

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
