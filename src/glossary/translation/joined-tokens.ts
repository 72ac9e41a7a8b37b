import type { WordReading } from "../../text/read-words.ts";

const joining = /^(?: |-|'|’|)$/;

/** Whether nothing but a blank, a hyphen or an elision stands between two offsets. */
export function isJoined(text: string, end: number, start: number): boolean {
  return end === start || (start - end === 1 && joining.test(text.charAt(end)));
}

/** Whether the token at a place hangs on the one before it. */
export function hangsOnLast({ text, tokens }: WordReading, place: number): boolean {
  const [before, token] = [tokens[place - 1], tokens[place]];
  return before !== undefined && token !== undefined && isJoined(text, before.end, token.start);
}

/** Where the tokens end that hang together from a place on. */
export function runEnd(reading: WordReading, place: number): number {
  let end = place + 1;
  while (end < reading.tokens.length && hangsOnLast(reading, end)) end += 1;
  return end;
}
