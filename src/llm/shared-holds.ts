import type { Sleep } from "../net/gate.ts";
import type { RedisClient } from "../net/redis.ts";
import { providerFaults } from "./call-faults.ts";
import type { Provider } from "./providers/provider.ts";

interface HoldOptions {
  readonly redis: RedisClient;
  /** Before the provider's identity. */
  readonly keyPrefix: string;
  /** Milliseconds; a longer hold is not waited for here. */
  readonly maxWaitMs: number;
  readonly sleep: Sleep;
  readonly now: () => number;
}

/** When a provider asks one process to wait, all wait; where that is not known, each hears it from the provider itself. */
export function shareHolds(
  provider: Provider,
  { redis, keyPrefix, maxWaitMs, sleep, now }: HoldOptions,
): Provider {
  const key = `${keyPrefix}:hold:${provider.identity}`;
  const leftMs = () => redis.pttl(key).catch(() => 0);
  return {
    ...provider,
    attempt: async (request, options) => {
      for (let left = await leftMs(); left > 0 && left <= maxWaitMs; left = await leftMs()) {
        if (options.stopSignal?.aborted === true) break;
        await sleep(left, options.signal);
      }
      try {
        return await provider.attempt(request, options);
      } catch (fault) {
        const askedMs = providerFaults.retryAfterMs(fault, now());
        if (askedMs > 0 && askedMs > (await leftMs()))
          await redis.set(key, "1", "PX", Math.ceil(askedMs)).catch(() => {});
        throw fault;
      }
    },
  };
}
