import { tokenize } from "../../../text/tokens.ts";

/** A product's description and name together, as far as words are looked for in them. */
export interface ReadTexts {
  /** The description in plain text, and behind it in a line of its own the name. */
  readonly text: string;
  /** Normalized. */
  readonly name: string;
  /** The folded words of `text`. */
  readonly folded: readonly string[];
}

/** Line by line: the last lines' words are kept, and the whole text is a new one. */
export function readTexts(plain: string, name: string): ReadTexts {
  const folded: string[] = [];
  for (const line of plain.split("\n")) addWords(folded, line);
  addWords(folded, name);
  return { text: `${plain}\n${name}`, name, folded };
}

function addWords(folded: string[], line: string): void {
  for (const token of tokenize(line)) folded.push(token.folded);
}
