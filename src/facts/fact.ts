import type { Language } from "../nlp/language.ts";
import { readWords } from "../nlp/stemmer.ts";
import type { Token } from "../nlp/tokenizer.ts";

/**
 * The kinds of facts. `measure`: a number with its unit, percentages included; `number`: any other number;
 * `code`: a model or article number, capitals or letters with digits; `claim`: environmental, health, origin,
 * test seal, warranty; `compatibility`: what the product is said to fit.
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

/**
 * A fact stated by a text, with its position. `start` and `end` are UTF-16 offsets, `text` is the slice between
 * them.
 */
export interface Fact {
  readonly kind: FactKind;
  /**
   * The normalized statement, independent of language and spelling: 1.5 l and 1,5 Liter have one key, and so
   * have rot, rouge and red. Facts of one kind with different keys never agree.
   */
  readonly key: string;
  /**
   * What the key is a value of, such as a measure's dimension: two keys of one subject are a change. Facts
   * without a subject are only retained, lost or added.
   */
  readonly subject?: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The comparison of two texts' facts; each list in the order of its text, each fact in one list only. */
interface FactComparison {
  /** Facts of the first text that the second states too. */
  readonly retained: readonly Fact[];
  readonly lost: readonly Fact[];
  readonly added: readonly Fact[];
  /** A lost and an added fact of the same subject: 1.5 l became 1.8 l. */
  readonly changed: readonly { readonly before: Fact; readonly after: Fact }[];
}

/** Compares a text's facts with those of another. Repetitions are ignored. */
export function compareFacts(before: readonly Fact[], after: readonly Fact[]): FactComparison {
  const [known, stated] = [identities(before), identities(after)];
  const retained = before.filter((fact) => stated.has(identity(fact)));
  const missing = distinct(before.filter((fact) => !stated.has(identity(fact))));
  const unknown = distinct(after.filter((fact) => !known.has(identity(fact))));
  const changed: { before: Fact; after: Fact }[] = [];
  const added: Fact[] = [];
  const lost = new Set(missing);
  for (const fact of unknown) {
    const rival = [...lost].find((other) => isSameSubject(other, fact));
    if (rival === undefined) {
      added.push(fact);
      continue;
    }
    lost.delete(rival);
    changed.push({ before: rival, after: fact });
  }
  return { retained, lost: [...lost], added, changed };
}

/** Equal for facts that state the same. */
export function identity({ kind, key }: Pick<Fact, "kind" | "key">): string {
  return `${kind} ${key}`;
}

function identities(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(facts.map(identity));
}

function isSameSubject(one: Fact, other: Fact): boolean {
  return one.kind === other.kind && one.subject !== undefined && one.subject === other.subject;
}

function distinct(facts: readonly Fact[]): readonly Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const key = identity(fact);
    return !seen.has(key) && seen.add(key);
  });
}

/** What is known about a text besides its words. */
export interface FactContext {
  /** Decides words that mean something else in another language: or, rose. Absent: such words are ignored. */
  readonly language?: Language | undefined;
  /** Additional brand names. */
  readonly brands?: readonly string[];
}

/**
 * How a text is read: on its own, as the source of an answer, or as an answer whose every word must be
 * grounded.
 */
export type ReadingMode = "plain" | "source" | "answer";

/** The state while a text's facts are extracted. */
export interface FactReading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly folded: readonly string[];
  /** By token: 1 if it belongs to a fact. */
  readonly taken: Uint8Array;
  readonly facts: Fact[];
  /** Offsets at which brands begin. */
  readonly brandStarts: Set<number>;
  readonly context: FactContext;
  readonly mode: ReadingMode;
}

export function createFactReading(text: string, context: FactContext, mode: ReadingMode): FactReading {
  const { tokens, folded } = readWords(text);
  return {
    text,
    tokens,
    folded,
    taken: new Uint8Array(tokens.length),
    facts: [],
    brandStarts: new Set(),
    context,
    mode,
  };
}

type FoundFact = Pick<Fact, "kind" | "key" | "subject">;

/** Adds a fact stated by tokens `[first, last]`, which then belong to it. */
export function addFact(reading: FactReading, found: FoundFact, first: number, last: number): void {
  for (let index = first; index <= last; index += 1) reading.taken[index] = 1;
  noteFact(reading, found, first, last);
}

/** Likewise, but the tokens stay available for other facts. */
export function noteFact(reading: FactReading, found: FoundFact, first: number, last: number): void {
  const [from, to] = [reading.tokens[first], reading.tokens[last]];
  if (from === undefined || to === undefined) return;
  const { start } = from;
  const { end } = to;
  const text = first === last ? from.text : reading.text.slice(start, end);
  const { kind, key, subject } = found;
  if (kind === "brand") reading.brandStarts.add(start);
  // Two literals instead of a spread, which is ten times as slow; this runs for every fact of every text.
  reading.facts.push(
    subject === undefined ? { kind, key, text, start, end } : { kind, key, subject, text, start, end },
  );
}

/** The part of a reading that shows how words are adjacent. */
export type WordsBeside = Pick<FactReading, "text" | "tokens" | "folded">;

/** The text between a token and the next. */
export function gapAfter({ text, tokens }: Pick<FactReading, "text" | "tokens">, index: number): string {
  const [one, next] = [tokens[index], tokens[index + 1]];
  return one === undefined || next === undefined ? "\n" : text.slice(one.end, next.start);
}
