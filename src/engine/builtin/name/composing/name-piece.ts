import type { NamePart } from "../../../../quality/rules/rule.ts";
import type { Token } from "../../../../text/tokens.ts";

/** Words of a name that stand together: UTF-16 offsets, and the slice between them. */
export interface NamePiece {
  readonly part: NamePart;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether no other word leans on it, so that it may stand behind the thing's name as well. */
  readonly isFree: boolean;
  /** What the name would say something else without: the device that a part fits. */
  readonly isEssential?: boolean;
}

/** UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Where the tokens `first` up to but not `end` stand. */
export function spanOf(
  tokens: readonly Token[],
  { first, end }: { readonly first: number; readonly end: number },
): Span {
  return { start: tokens[first]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}
