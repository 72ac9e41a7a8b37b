import type { Token } from "../tokens.ts";
import { classAt, outside } from "./character-classes.ts";
import { keepTokens, readRange } from "./line-tokens.ts";

/** A text of one line and its tokens. */
export interface TokenizedLine {
  readonly line: string;
  readonly tokens: readonly Token[];
}

/**
 * The tokens of a line that was made of another one by a change, as `tokenize` would find them: before the change and behind
 * it they are the same.
 */
export function retokenize({ line, tokens }: TokenizedLine, changed: string): readonly Token[] {
  const grown = changed.length - line.length;
  const from = boundaryBefore(line, changed, alikeAtStart(line, changed));
  const to = boundaryBehind(line, changed, alikeAtEnd(line, changed, from));
  let place = 0;
  while (place < tokens.length && (tokens[place]?.end ?? 0) <= from) place += 1;
  const found = tokens.slice(0, place);
  readRange(changed, { from, to }, found);
  for (; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token !== undefined && token.start >= to - grown)
      found.push(grown === 0 ? token : moved(token, grown));
  }
  keepTokens(changed, found);
  return found;
}

function moved({ text, folded, start, end, kind, notes }: Token, by: number): Token {
  return { text, folded, start: start + by, end: end + by, kind, notes };
}

function alikeAtStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let alike = 0;
  while (alike < most && one.charCodeAt(alike) === other.charCodeAt(alike)) alike += 1;
  return alike;
}

/** How many characters both end with, not counting the first `from` of either. */
function alikeAtEnd(one: string, other: string, from: number): number {
  const most = Math.min(one.length, other.length) - from;
  let alike = 0;
  while (
    alike < most &&
    one.charCodeAt(one.length - 1 - alike) === other.charCodeAt(other.length - 1 - alike)
  )
    alike += 1;
  return alike;
}

/** The last offset of what both begin with at which neither has a word that goes on. */
function boundaryBefore(one: string, other: string, alike: number): number {
  let offset = alike;
  while (offset > 0 && !(classAt(one, offset) === outside && classAt(other, offset) === outside)) offset -= 1;
  return offset;
}

/** The first offset of what both end with, as that in `other`, before which no word has begun. */
function boundaryBehind(one: string, other: string, alike: number): number {
  let offset = other.length - alike;
  const back = one.length - other.length;
  while (offset < other.length && !(isOutsideBefore(one, offset + back) && isOutsideBefore(other, offset)))
    offset += 1;
  return offset;
}

function isOutsideBefore(text: string, offset: number): boolean {
  return offset === 0 || classAt(text, offset - 1) === outside;
}
