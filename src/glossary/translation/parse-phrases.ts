import type { Language } from "../../text/language.ts";
import { isOddPair } from "./kind-links.ts";
import { draftIsPlural } from "./noun-number.ts";
import { emptyDraft, finishDraft, type NounPhrase, type PhraseDraft } from "./phrase.ts";
import type { PhraseCursor } from "./phrase-cursor.ts";
import type { Piece } from "./piece.ts";
import { takeJoint } from "./take-joint.ts";
import { takeKept, takeNoun, takeProperty } from "./take-word.ts";

/** A part of a run: a phrase, or a piece that belongs to none. */
export type Clause =
  | { readonly kind: "phrase"; readonly phrase: NounPhrase; readonly first: number; readonly end: number }
  | { readonly kind: "piece"; readonly piece: Piece };

/** The noun phrases of a run and what stands between them. */
export function parsePhrases(found: readonly Piece[], source: Language): Clause[] {
  const pieces = source === "en" || source === "de" ? measuresBehind(found) : found;
  const cursor: PhraseCursor = { pieces, source, place: 0, parse: parsePhrase };
  const clauses: Clause[] = [];
  while (cursor.place < pieces.length) {
    const first = cursor.place;
    const draft = parsePhrase(cursor);
    if (cursor.place > first) {
      const phrase = finishDraft(draft, draftIsPlural(draft, source));
      clauses.push({ kind: "phrase", phrase, first, end: cursor.place });
      continue;
    }
    const piece = pieces[first];
    if (piece !== undefined) clauses.push({ kind: "piece", piece });
    cursor.place += 1;
  }
  return clauses;
}

/** "Lemon 50 ml essential oil": a measure amid the words of a thing goes behind the thing. */
function measuresBehind(pieces: readonly Piece[]): readonly Piece[] {
  const moved = [...pieces];
  for (let place = moved.length - 2; place >= 0; place -= 1) {
    const piece = moved[place];
    if (piece?.kind !== "measure") continue;
    let last = -1;
    for (
      let next = place + 1;
      next < moved.length && wordsOfThing.has(moved[next]?.kind ?? "joint");
      next += 1
    ) {
      if (moved[next]?.kind === "noun") last = next;
    }
    if (last < 0) continue;
    moved.splice(last + 1, 0, piece);
    moved.splice(place, 1);
  }
  return moved;
}

const wordsOfThing: ReadonlySet<Piece["kind"]> = new Set([
  "noun",
  "property",
  "material",
  "audience",
  "technical",
  "name",
]);

function parsePhrase(cursor: PhraseCursor): PhraseDraft {
  const draft = emptyDraft();
  for (;;) {
    const piece = cursor.pieces[cursor.place];
    if (piece !== undefined && takePiece(draft, piece, cursor)) continue;
    const isNamed = draft.namesBefore.length > 0 && draft.properties.length > 0;
    const { noun, properties: found, materials } = draft;
    const isHeap = noun === undefined && (found.length > 1 || found.length * materials.length > 0);
    if (isHeap && !found.some(({ isJoined }) => isJoined)) draft.isSure = false;
    const isOdd = noun !== undefined && draft.kinds.some((kind) => isOddPair(noun.entry, kind));
    const isDouble = draft.audiences.length > 1 && !draft.audiences.some(({ isJoined }) => isJoined);
    if (isOdd || isDouble || draft.kinds.length > 1 || (draft.noun === undefined && isNamed))
      draft.isSure = false;
    return draft;
  }
}

/** @returns whether the piece belongs to the phrase; the cursor stands behind it then */
function takePiece(draft: PhraseDraft, piece: Piece, cursor: PhraseCursor): boolean {
  switch (piece.kind) {
    case "noun":
      return takeNoun(draft, piece, cursor);
    case "property":
    case "material":
    case "audience":
      takeProperty(draft, piece, cursor);
      return true;
    case "name":
    case "technical":
    case "measure":
    case "number":
      return takeKept(draft, piece, cursor);
    case "joint":
      return takeJoint(draft, piece, cursor);
    default:
      return false;
  }
}
