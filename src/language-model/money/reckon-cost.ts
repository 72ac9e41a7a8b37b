import type { TokenUsage } from "../completion.ts";
import type { CallTokens } from "./call-bound.ts";
import type { CallRate, ModelPrice, TokenPrice } from "./price.ts";

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
