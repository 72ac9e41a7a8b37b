import type { Language } from "../../text/language.ts";
import type { PhraseDraft } from "./phrase.ts";
import type { Piece } from "./piece.ts";

/** A place in a run of pieces. */
export interface PhraseCursor {
  readonly pieces: readonly Piece[];
  readonly source: Language;
  place: number;
  /** Reads the phrase at a cursor, for phrases within phrases. */
  readonly parse: (cursor: PhraseCursor) => PhraseDraft;
}
