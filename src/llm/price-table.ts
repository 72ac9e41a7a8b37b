import { lazily } from "../lib/once.ts";
import { parseTable, type TableRow } from "../lib/table.ts";
import { dollars, type ModelPrice } from "./cost.ts";
import priceTable from "./prices.tsv";

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
