import type { Language } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { fourForms, propertyWord } from "../generation/adjectives.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { JointWord, NounPiece, Piece, PropertyPiece } from "./piece.ts";

/** A property of the thing; `isJoined` if "and" precedes it. */
export interface PhraseProperty {
  readonly entry: GlossaryEntry;
  readonly isJoined: boolean;
}

/** A noun that specifies the kind of thing: guitar in "guitar case". */
export interface PhraseKind {
  readonly phrase: NounPhrase;
  /** The preposition: "of" (d'eau), "at" (au citron); "open" if there is none. */
  readonly relation: "of" | "at" | "open";
}

export interface PhraseComplement {
  readonly joint: JointWord;
  readonly hasArticle: boolean;
  readonly phrases: readonly NounPhrase[];
}

/** A noun with all its modifiers; without a noun, only properties or names. */
export interface NounPhrase {
  readonly noun?: { readonly entry: GlossaryEntry; readonly isPlural: boolean };
  readonly count?: string;
  readonly properties: readonly PhraseProperty[];
  readonly materials: readonly PhraseProperty[];
  readonly audiences: readonly PhraseProperty[];
  readonly kinds: readonly PhraseKind[];
  readonly technical: readonly string[];
  readonly namesBefore: readonly string[];
  readonly namesBehind: readonly string[];
  readonly complements: readonly PhraseComplement[];
  /** For a phrase without a noun: whether a preposition links it to the preceding text ("aus Leder"). */
  readonly isLinked: boolean;
  /** False if the parse is a guess; the phrase must then not count as translated. */
  readonly isSure: boolean;
}

/** A phrase under construction. */
export interface PhraseDraft {
  noun: NounPiece | undefined;
  count: string | undefined;
  readonly properties: (PhraseProperty & { readonly found: string })[];
  readonly materials: PhraseProperty[];
  readonly audiences: PhraseProperty[];
  readonly kinds: PhraseKind[];
  readonly technical: string[];
  readonly namesBefore: string[];
  readonly namesBehind: string[];
  readonly complements: PhraseComplement[];
  isLinked: boolean;
  isSure: boolean;
}

export function emptyDraft(): PhraseDraft {
  return {
    noun: undefined,
    count: undefined,
    properties: [],
    materials: [],
    audiences: [],
    kinds: [],
    technical: [],
    namesBefore: [],
    namesBehind: [],
    complements: [],
    isLinked: false,
    isSure: true,
  };
}

export function bareNoun(entry: GlossaryEntry, isPlural: boolean): NounPhrase {
  const { noun: _noun, count: _count, ...rest } = emptyDraft();
  return { ...rest, noun: { entry, isPlural } };
}

export function finishDraft({ noun, count, ...rest }: PhraseDraft, isPlural: boolean): NounPhrase {
  return {
    ...rest,
    ...(noun !== undefined && { noun: { entry: noun.entry, isPlural } }),
    ...(count !== undefined && { count }),
  };
}

/** The number of the phrase: that of the noun's form, or of its properties if the form is ambiguous. */
export function draftIsPlural({ noun, count, properties }: PhraseDraft, source: Language): boolean {
  if (noun === undefined) return false;
  if (count !== undefined) return Number(count) !== 1;
  if (noun.entry.grammar?.[source]?.isPluralOnly === true) return noun.isPlural && !noun.isNumberOpen;
  if (!noun.isNumberOpen) return noun.isPlural;
  return properties.some((property) => isPluralForm(property, noun, source));
}

function isPluralForm(
  { entry, found }: PhraseDraft["properties"][number],
  noun: NounPiece,
  source: Language,
): boolean {
  const word = propertyWord(entry, source);
  if (word === undefined || word.isInvariable || source === "en") return false;
  const folded = foldText(found);
  if (source === "de") {
    const gender = noun.entry.grammar?.de?.gender;
    return gender !== "f" && folded.endsWith("e") && folded !== foldText(word.base);
  }
  const forms = fourForms(word, source).map(foldText);
  return !forms.slice(0, 2).includes(folded) && forms.slice(2).includes(folded);
}

/** Whether the property's form agrees with the noun. */
export function fitsNoun({ entry, found }: PropertyPiece, noun: NounPiece, source: Language): boolean {
  if (source === "en" || source === "de") return true;
  const word = propertyWord(entry, source);
  if (word === undefined || word.isInvariable) return true;
  const { gender, isPluralOnly } = noun.entry.grammar?.[source] ?? {};
  if (gender === undefined) return true;
  const forms = fourForms(word, source).map(foldText);
  const feminine = gender === "f" ? 1 : 0;
  const isOpen = noun.isNumberOpen && isPluralOnly !== true;
  const isPlural = noun.isPlural || isPluralOnly === true;
  const places = isOpen ? [feminine, feminine + 2] : [isPlural ? feminine + 2 : feminine];
  return places.some((place) => forms[place] === foldText(found));
}

/** A position in a run of pieces. */
export interface PhraseCursor {
  readonly pieces: readonly Piece[];
  readonly source: Language;
  place: number;
  /** Parses the phrase at a cursor, for nested phrases. */
  readonly parse: (cursor: PhraseCursor) => PhraseDraft;
}
