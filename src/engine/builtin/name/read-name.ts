import { type Token, tokenize } from "../../../text/tokens.ts";

let lastName = "";
let lastTokens: readonly Token[] = [];

/** A name's tokens, read once for all the steps that look at the same name. */
export function tokensOf(name: string): readonly Token[] {
  if (lastName !== name) {
    lastTokens = tokenize(name);
    lastName = name;
  }
  return lastTokens;
}
