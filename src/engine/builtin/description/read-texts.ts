import { foldedWords } from "../../../text/tokens/folded-words.ts";

/** A product's description and name together, as far as words are looked for in them. */
export interface ReadTexts {
  /** The description in plain text, and behind it in a line of its own the name. */
  readonly text: string;
  /** Normalized. */
  readonly name: string;
  /** The folded words of `text`. */
  readonly folded: readonly string[];
}

export function readTexts(plain: string, name: string): ReadTexts {
  const text = `${plain}\n${name}`;
  return { text, name, folded: foldedWords(text) };
}
