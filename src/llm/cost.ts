import type { CompletionRequest, TokenUsage } from "./language-model.ts";

/** Token counts of a call. */
export interface CallTokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * Upper bound of the tokens that providers add per message: OpenAI adds four ("How to count tokens with
 * tiktoken", OpenAI cookbook), others a few.
 */
const maxTokensAroundMessage = 16;
/** Upper bound of the tokens that providers add to a request, mainly instructions for JSON output. */
const maxTokensAdded = 1000;

/**
 * Tokens of a picture. Anthropic scales it down until it has at most 1,568 (https://platform.claude.com/docs/en/build-with-claude/vision);
 * OpenAI is asked for little detail, which is 70 to 85 tokens of most models, 2,833 of GPT-4o mini and up to 1,536 of those that count
 * patches, times up to 2.46 (https://developers.openai.com/api/docs/guides/images-vision).
 */
export const pictureTokens = { usual: 1_600, most: 5_000 } as const;

/**
 * Upper bound of a call's tokens. No byte-level tokenizer (BPE, or SentencePiece with byte fallback) produces
 * more tokens than the text has UTF-8 bytes, and the output is cut at `maxOutputTokens`.
 */
export function boundCall(request: CompletionRequest): CallTokens {
  const messages = request.messages.length + (request.reference === undefined ? 1 : 2);
  return {
    inputTokens:
      byteCount(request) +
      messages * maxTokensAroundMessage +
      maxTokensAdded +
      (request.picture === undefined ? 0 : pictureTokens.most),
    outputTokens: request.maxOutputTokens,
  };
}

/** UTF-8 bytes of everything that is sent with a request. */
export function byteCount(request: CompletionRequest): number {
  const { system, reference = "", messages, schema, schemaName } = request;
  const texts = [system, reference, JSON.stringify(schema), schemaName, ...messages.map(({ text }) => text)];
  return texts.reduce((total, text) => total + Buffer.byteLength(text), 0);
}

/*
 * Money is counted in whole micros (millionths of a US dollar), so that sums do not drift. A price in dollars
 * per million tokens equals micros per token; since prices go down to fractions of that, they are stored in
 * micros per million tokens: $0.05 per million tokens = 50,000.
 */

/** Prices in micros per million tokens. */
interface TokenPrice {
  readonly input: number;
  /** For input read from the provider's prompt cache. */
  readonly cachedInput: number;
  /** For input written to the provider's prompt cache. */
  readonly cacheWrite: number;
  readonly output: number;
}

/** The prices of a model. */
export interface ModelPrice extends TokenPrice {
  /** Prices for all tokens of a call whose input exceeds `aboveTokens`. */
  readonly longInput?: TokenPrice & { readonly aboveTokens: number };
  /** Batch price in percent of the live price. Absent: unknown, calculated as 100. */
  readonly batchPercent?: number;
  /** The date on which the price was looked up, `2026-11-22`. */
  readonly asOf: string;
  /** Where the price was published. */
  readonly source: string;
}

/** How a call is made: immediately, or in a batch, which some providers offer at a lower price. */
export type CallRate = "live" | "batch";

/** 100 dollars = 100,000,000. @param amount dollars @returns whole micros, rounded half up */
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

/** Missing parts cost the same as input. */
export function dollars({ input, cachedInput = input, cacheWrite = input, output }: DollarPrice): TokenPrice {
  return {
    input: microsOfDollars(input),
    cachedInput: microsOfDollars(cachedInput),
    cacheWrite: microsOfDollars(cacheWrite),
    output: microsOfDollars(output),
  };
}

/** `$12.30`; `$0.0420` or `$0.000420` for small amounts. @param micros whole */
export function renderMicros(micros: number): string {
  const places = micros === 0 || micros >= 1_000_000 ? 2 : micros >= 10_000 ? 4 : 6;
  return `$${(micros / 1_000_000).toFixed(places)}`;
}

/** Converts micros per million tokens, times tokens, to micros. */
const perMillion = 1_000_000;

/**
 * The cost of a call.
 * @param usage whole numbers (see `isCountable`)
 * @returns whole micros, rounded up, so that a sum is never below the bill
 */
export function costOfCall(usage: TokenUsage, price: ModelPrice, rate: CallRate): number {
  return computeCost(usage, priceFor(usage.inputTokens, price), percentOf(price, rate));
}

/**
 * The total cost of several calls, each below the threshold for long input, of which the provider has some input ready.
 * @returns whole micros
 */
export function costOfCalls(
  { inputTokens, outputTokens, cachedInputTokens = 0 }: CallTokens & Partial<TokenUsage>,
  price: ModelPrice,
  rate: CallRate,
): number {
  const usage = { inputTokens, outputTokens, cachedInputTokens, cacheWriteTokens: 0 };
  return computeCost(usage, price, percentOf(price, rate));
}

function computeCost(
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

/** The maximum cost of a call with at most this many tokens. @returns whole micros */
export function maxCostOfCall(
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

/** @returns null if either is unknown */
export function addCosts(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
