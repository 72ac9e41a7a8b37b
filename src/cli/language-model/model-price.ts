import type { BudgetLimits } from "../../language-model/money/budget-problem.ts";
import { findPrice, requirePrice } from "../../language-model/money/find-price.ts";
import { type ModelPrice, microsOfDollars } from "../../language-model/money/price.ts";
import { readUserPrices } from "../../language-model/money/user-prices.ts";
import type { Provider } from "../../language-model/providers/provider.ts";
import type { ResolvedSettings } from "../resolve-settings.ts";
import type { World } from "../world.ts";

export interface ModelMoney {
  /** Undefined: the price is not known, and only tokens are counted. */
  readonly price: ModelPrice | undefined;
  readonly limits: BudgetLimits;
}

/**
 * What a model costs, and what it may cost.
 * @throws ProviderProblem PDO_PRICE_UNKNOWN where there is a limit in money for a model without a price; PDO_PRICE_INVALID
 */
export function modelPrice(
  { name, model }: Pick<Provider, "name" | "model">,
  { resolved, world }: { readonly resolved: ResolvedSettings; readonly world: Pick<World, "now"> },
): ModelMoney {
  const { prices, maxCost, maxTokens } = resolved.settings;
  const today = new Date(world.now()).toISOString().slice(0, 10);
  const ofUser = readUserPrices(prices, today);
  return {
    price: maxCost === undefined ? findPrice(name, model, ofUser) : requirePrice(name, model, ofUser),
    limits: {
      ...(maxCost !== undefined && { maxCostMicros: microsOfDollars(maxCost) }),
      ...(maxTokens !== undefined && { maxTokens }),
    },
  };
}
