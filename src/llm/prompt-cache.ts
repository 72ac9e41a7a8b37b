import { lazily } from "../lib/once.ts";
import { parseTable } from "../lib/table.ts";
import cacheTable from "./prompt-caches.tsv";

/** How the provider of a model caches the beginning that requests share, and reads it at a lower price. */
export interface PromptCache {
  /** A shorter beginning is not cached. */
  readonly minimumTokens: number;
}

interface CacheRow extends PromptCache {
  readonly provider: string;
  /** Beginnings of model names; empty: all. */
  readonly models: readonly string[];
}

const cacheRows = lazily((): readonly CacheRow[] =>
  parseTable(cacheTable).map(({ provider = "", models = "", minimum_tokens }) => ({
    provider,
    models: models === "*" ? [] : models.split(" "),
    minimumTokens: Number(minimum_tokens),
  })),
);

/**
 * What is known of a model's provider, also of the model of a recording.
 * @param identity as `LanguageModel` has it: the provider's name, its address, the model's name
 * @returns undefined where nothing is known: then a long beginning is paid for in full with each request
 */
export function promptCacheOf(identity: string): PromptCache | undefined {
  const [provider, , model = ""] = identity.split(" ");
  return cacheRows().find(
    (row) =>
      row.provider === provider &&
      (row.models.length === 0 || row.models.some((beginning) => model.startsWith(beginning))),
  );
}

/**
 * UTF-8 bytes per token, as many as were measured for requests like these (see `usage-estimate.ts`): instructions in English have
 * most, examples and lists of names fewer.
 */
const mostBytesPerToken = 4.5;
const usualBytesPerToken = 4;

/** A text has so many tokens at least. */
export function leastTokensOf(text: string): number {
  return Math.floor(Buffer.byteLength(text) / mostBytesPerToken);
}

/** A text has about so many tokens. */
export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / usualBytesPerToken);
}
