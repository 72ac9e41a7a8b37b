import { lazily } from "../lib/once.ts";
import { parseTable, type TableRow } from "../lib/table.ts";
import { type DollarPrice, dollars, type ModelPrice } from "./cost.ts";
import { priceInvalid, priceUnknown } from "./errors.ts";
import priceTable from "./prices.tsv";
import type { ProviderName } from "./providers/providers.ts";

/** Models of one provider with the same price. */
interface PriceRow {
  readonly provider: string;
  /** Model names; a name with a date suffix (`-2026-01-31`, `-20260131`) costs the same. */
  readonly models: readonly string[];
  readonly price: ModelPrice;
}

/** Prices of models at their own provider's address; users add others with the setting `prices`. */
export const priceRows = lazily((): readonly PriceRow[] => parseTable(priceTable).map(parsePrice));

function parsePrice(row: TableRow): PriceRow {
  const { provider = "", models = "", as_of: asOf = "", source = "" } = row;
  const longAbove = amountAt(row, "long_above_tokens");
  const batchPercent = amountAt(row, "batch_percent");
  return {
    provider,
    models: models.split(" "),
    price: {
      ...dollarsAt(row, ""),
      ...(longAbove !== undefined && {
        longInput: { aboveTokens: longAbove, ...dollarsAt(row, "long_") },
      }),
      ...(batchPercent !== undefined && { batchPercent }),
      asOf,
      source,
    },
  };
}

function dollarsAt(row: TableRow, prefix: string): ReturnType<typeof dollars> {
  return dollars({
    input: amountAt(row, `${prefix}input`) ?? Number.NaN,
    cachedInput: amountAt(row, `${prefix}cached_input`),
    cacheWrite: amountAt(row, `${prefix}cache_write`),
    output: amountAt(row, `${prefix}output`) ?? Number.NaN,
  });
}

function amountAt(row: TableRow, column: string): number | undefined {
  return row[column] ? Number(row[column]) : undefined;
}

/** The release date at the end of a model name: `gpt-5-nano-2025-08-07`, `claude-haiku-4-5-20251001`. */
const daySuffix = /-(?:20\d{2}-\d{2}-\d{2}|20\d{6})$/;

/** @returns the user's own price, otherwise that of the table; undefined if neither has the model */
export function findPrice(
  provider: ProviderName,
  model: string,
  userPrices?: UserPrices,
): ModelPrice | undefined {
  const base = model.replace(daySuffix, "");
  const isRight = (row: ReturnType<typeof priceRows>[number]) =>
    row.provider === provider && (row.models.includes(model) || row.models.includes(base));
  return userPrices?.find(model) ?? priceRows().find(isRight)?.price;
}

/** Like `findPrice`, for a cost limit. @throws LlmError PDO_PRICE_UNKNOWN */
export function requirePrice(provider: ProviderName, model: string, userPrices?: UserPrices): ModelPrice {
  const price = findPrice(provider, model, userPrices);
  if (price === undefined) throw priceUnknown(provider, model);
  return price;
}

/** Prices from `pdo.config.json`. */
interface UserPrices {
  /** The entry of exactly this name, otherwise the longest matching prefix written with a trailing `*`. */
  find(model: string): ModelPrice | undefined;
}

const source = "the setting prices";
/** Dollars per million tokens. A higher value is a mistake, such as cents for dollars. */
const maxDollars = 10_000;
/** Multiple of the input price. */
const usualCacheWrite = 1.25;
const parts = ["input", "cachedInput", "cacheWrite", "output", "batchFactor"] as const;
type Part = (typeof parts)[number];

/**
 * Reads the setting `prices`: by model, dollars per million tokens, `{"my-model": {"input": 0.5, "output":
 * 1.5}, "local/*": {"input": 0, "output": 0}}`. By default `cachedInput` costs as much as `input`, and
 * `cacheWrite` a quarter more (as with Anthropic and OpenAI); `batchFactor` is the ratio of the batch price to
 * the live price, 0 to 1.
 * @param asOf the date on which the setting was read, used as the date of the prices
 * @throws LlmError PDO_PRICE_INVALID
 */
export function readUserPrices(value: unknown, asOf: string): UserPrices {
  const prices = new Map<string, ModelPrice>();
  for (const [model, fields] of entriesOf(value, "prices")) {
    prices.set(model, readPrice(fields, `prices[${JSON.stringify(model)}]`, asOf));
  }
  const prefixes = [...prices.keys()]
    .filter((name) => name.endsWith("*"))
    .sort((one, other) => other.length - one.length);
  return {
    find: (model) => {
      const prefix = prefixes.find((name) => model.startsWith(name.slice(0, -1)));
      return prices.get(model) ?? (prefix === undefined ? undefined : prices.get(prefix));
    },
  };
}

function readPrice(value: unknown, where: string, asOf: string): ModelPrice {
  const fields = new Map(entriesOf(value, where));
  const unknown = [...fields.keys()].find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw priceInvalid(`${where}.${unknown}`, fields.get(unknown));
  const read = (part: Part, most: number) => readAmount(fields.get(part), `${where}.${part}`, most);
  const readOptional = (part: Part, most: number) => (fields.has(part) ? read(part, most) : undefined);
  const batchFactor = readOptional("batchFactor", 1);
  const input = read("input", maxDollars);
  const price: DollarPrice = {
    input,
    cachedInput: readOptional("cachedInput", maxDollars),
    cacheWrite: readOptional("cacheWrite", maxDollars) ?? input * usualCacheWrite,
    output: read("output", maxDollars),
  };
  return {
    ...dollars(price),
    ...(batchFactor !== undefined && { batchPercent: Math.round(batchFactor * 100) }),
    asOf,
    source,
  };
}

function readAmount(value: unknown, where: string, most: number): number {
  if (typeof value === "number" && value >= 0 && value <= most) return value;
  throw priceInvalid(where, value);
}

function entriesOf(value: unknown, where: string): [string, unknown][] {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.entries(value);
  throw priceInvalid(where, value);
}
