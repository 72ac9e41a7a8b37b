import { batchesNotOffered } from "./batch-problem.ts";
import type { BatchProvider, VendorBatches } from "./vendor-batches.ts";
import { createAnthropicBatches } from "./vendors/anthropic-batches.ts";
import type { BatchLine } from "./vendors/batch-calls.ts";
import { createOpenaiBatches } from "./vendors/openai-batches.ts";

const vendors = { openai: createOpenaiBatches, anthropic: createAnthropicBatches };

/** The batch service of a provider. @throws ProviderProblem PDO_BATCH_REFUSED where it has none */
export function openVendorBatches(provider: BatchProvider, line: Omit<BatchLine, "provider">): VendorBatches {
  if (provider.batchKind === undefined) throw batchesNotOffered(provider.identity);
  return vendors[provider.batchKind]({ provider, ...line });
}
