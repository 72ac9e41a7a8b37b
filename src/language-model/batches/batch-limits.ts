/** How large a batch may be. */
export interface BatchLimits {
  readonly requests: number;
  readonly bytes: number;
}

/*
 * The vendors take more: OpenAI 50,000 requests and 200 MB (API reference, "Create batch"), Anthropic 100,000 requests and 256 MB
 * ("Batch processing" guide). A part is held in memory while it is sent, and one that fails is sent again whole.
 */
export const batchLimits: BatchLimits = { requests: 10_000, bytes: 32 * 1024 * 1024 };
