import { isEdible } from "./noun-relations.ts";
import { bareNoun, type PhraseCursor, type PhraseDraft } from "./phrase.ts";
import type { NounPiece, Piece, PropertyPiece, VerbatimPiece } from "./piece.ts";

const properties: ReadonlySet<Piece["kind"]> = new Set(["property", "material", "audience", "technical"]);

export function takeNoun(draft: PhraseDraft, piece: NounPiece, cursor: PhraseCursor): boolean {
  const held = draft.noun;
  if (held === undefined) {
    setNoun(draft, piece);
    cursor.place += 1;
    return true;
  }
  const before = cursor.pieces[cursor.place - 1];
  const isHeadLast = cursor.source === "en" || cursor.source === "de";
  if (draft.complements.length > 0 || draft.namesBehind.length > 0) return false;
  if (before?.kind !== "noun") {
    if (!isHeadLast || before === undefined || !properties.has(before.kind)) return false;
    if (cursor.pieces[cursor.place - 2]?.kind !== "noun") return false;
    draft.isSure = false;
  }
  if (cursor.source !== "en" && before?.kind === "noun" && !isLooseCompound(held, piece, cursor))
    draft.isSure = false;
  const kind = isHeadLast ? held : piece;
  if (isHeadLast) setNoun(draft, piece);
  draft.kinds.push({ phrase: bareNoun(kind.entry, kind.isPlural), relation: "open" });
  cursor.place += 1;
  return true;
}

/**
 * Whether two nouns form a compound that is written as two words, such as "Schinken Sandwich", unlike "Zubehör Beamer", whose
 * head comes first. French and Italian join nouns with prepositions, so adjacent nouns are ambiguous.
 */
function isLooseCompound(held: NounPiece, piece: NounPiece, { source }: PhraseCursor): boolean {
  if (source !== "de") return false;
  const areFoods = [held, piece].every(({ entry }) => isEdible(entry));
  return piece.isHyphenated === true || (held.end + 1 === piece.start && areFoods && !held.isPlural);
}

export function setNoun(draft: PhraseDraft, piece: NounPiece): void {
  draft.noun = piece;
  for (const part of piece.parts) addProperty(draft, part, false);
  for (const entry of piece.partNouns) draft.kinds.push({ phrase: bareNoun(entry, false), relation: "open" });
}

/** Qualities of materials: after a material they may modify it or the thing (acciaio zincato). */
const ofMaterials: ReadonlySet<string> = new Set(
  "natural raw galvanised chrome-plated solid brushed satin washed tempered recycled anodised lacquered polished painted varnished coated frosted".split(
    " ",
  ),
);

export function takeProperty(draft: PhraseDraft, piece: PropertyPiece, cursor: PhraseCursor): void {
  const isBehindMaterial = cursor.pieces[cursor.place - 1]?.kind === "material";
  const isRomance = cursor.source === "fr" || cursor.source === "it";
  if (isRomance && isBehindMaterial && ofMaterials.has(piece.entry.forms.en?.[0] ?? "")) draft.isSure = false;
  const isBehind = draft.noun !== undefined && piece.entry.role !== "color";
  if (
    cursor.source === "en" &&
    isBehind &&
    piece.entry.grammar?.en?.isPhrase !== true &&
    !hasNounAhead(cursor)
  )
    draft.isSure = false;
  addProperty(draft, piece, false);
  cursor.place += 1;
}

/** A quality between two nouns modifies the second; after the last noun it may itself be a noun (cable knit). */
function hasNounAhead({ pieces, place }: PhraseCursor): boolean {
  return pieces.slice(place + 1).some(({ kind }) => kind === "noun");
}

export function addProperty(
  draft: PhraseDraft,
  { kind, entry, found }: PropertyPiece,
  isJoined: boolean,
): void {
  if (kind === "material") draft.materials.push({ entry, isJoined });
  else if (kind === "audience") draft.audiences.push({ entry, isJoined });
  else draft.properties.push({ entry, isJoined, found });
}

export function takeVerbatim(draft: PhraseDraft, piece: VerbatimPiece, cursor: PhraseCursor): boolean {
  const next = cursor.pieces[cursor.place + 1];
  if (piece.kind === "technical" && draft.namesBehind.length === 0) {
    draft.technical.push(piece.text);
  } else if (piece.kind === "number" && isCount(draft, piece, next)) {
    draft.count = piece.text;
  } else if (draft.noun === undefined) {
    draft.namesBefore.push(piece.text);
  } else {
    if (isModelNumber(draft, piece, next)) draft.isSure = false;
    draft.namesBehind.push(piece.text);
  }
  cursor.place += 1;
  return true;
}

/** "Cat 7", "Yoga 500": a bare number after a word makes both a designation. */
function isModelNumber(draft: PhraseDraft, { kind }: VerbatimPiece, next: Piece | undefined): boolean {
  return kind === "number" && draft.namesBehind.length === 0 && next?.kind !== "noun";
}

/** "3 knives": an integer before a thing, without a name before it to which it could belong. */
function isCount(draft: PhraseDraft, { text }: VerbatimPiece, next: Piece | undefined): boolean {
  if (draft.noun !== undefined || draft.namesBefore.length > 0 || draft.properties.length > 0) return false;
  return /^[1-9]\d{0,2}$/.test(text) && (next?.kind === "noun" || next?.kind === "property");
}
