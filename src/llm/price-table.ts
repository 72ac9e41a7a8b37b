import { dollars, type ModelPrice } from "./cost.ts";
import type { ProviderName } from "./providers/providers.ts";

/** Models of one provider that cost the same. */
export interface PriceRow {
  readonly provider: ProviderName;
  /** Their names; one with a date behind it (`-2026-01-31`, `-20260131`) costs the same. */
  readonly models: readonly string[];
  readonly price: ModelPrice;
}

const anthropicPage = "https://platform.claude.com/docs/en/about-claude/pricing";
const openaiPage = "https://developers.openai.com/api/docs/models/";
/** GitHub's own prices; they are those of OpenAI's and Anthropic's pages wherever both could be read. */
const githubTable = "https://github.com/github/docs/blob/main/data/tables/copilot/models-and-pricing.yml";
/** Quotes https://ai.google.dev/gemini-api/docs/pricing line by line. */
const googleQuotes = "https://github.com/api-evangelist/deepmind/blob/main/plans/deepmind-plans-pricing.yml";
/** Names https://ai.google.dev as its source. */
const googleList = "https://www.morphllm.com/gemini-api-pricing";

/**
 * OpenAI: "Batch costs 50% of Standard rates" (model page of gpt-6.2-sol). Anthropic: "50% discount on input and output" (model pages).
 */
const half = { batchPercent: 50 };

/** Looked up on this day, in stored copies of the pages. */
const asOf = "2026-11-22";

/**
 * What models cost at their own provider's address, where a source says so; users add theirs by the setting `prices`.
 * Left out: prices that change with the hour (DeepSeek) or that are announced to change (Gemini 3.6 to 3.8 Flash, 2027).
 */
export const priceRows: readonly PriceRow[] = [
  {
    provider: "openai",
    models: ["gpt-6.2-sol"],
    price: {
      ...dollars({ input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 }),
      longInput: {
        aboveTokens: 272_000,
        ...dollars({ input: 4, cachedInput: 0.2, cacheWrite: 5, output: 15 }),
      },
      ...half,
      asOf,
      source: `${openaiPage}gpt-6.2-sol`,
    },
  },
  {
    provider: "openai",
    models: ["gpt-6.1-sol"],
    price: {
      ...dollars({ input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 }),
      longInput: {
        aboveTokens: 272_000,
        ...dollars({ input: 4, cachedInput: 0.2, cacheWrite: 5, output: 15 }),
      },
      ...half,
      asOf,
      source: "https://dev.to/hassann/how-to-use-gpt-61-sol-apl--45cg",
    },
  },
  {
    provider: "openai",
    models: ["gpt-6-luna"],
    price: {
      ...dollars({ input: 0.1, cachedInput: 0.01, cacheWrite: 0.125, output: 0.5 }),
      longInput: {
        aboveTokens: 272_000,
        ...dollars({ input: 0.2, cachedInput: 0.02, cacheWrite: 0.25, output: 0.75 }),
      },
      ...half,
      asOf,
      source: `${openaiPage}gpt-6-luna`,
    },
  },
  {
    provider: "openai",
    models: ["gpt-5.6-luna"],
    price: {
      ...dollars({ input: 0.2, cachedInput: 0.02, cacheWrite: 0.25, output: 1.2 }),
      longInput: {
        aboveTokens: 272_000,
        ...dollars({ input: 0.4, cachedInput: 0.04, cacheWrite: 0.5, output: 1.8 }),
      },
      ...half,
      asOf,
      source: `${openaiPage}gpt-5.6-luna`,
    },
  },
  {
    provider: "openai",
    models: ["gpt-5.6-terra"],
    price: {
      ...dollars({ input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 12 }),
      longInput: {
        aboveTokens: 272_000,
        ...dollars({ input: 4, cachedInput: 0.4, cacheWrite: 5, output: 18 }),
      },
      ...half,
      asOf,
      source: githubTable,
    },
  },
  {
    provider: "openai",
    models: ["gpt-5.4-mini"],
    price: {
      ...dollars({ input: 0.75, cachedInput: 0.075, output: 4.5 }),
      ...half,
      asOf,
      source: githubTable,
    },
  },
  {
    provider: "openai",
    models: ["gpt-5.4-nano"],
    price: {
      ...dollars({ input: 0.2, cachedInput: 0.02, output: 1.25 }),
      ...half,
      asOf,
      source: githubTable,
    },
  },
  {
    provider: "openai",
    models: ["gpt-5-mini"],
    price: {
      ...dollars({ input: 0.25, cachedInput: 0.025, output: 2 }),
      ...half,
      asOf,
      source: githubTable,
    },
  },
  {
    provider: "openai",
    models: ["gpt-5-nano"],
    price: {
      ...dollars({ input: 0.05, cachedInput: 0.005, output: 0.4 }),
      ...half,
      asOf,
      source: `${openaiPage}gpt-5-nano`,
    },
  },
  {
    provider: "openai",
    models: ["gpt-4.1"],
    price: {
      ...dollars({ input: 2, cachedInput: 0.5, output: 8 }),
      ...half,
      asOf,
      source: githubTable,
    },
  },
  {
    provider: "openai",
    models: ["gpt-4.1-mini"],
    price: {
      ...dollars({ input: 0.4, cachedInput: 0.1, output: 1.6 }),
      ...half,
      asOf,
      source: "https://vercel.com/ai-gateway/models/gpt-4.1-mini/providers",
    },
  },
  {
    provider: "openai",
    models: ["gpt-4o-mini"],
    price: {
      ...dollars({ input: 0.15, cachedInput: 0.075, output: 0.6 }),
      ...half,
      asOf,
      source: "https://chatgptpricing-akr.pages.dev/api-pricing",
    },
  },
  {
    provider: "anthropic",
    models: ["claude-fable-5-1"],
    price: {
      ...dollars({ input: 10, cachedInput: 0.25, cacheWrite: 12.5, output: 50 }),
      ...half,
      asOf,
      source: anthropicPage,
    },
  },
  {
    provider: "anthropic",
    models: ["claude-opus-5-5"],
    price: {
      ...dollars({ input: 4, cachedInput: 0.2, cacheWrite: 5, output: 20 }),
      ...half,
      asOf: "2026-10-10",
      source: "https://docs.rs/synaps/0.10.2/synaps_cli/pricing/index.html",
    },
  },
  {
    provider: "anthropic",
    models: ["claude-opus-5", "claude-opus-4-8", "claude-opus-4-7", "claude-opus-4-6", "claude-opus-4-5"],
    price: {
      ...dollars({ input: 5, cachedInput: 0.5, cacheWrite: 6.25, output: 25 }),
      ...half,
      asOf,
      source: anthropicPage,
    },
  },
  {
    provider: "anthropic",
    models: ["claude-sonnet-5-5"],
    price: {
      ...dollars({ input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 }),
      ...half,
      asOf,
      source: "https://platform.claude.com/docs/en/models/haiku-5-5/overview",
    },
  },
  {
    provider: "anthropic",
    models: ["claude-sonnet-5"],
    price: {
      ...dollars({ input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 10 }),
      ...half,
      asOf,
      source: "https://platform.claude.com/docs/en/models/sonnet-5/overview",
    },
  },
  {
    provider: "anthropic",
    models: ["claude-sonnet-4-6", "claude-sonnet-4-5"],
    price: {
      ...dollars({ input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 }),
      ...half,
      asOf,
      source: anthropicPage,
    },
  },
  {
    provider: "anthropic",
    models: ["claude-haiku-5-5"],
    price: {
      ...dollars({ input: 0.1, cachedInput: 0.01, cacheWrite: 0.125, output: 0.5 }),
      longInput: {
        aboveTokens: 100_000,
        ...dollars({ input: 0.5, cachedInput: 0.05, cacheWrite: 0.625, output: 2.5 }),
      },
      ...half,
      asOf: "2026-10-24",
      source: "https://github.com/kurofune/claudit/releases/tag/v1.9.2",
    },
  },
  {
    provider: "anthropic",
    models: ["claude-haiku-4-5"],
    price: {
      ...dollars({ input: 1, cachedInput: 0.1, cacheWrite: 1.25, output: 5 }),
      ...half,
      asOf,
      source: anthropicPage,
    },
  },
  {
    provider: "google",
    models: ["gemini-3.5-flash"],
    price: {
      ...dollars({ input: 1.5, cachedInput: 0.15, output: 9 }),
      asOf: "2026-10-07",
      source: googleQuotes,
    },
  },
  {
    provider: "google",
    models: ["gemini-3.5-flash-lite"],
    price: { ...dollars({ input: 0.3, output: 2.5 }), asOf: "2026-10-07", source: googleQuotes },
  },
  {
    provider: "google",
    models: ["gemini-3.1-pro-preview"],
    price: {
      ...dollars({ input: 2, cachedInput: 0.2, output: 12 }),
      longInput: { aboveTokens: 200_000, ...dollars({ input: 4, cachedInput: 0.4, output: 18 }) },
      asOf: "2026-10-07",
      source: googleQuotes,
    },
  },
  {
    provider: "google",
    models: ["gemini-2.5-flash-lite"],
    price: { ...dollars({ input: 0.1, output: 0.4 }), asOf, source: googleList },
  },
  {
    provider: "google",
    models: ["gemini-2.5-flash"],
    price: { ...dollars({ input: 0.3, output: 2.5 }), asOf, source: googleList },
  },
];
