import type { NamePart } from "../../../../quality/rules/rule.ts";
import { mendPunctuation } from "../mend-punctuation.ts";
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
  const rest = withoutSpans(name, [...free, ...leftOut]);
  const core = mendCore(leftOut.size === 0 ? rest : withoutLooseEnd(rest, type));
  const kept = free.filter((piece) => !isLeftOut(piece, leftOut));
  const last = tail.flatMap((part) => kept.filter((piece) => piece.part === part).map(({ text }) => text));
  return [core, ...last].filter((text) => text !== "").join(", ");
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

function withoutSpans(name: string, spans: readonly Span[]): string {
  if (spans.length === 0) return name;
  let rest = "";
  let end = 0;
  for (const span of spans.toSorted((one, two) => one.start - two.start)) {
    if (span.start > end) rest += `${name.slice(end, span.start)} `;
    end = Math.max(end, span.end);
  }
  rest += name.slice(end);
  return mendPunctuation(
    rest
      .replace(/\s?[-–—|,;](?=\s+(?:[-–—|,;]\s|$))/gu, " ")
      .replace(/[([]\s*[)\]]/gu, " ")
      .replace(/[,;](?=\s+[([])/gu, " "),
  );
}
