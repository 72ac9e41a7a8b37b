import { createHash } from "node:crypto";
import type { Question } from "../question.ts";
import { tokensOf } from "./token-counts.ts";

/** What a provider may keep of a question, for later ones that begin alike. */
export interface Caching {
  /** All that is read, in the provider's order: what shapes the answer first, then the instructions, then the messages. */
  readonly text: string;
  /** UTF-16 lengths of the beginnings that are kept, ascending; `any`: whatever two questions share, in steps. */
  readonly kept: readonly number[] | "any";
  /** Tokens below which no beginning is kept. */
  readonly leastTokens: number;
  /** Milliseconds that a beginning is kept for since it was last used. */
  readonly lifeMs: number;
}

/** Tokens of a question that were read from the cache, and that were written to it. */
export interface CachedTokens {
  readonly cached: number;
  readonly cacheWrite: number;
}

export interface PromptCache {
  /**
   * Looks a question up and keeps it.
   * @param readyMs milliseconds until others find it: while it is worked on they do not
   */
  take(question: Question, readyMs: number): CachedTokens;
}

interface Entry {
  readyAt: number;
  usedAt: number;
}

/** Steps in which OpenAI's older models find what questions share. */
const stepTokens = 128;
const bytesPerToken = 4;

/** @param now milliseconds since 1970 */
export function createPromptCache(now: () => number): PromptCache {
  const entries = new Map<string, Entry>();
  return {
    take: (question, readyMs) => {
      const { caching, model } = question;
      if (caching === undefined) return { cached: 0, cacheWrite: 0 };
      const starts = startsOf(caching).map(({ tokens, text }) => ({ tokens, key: keyOf(model, text) }));
      const at = now();
      const found = starts.findLast(({ key }) => {
        const entry = entries.get(key);
        return entry !== undefined && entry.readyAt <= at && at - entry.usedAt < caching.lifeMs;
      });
      for (const { key } of starts) {
        const entry = entries.get(key);
        const isLive = entry !== undefined && at - entry.usedAt < caching.lifeMs;
        entries.set(key, { readyAt: isLive ? entry.readyAt : at + readyMs, usedAt: at });
      }
      const cached = found?.tokens ?? 0;
      const whole = starts.at(-1)?.tokens ?? 0;
      return { cached, cacheWrite: caching.kept === "any" ? 0 : whole - cached };
    },
  };
}

interface Start {
  readonly tokens: number;
  readonly text: string | Buffer;
}

/** The beginnings that are long enough, the shortest first. */
function startsOf({ text, kept, leastTokens }: Caching): readonly Start[] {
  if (kept !== "any") {
    const marked = kept.map((end) => text.slice(0, end));
    return marked
      .map((start) => ({ tokens: tokensOf(start), text: start }))
      .filter(({ tokens }) => tokens >= leastTokens);
  }
  const bytes = Buffer.from(text);
  const starts: Start[] = [];
  for (let tokens = leastTokens; tokens * bytesPerToken <= bytes.length; tokens += stepTokens)
    starts.push({ tokens, text: bytes.subarray(0, tokens * bytesPerToken) });
  return starts;
}

function keyOf(model: string, text: string | Buffer): string {
  return createHash("sha256").update(`${model}\n`).update(text).digest("hex");
}
