import type { Language } from "../../text/language.ts";

/** What is known of a text besides its words. */
export interface FactContext {
  /** Decides words that mean something else in another language: or, rose. Absent: such words are no facts. */
  readonly language?: Language | undefined;
  /** Names that are brands wherever they stand. */
  readonly brands?: readonly string[];
}
