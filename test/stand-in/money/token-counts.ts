import type { Question } from "../question.ts";

/** Tokens of one answer, as the stand-in charges them. */
export interface TokenCounts {
  /** All of the question, with what lay ready of it. */
  readonly input: number;
  /** Of these, read from the provider's cache. */
  readonly cached: number;
  /** Of these, written to it. */
  readonly cacheWrite: number;
  /** All of the answer, with what was thought. */
  readonly output: number;
  /** Of these, thought and not said. */
  readonly reasoning: number;
}

export const noTokens: TokenCounts = { input: 0, cached: 0, cacheWrite: 0, output: 0, reasoning: 0 };

export type TokenCounter = (question: Question, answer: string) => TokenCounts;

/** A token for each four bytes, and a few for what holds a conversation together; never more than was asked for. */
export const countTokens: TokenCounter = (question, answer) => ({
  ...noTokens,
  input: 8 + tokensOf(question.read),
  output: Math.min(question.maxOutputTokens, Math.max(1, tokensOf(answer))),
});

/**
 * Any count that a tokenizer might come to: each token is at least a byte, an answer at most what was asked for.
 * @param random numbers in [0, 1), the same for the same seed
 */
export function randomTokens(random: () => number): TokenCounter {
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  return (question) => {
    const input = upTo(Buffer.byteLength(question.read));
    const output = upTo(question.maxOutputTokens);
    const cached = Math.floor(random() * input);
    return { ...noTokens, input, cached, output, reasoning: Math.floor(random() * output) };
  };
}

export const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / 4);
