import type { CompletionRequest, TokenUsage } from "./language-model.ts";

/** Tokens that a call takes. */
export interface CallTokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * Tokens that providers put around each message: four with OpenAI ("How to count tokens with tiktoken", OpenAI cookbook), and a few
 * with others.
 */
const mostTokensAroundMessage = 16;
/** What providers add to the question by themselves, above all how an answer in JSON is to look. */
const mostTokensAdded = 1000;

/**
 * The most that a call can take: no tokenizer that works on bytes (BPE, and SentencePiece with its fallback on bytes) makes more tokens of a text
 * than it has bytes in UTF-8, and the answer is cut at `maxOutputTokens`.
 */
export function boundCall(request: CompletionRequest): CallTokens {
  const around = (request.messages.length + 1) * mostTokensAroundMessage;
  return {
    inputTokens: byteCount(request) + around + mostTokensAdded,
    outputTokens: request.maxOutputTokens,
  };
}

/** Bytes in UTF-8 of all that is sent with a question. */
export function byteCount({ system, messages, schema, schemaName }: CompletionRequest): number {
  const texts = [system, JSON.stringify(schema), schemaName, ...messages.map(({ text }) => text)];
  return texts.reduce((total, text) => total + Buffer.byteLength(text), 0);
}

/*
 * Money is counted in whole millionths of a US dollar ("micros"), so that no sum of many small amounts drifts. A price of so many
 * dollars per million tokens is as many micros per token; as prices go down to a fraction of that, they are kept in micros per
 * million tokens: $0.05 per million tokens = 50,000.
 */

/** Prices in micros per million tokens. */
interface TokenPrice {
  readonly input: number;
  /** Of input that the provider had ready. */
  readonly cachedInput: number;
  /** Of input that it put in store. */
  readonly cacheWrite: number;
  readonly output: number;
}

/** What a model costs. */
export interface ModelPrice extends TokenPrice {
  /** What all tokens of a call cost whose question is longer than so many tokens. */
  readonly longInput?: TokenPrice & { readonly aboveTokens: number };
  /** What a batch costs, in percent of the live price. Absent: it is not known, and reckoned as 100. */
  readonly batchPercent?: number;
  /** On which day it was looked up, `2026-11-22`. */
  readonly asOf: string;
  /** Where it was read. */
  readonly source: string;
}

/** How a call was made: at once, or in a batch, at a lower price with some. */
export type CallRate = "live" | "batch";

/** 100 dollars = 100,000,000. @param amount dollars @returns whole micros, half a one rounded up */
export function microsOfDollars(amount: number): number {
  return Math.round(amount * 1_000_000);
}

/** Dollars per million tokens. */
export interface DollarPrice {
  readonly input: number;
  readonly cachedInput?: number | undefined;
  readonly cacheWrite?: number | undefined;
  readonly output: number;
}

/** Parts that are not there cost what input does. */
export function dollars({ input, cachedInput = input, cacheWrite = input, output }: DollarPrice): TokenPrice {
  return {
    input: microsOfDollars(input),
    cachedInput: microsOfDollars(cachedInput),
    cacheWrite: microsOfDollars(cacheWrite),
    output: microsOfDollars(output),
  };
}

/** `$12.30`; `$0.0420` and `$0.000420` where cents would say little. @param micros whole */
export function renderMicros(micros: number): string {
  const places = micros === 0 || micros >= 1_000_000 ? 2 : micros >= 10_000 ? 4 : 6;
  return `$${(micros / 1_000_000).toFixed(places)}`;
}

/** Micros per million tokens times tokens, to micros. */
const perMillion = 1_000_000;

/**
 * What a call cost.
 * @param usage whole numbers (see `isCountable`)
 * @returns whole micros, a part of one rounded up, so that a sum of them is never less than the bill
 */
export function reckonCost(usage: TokenUsage, price: ModelPrice, rate: CallRate): number {
  return reckon(usage, priceFor(usage.inputTokens, price), percentOf(price, rate));
}

/** What calls cost that took so much together, each of them short enough for the usual price. @returns whole micros */
export function reckonSum(
  { inputTokens, outputTokens }: CallTokens,
  price: ModelPrice,
  rate: CallRate,
): number {
  const usage = { inputTokens, outputTokens, cachedInputTokens: 0, cacheWriteTokens: 0 };
  return reckon(usage, price, percentOf(price, rate));
}

function reckon(
  usage: TokenUsage,
  { input, cachedInput, cacheWrite, output }: TokenPrice,
  percent: number,
): number {
  const plainTokens = Math.max(0, usage.inputTokens - usage.cachedInputTokens - usage.cacheWriteTokens);
  const live =
    plainTokens * input +
    usage.cachedInputTokens * cachedInput +
    usage.cacheWriteTokens * cacheWrite +
    usage.outputTokens * output;
  return Math.ceil((live * percent) / (100 * perMillion));
}

/** The most that a call of at most so many tokens can cost. @returns whole micros */
export function reckonMost(
  { inputTokens, outputTokens }: CallTokens,
  price: ModelPrice,
  rate: CallRate,
): number {
  const { longInput } = price;
  const prices: readonly TokenPrice[] =
    longInput !== undefined && inputTokens > longInput.aboveTokens ? [price, longInput] : [price];
  const most = (read: (price: TokenPrice) => number) => Math.max(...prices.map(read));
  const input = most((each) => Math.max(each.input, each.cachedInput, each.cacheWrite));
  const live = inputTokens * input + outputTokens * most((each) => each.output);
  return Math.ceil((live * percentOf(price, rate)) / (100 * perMillion));
}

function priceFor(inputTokens: number, price: ModelPrice): TokenPrice {
  const { longInput } = price;
  return longInput !== undefined && inputTokens > longInput.aboveTokens ? longInput : price;
}

function percentOf({ batchPercent = 100 }: ModelPrice, rate: CallRate): number {
  return rate === "batch" ? batchPercent : 100;
}

/** @returns null where one of them is not known */
export function addCosts(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
