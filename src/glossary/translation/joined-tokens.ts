import type { WordReading } from "../../text/read-words.ts";

const joining = /^(?:['’]? +|-|'|’)$/;

/** Whether nothing but blanks, a hyphen, an elision or an English genitive stands between two offsets. */
export function isJoined(text: string, end: number, start: number): boolean {
  return end === start || joining.test(text.slice(end, start));
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
