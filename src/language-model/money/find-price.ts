import type { ProviderName } from "../providers/provider-names.ts";
import type { ModelPrice } from "./price.ts";
import { priceUnknown } from "./price-problem.ts";
import { priceRows } from "./prices.ts";
import type { UserPrices } from "./user-prices.ts";

/** The day of a model's making at the end of its name: `gpt-5-nano-2025-08-07`, `claude-haiku-4-5-20251001`. */
const daySuffix = /-(?:20\d{2}-\d{2}-\d{2}|20\d{6})$/;

/** @returns the user's own price, else that of the table; undefined where neither knows the model */
export function findPrice(
  provider: ProviderName,
  model: string,
  userPrices?: UserPrices,
): ModelPrice | undefined {
  const base = model.replace(daySuffix, "");
  const isRight = (row: (typeof priceRows)[number]) =>
    row.provider === provider && (row.models.includes(model) || row.models.includes(base));
  return userPrices?.find(model) ?? priceRows.find(isRight)?.price;
}

/** The same for a limit in money. @throws ProviderProblem PDO_PRICE_UNKNOWN */
export function requirePrice(provider: ProviderName, model: string, userPrices?: UserPrices): ModelPrice {
  const price = findPrice(provider, model, userPrices);
  if (price === undefined) throw priceUnknown(provider, model);
  return price;
}
