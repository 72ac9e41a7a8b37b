import type { ByteOutput } from "../world.ts";

/** Columns that a line may take: those of the terminal; where there is none, nothing is cut. */
export function lineWidth({ isTerminal, columns }: ByteOutput): number {
  return isTerminal ? columns : Number.POSITIVE_INFINITY;
}
