import type { Language } from "../../text/language.ts";
import type { Piece } from "./piece.ts";
import { isSurelyName, isWordOf } from "./words-of-language.ts";

const kept: ReadonlySet<Piece["kind"]> = new Set(["name", "number", "measure", "technical"]);

/** Names, codes and the numbers between them are one: "Galaxy S7 32", "Shine-3", "BRE227/00". */
export function mergeNames(found: readonly Piece[], text: string, source: Language): readonly Piece[] {
  return joinNames(found, text, source).map((piece) => withoutDoubt(piece, text, source));
}

/** A word that was cut off is no name. */
const cutOff = /^(?:…|\.\.)/;

function withoutDoubt(piece: Piece, text: string, source: Language): Piece {
  if (piece.kind !== "name") return piece;
  const isCut = cutOff.test(text.slice(piece.end));
  if (isCut && /(?:^| )\p{L}{3,}$/u.test(piece.found)) return { ...piece, isGuess: true };
  if (piece.isGuess !== true || isCut) return piece;
  return isSurelyName(piece.found, source) ? { ...piece, isGuess: false } : piece;
}

function joinNames(found: readonly Piece[], text: string, source: Language): readonly Piece[] {
  if (found.length < 2) return found;
  const run = found.map((piece, place) => asName(piece, found[place - 1], found[place + 1]));
  const merged: Piece[] = [];
  for (const piece of run) {
    const before = merged.at(-1);
    if (before === undefined || !(mayMerge(before, piece) || isGlued(before, piece, text))) {
      merged.push(piece);
      continue;
    }
    const { start } = before;
    const found = text.slice(start, piece.end);
    const isTechnical = before.kind === "technical" && piece.kind === "number";
    const kind = isTechnical ? "technical" : "name";
    const isGuess = isGuessed(before) || (isGuessed(piece) && !isLine(before, piece, source));
    merged.splice(-1, 1, { kind, start, end: piece.end, found, text: found, isGuess });
  }
  return merged;
}

function asName(piece: Piece, before: Piece | undefined, next: Piece | undefined): Piece {
  const isUnknownName = isMaker(piece, next) || isModel(piece, before, next);
  const named = isUnknownName ? nameOf(piece) : piece;
  const isBehindThing = before !== undefined && known.has(before.kind);
  const isSure = named.kind === "name" && isBehindThing && isCode(next);
  return isSure ? { ...named, isGuess: false } : named;
}

const known: ReadonlySet<Piece["kind"]> = new Set(["noun", "property", "material", "audience", "joint"]);

/** "Lampe Revox RV52E": what stands between a thing and a code of letters and digits is the code's maker. */
function isCode(piece: Piece | undefined): boolean {
  return piece?.kind === "name" && /\d/.test(piece.found) && /\p{L}/u.test(piece.found);
}

/** "Tucano BFM1112": what has a capital and no meaning before a code is the code's maker. */
function isMaker(piece: Piece, next: Piece | undefined): boolean {
  if (piece.kind !== "unknown" || piece.isFunctionWord || next?.kind !== "name") return false;
  return /^\p{Lu}\p{L}+$/u.test(piece.found) && /\d/.test(next.found) && next.start === piece.end + 1;
}

function isGuessed(piece: Piece): boolean {
  return "isGuess" in piece && piece.isGuess === true;
}

/** "Sony Cyber-shot": the short word with a capital behind a known maker, with nothing but numbers behind it. */
function isModel(piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean {
  if (piece.kind !== "unknown" || before?.kind !== "name" || isGuessed(before)) return false;
  const isLast = next === undefined || kept.has(next.kind);
  return isLast && /^\p{Lu}[\p{L}-]{1,9}$/u.test(piece.found) && before.end + 1 === piece.start;
}

/** "Toshiba Satellite", "Acer Liquid Z3": behind a known maker a guess is its line, if it is no word of the language. */
function isLine(before: Piece, piece: Piece, source: Language): boolean {
  return before.kind === "name" && !/\d/.test(before.found) && !isWordOf(piece.found, source);
}

function nameOf({ start, end, found }: Piece): Piece {
  return { kind: "name", start, end, found, text: found, isGuess: true };
}

function mayMerge(before: Piece, { kind }: Piece): boolean {
  if (before.kind === "name") return kind === "name" || kind === "number" || kind === "technical";
  if (before.kind === "technical") return kind === "number" || kind === "name";
  return before.kind === "number" && kind === "name";
}

/** Codes with a stroke or a sign between them. */
function isGlued(before: Piece, piece: Piece, text: string): boolean {
  return (
    kept.has(before.kind) && kept.has(piece.kind) && /^[^\s]{1,2}$/.test(text.slice(before.end, piece.start))
  );
}
