import type { NamePart } from "../../../../quality/rules/rule.ts";
import { fixPunctuation } from "../fix-punctuation.ts";
import { withoutUnfinishedWords } from "../remove-cut-end.ts";
import type { NamePiece, Span } from "./name-piece.ts";

export interface NameToWrite {
  readonly name: string;
  /** In reading order; those of them that are free go to the tail, others need not be there. */
  readonly pieces: readonly NamePiece[];
  readonly leftOut: ReadonlySet<NamePiece>;
  readonly tail: readonly NamePart[];
  /** The product type as it is written, which stays whole ("hair colour"). */
  readonly type: string | undefined;
}

/** The thing's own name as it stands, without what is left out, then the free pieces in the order of the tail. */
export function writeName(
  { name, pieces, leftOut, tail, type }: NameToWrite,
  mendCore: (core: string) => string,
): string {
  const free = pieces.filter((piece) => piece.isFree && tail.includes(piece.part));
  if (free.length === 0 && leftOut.size === 0) return mendCore(name);
  if (leftOut.size === 0) return withTail(mendCore(withoutSpans(name, free)), free, tail);
  const core = mendCore(withoutLooseEnd(withoutSpans(name, inOrder([...free, ...leftOut])), type));
  return withTail(
    core,
    free.filter((piece) => !isLeftOut(piece, leftOut)),
    tail,
  );
}

function withTail(core: string, pieces: readonly NamePiece[], tail: readonly NamePart[]): string {
  let name = core;
  for (const part of tail)
    for (const piece of pieces) if (piece.part === part) name += name === "" ? piece.text : `, ${piece.text}`;
  return name;
}

/** Of "remover with bleach" no "remover with" stays; what is in capitals is a size or a model. */
function withoutLooseEnd(name: string, type: string | undefined): string {
  const shorter = withoutUnfinishedWords(name);
  if (type !== undefined && name.includes(type) && !shorter.includes(type)) return name;
  return /(?<!\p{L})\p{Lu}+(?!\p{L})/u.test(name.slice(shorter.length)) ? name : shorter;
}

function isLeftOut(piece: NamePiece, leftOut: ReadonlySet<NamePiece>): boolean {
  for (const other of leftOut) if (other.start <= piece.start && piece.end <= other.end) return true;
  return false;
}

function inOrder(spans: readonly Span[]): Span[] {
  return spans.toSorted((one, two) => one.start - two.start);
}

/** Words with one blank or one sign between them, behind which only the commas hang of what stood there. */
const plainWords = /^([\p{L}\p{N}]+(?:[ '’/.+-][\p{L}\p{N}]+)*)[\s,;]*$/u;

/** @param spans in reading order */
function withoutSpans(name: string, spans: readonly Span[]): string {
  if (spans.length === 0) return name;
  let rest = "";
  let end = 0;
  for (const span of spans) {
    if (span.start > end) rest += `${name.slice(end, span.start)} `;
    end = Math.max(end, span.end);
  }
  rest += name.slice(end);
  return plainWords.exec(rest)?.[1] ?? fixPunctuation(withoutLooseSigns(rest));
}

function withoutLooseSigns(name: string): string {
  return name
    .replace(/\s?[-–—|,;](?=\s+(?:[-–—|,;]\s|$))/gu, " ")
    .replace(/[([]\s*[)\]]/gu, " ")
    .replace(/[,;](?=\s+[([])/gu, " ");
}
