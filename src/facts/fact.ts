import type { Language } from "../nlp/language.ts";
import { readWords } from "../nlp/stemmer.ts";
import type { Token } from "../nlp/tokenizer.ts";

/**
 * What a text may state of a product. `measure`: a number with its unit, percentages included; `number`: any other
 * number; `code`: a model or article number, capitals or letters with digits; `claim`: environmental, health, origin,
 * test seal, warranty; `compatibility`: what it is said to fit.
 */
const factKinds = [
  "measure",
  "number",
  "code",
  "gtin",
  "colour",
  "material",
  "audience",
  "brand",
  "claim",
  "certification",
  "compatibility",
] as const;

export type FactKind = (typeof factKinds)[number];

/** Something that a text states, and where. `start` and `end` are UTF-16 offsets, `text` is the slice between them. */
export interface Fact {
  readonly kind: FactKind;
  /**
   * What is stated, spelt alike whatever the language and the spelling: 1.5 l and 1,5 Liter have one key, and so have
   * rot, rouge and red. Facts of one kind that differ in the key contradict or differ, never agree.
   */
  readonly key: string;
  /**
   * What the key is a value of, where two keys of one subject exclude each other as a change does: a measure's
   * dimension, say. Facts without one are only kept, lost or added.
   */
  readonly subject?: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Two texts' facts side by side; each list in the order of its text, and no fact in two of them. */
interface FactComparison {
  /** Facts of the first text that the second states too. */
  readonly kept: readonly Fact[];
  readonly lost: readonly Fact[];
  readonly added: readonly Fact[];
  /** One lost and one added of the same subject: 1.5 l that became 1.8 l. */
  readonly changed: readonly { readonly before: Fact; readonly after: Fact }[];
}

/**
 * What became of a text's facts in another. How often a fact is stated doesn't matter: a repetition that is gone is
 * no loss.
 */
export function compareFacts(before: readonly Fact[], after: readonly Fact[]): FactComparison {
  const [known, stated] = [identities(before), identities(after)];
  const kept = before.filter((fact) => stated.has(identity(fact)));
  const missing = distinct(before.filter((fact) => !stated.has(identity(fact))));
  const unknown = distinct(after.filter((fact) => !known.has(identity(fact))));
  const changed: { before: Fact; after: Fact }[] = [];
  const added: Fact[] = [];
  const lost = new Set(missing);
  for (const fact of unknown) {
    const rival = [...lost].find((other) => areRivals(other, fact));
    if (rival === undefined) {
      added.push(fact);
      continue;
    }
    lost.delete(rival);
    changed.push({ before: rival, after: fact });
  }
  return { kept, lost: [...lost], added, changed };
}

/** What makes two facts the same one. */
export function identity({ kind, key }: Pick<Fact, "kind" | "key">): string {
  return `${kind} ${key}`;
}

function identities(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(facts.map(identity));
}

function areRivals(one: Fact, other: Fact): boolean {
  return one.kind === other.kind && one.subject !== undefined && one.subject === other.subject;
}

function distinct(facts: readonly Fact[]): readonly Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const key = identity(fact);
    return !seen.has(key) && seen.add(key);
  });
}

/** What is known of a text besides its words. */
export interface FactContext {
  /** Decides words that mean something else in another language: or, rose. Absent: such words are no facts. */
  readonly language?: Language | undefined;
  /** Names that are brands wherever they stand. */
  readonly brands?: readonly string[];
}

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
