import { readWords } from "../../text/read-words.ts";
import type { Token } from "../../text/tokens.ts";
import type { Fact } from "./fact.ts";
import type { FactContext } from "./fact-context.ts";

/** How a text is read: as it comes, as the source of another, or as an answer whose every word must be vouched for. */
export type ReadingManner = "plain" | "source" | "answer";

/** A text while its facts are looked for. */
export interface FactReading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly folded: readonly string[];
  /** By token: 1 where a fact has it already. */
  readonly taken: Uint8Array;
  readonly facts: Fact[];
  /** Where brands begin. */
  readonly brandStarts: Set<number>;
  readonly context: FactContext;
  readonly manner: ReadingManner;
}

export function createFactReading(text: string, context: FactContext, manner: ReadingManner): FactReading {
  const { tokens, folded } = readWords(text);
  return {
    text,
    tokens,
    folded,
    taken: new Uint8Array(tokens.length),
    facts: [],
    brandStarts: new Set(),
    context,
    manner,
  };
}

type FoundFact = Pick<Fact, "kind" | "key" | "subject">;

/** Notes a fact that tokens `[first, last]` state, which then belong to it. */
export function addFact(reading: FactReading, found: FoundFact, first: number, last: number): void {
  for (let index = first; index <= last; index += 1) reading.taken[index] = 1;
  noteFact(reading, found, first, last);
}

/** Likewise; the tokens stay free for other facts. */
export function noteFact(reading: FactReading, found: FoundFact, first: number, last: number): void {
  const [from, to] = [reading.tokens[first], reading.tokens[last]];
  if (from === undefined || to === undefined) return;
  const { start } = from;
  const { end } = to;
  const text = first === last ? from.text : reading.text.slice(start, end);
  const { kind, key, subject } = found;
  if (kind === "brand") reading.brandStarts.add(start);
  // Two literals, not a spread: this is called for every fact of every text, and a spread costs ten times as much.
  reading.facts.push(
    subject === undefined ? { kind, key, text, start, end } : { kind, key, subject, text, start, end },
  );
}

/** What tells how words stand beside one another. */
export type WordsBeside = Pick<FactReading, "text" | "tokens" | "folded">;

/** The text between a token and the next. */
export function gapAfter({ text, tokens }: Pick<FactReading, "text" | "tokens">, index: number): string {
  const [one, next] = [tokens[index], tokens[index + 1]];
  return one === undefined || next === undefined ? "\n" : text.slice(one.end, next.start);
}
