import { bareNoun, type PhraseDraft } from "./phrase.ts";
import type { PhraseCursor } from "./phrase-cursor.ts";
import type { KeptPiece, NounPiece, Piece, PropertyPiece } from "./piece.ts";

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
  const kind = isHeadLast ? held : piece;
  if (isHeadLast) setNoun(draft, piece);
  draft.kinds.push({ phrase: bareNoun(kind.entry, kind.isPlural), relation: "open" });
  cursor.place += 1;
  return true;
}

export function setNoun(draft: PhraseDraft, piece: NounPiece): void {
  draft.noun = piece;
  for (const part of piece.parts) addProperty(draft, part, false);
  for (const entry of piece.partNouns) draft.kinds.push({ phrase: bareNoun(entry, false), relation: "open" });
}

export function takeProperty(draft: PhraseDraft, piece: PropertyPiece, cursor: PhraseCursor): void {
  addProperty(draft, piece, false);
  cursor.place += 1;
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

export function takeKept(draft: PhraseDraft, piece: KeptPiece, cursor: PhraseCursor): boolean {
  const next = cursor.pieces[cursor.place + 1];
  if (piece.kind === "technical" && draft.namesBehind.length === 0) {
    draft.technical.push(piece.text);
  } else if (piece.kind === "number" && isCount(draft, piece, next)) {
    draft.count = piece.text;
  } else if (draft.noun === undefined) {
    draft.namesBefore.push(piece.text);
  } else {
    draft.namesBehind.push(piece.text);
  }
  cursor.place += 1;
  return true;
}

/** "3 knives": a whole number before a thing, and no name before it that it may belong to. */
function isCount(draft: PhraseDraft, { text }: KeptPiece, next: Piece | undefined): boolean {
  if (draft.noun !== undefined || draft.namesBefore.length > 0 || draft.properties.length > 0) return false;
  return /^[1-9]\d{0,2}$/.test(text) && (next?.kind === "noun" || next?.kind === "property");
}
