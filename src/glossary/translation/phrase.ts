import type { GlossaryEntry } from "../glossary-entry.ts";
import type { JointWord, NounPiece } from "./piece.ts";

/** A property of the thing; `isJoined` where "and" stands before it. */
export interface PhraseProperty {
  readonly entry: GlossaryEntry;
  readonly isJoined: boolean;
}

/** What the thing is for or of: guitar in "guitar case". */
export interface PhraseKind {
  readonly phrase: NounPhrase;
  /** The preposition: "of" (d'eau), "at" (au citron); "open" where there is none. */
  readonly relation: "of" | "at" | "open";
}

export interface PhraseComplement {
  readonly joint: JointWord;
  readonly hasArticle: boolean;
  readonly phrases: readonly NounPhrase[];
}

/** A noun with all that belongs to it; without a noun, properties or names alone. */
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
  /** Of a phrase without a noun: whether a preposition ties it to what stands before ("aus Leder"). */
  readonly isLinked: boolean;
  /** False where the reading is a guess, so that the phrase may not be claimed as translated. */
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
