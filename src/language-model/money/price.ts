/*
 * Money is counted in whole millionths of a US dollar ("micros"), so that no sum of many small amounts drifts. A price of so many
 * dollars per million tokens is as many micros per token; as prices go down to a fraction of that, they are kept in micros per
 * million tokens: $0.05 per million tokens = 50,000.
 */

/** Prices in micros per million tokens. */
export interface TokenPrice {
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
