import { Pool } from "undici";
import { parseProviderAddress } from "./address.ts";
import { createCompleter } from "./completer.ts";
import {
  addressMissing,
  keyInvalid,
  keyMissing,
  modelMissing,
  providerUnknown,
} from "./faults/setting-problems.ts";
import type { Provider } from "./provider.ts";
import type { ProviderName } from "./provider-names.ts";
import { isProviderName, providers } from "./providers.ts";
import { createKeyRemover, createRedactor } from "./redact.ts";
import { createSender } from "./sender.ts";
import { createSettingsMemory } from "./settings-memory.ts";
import { createTransport } from "./transport.ts";
import { wireLoaders } from "./wires/load-wire.ts";
import { createRequestWriter } from "./wires/request-writer.ts";

export interface ProviderOptions {
  readonly provider: ProviderName;
  /** Absent: the provider's usual one, where there is one. */
  readonly model?: string | undefined;
  /** Absent: the provider's own, where there is one. From configuration only: whoever sets it gets the key. */
  readonly baseUrl?: string | undefined;
  readonly key?: string | undefined;
  /** Requests in flight at the most, each on a connection of its own. */
  readonly connections: number;
  /** For making a connection; a try's own limit holds all the same. */
  readonly connectTimeoutMs: number;
  /** An answer that is larger is not taken. */
  readonly maxAnswerBytes?: number | undefined;
  readonly userAgent: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const usualMaxAnswerBytes = 16 * 1024 * 1024;

/**
 * A provider, ready to be asked; nothing is sent yet.
 * @throws ProviderProblem where the settings cannot be used, or the package that speaks its protocol is not installed
 */
export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const { provider: name, now = Date.now, maxAnswerBytes = usualMaxAnswerBytes } = options;
  const { address, model, key } = checkOptions(options);
  const { wire: wireName, batchKind } = providers[name];
  const writer = createRequestWriter();
  const baseUrl = address.origin + address.prefix;
  const wire = await wireLoaders[wireName]({ model, baseUrl, fetch: writer.fetch });
  const pool = new Pool(address.origin, {
    connections: options.connections,
    connect: { timeout: options.connectTimeoutMs },
    // One clock for a try: the exchange's own.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const redact = createRedactor(key);
  const reader = { redact, now };
  const transport = createTransport({ pool, origin: address.origin, headers: headersOf(options, key) });
  const sender = createSender({ transport, address, maxAnswerBytes, reader });
  const memory = createSettingsMemory(name, model);
  const completer = createCompleter({
    memory,
    model,
    wire,
    writer,
    sender,
    origin: address.origin,
    redact,
    removeKey: createKeyRemover(key),
  });
  return {
    name,
    model,
    identity: `${name} ${baseUrl} ${model}`,
    batchKind,
    attempt: completer.attempt,
    toBody: completer.toBody,
    readBody: completer.readBody,
    send: sender.send,
    readRefusal: completer.readRefusal,
    redact,
    close: () => pool.destroy(),
  };
}

function checkOptions({ provider: name, key, ...options }: ProviderOptions) {
  if (!isProviderName(name)) throw providerUnknown(name);
  const entry = providers[name];
  const baseUrl = options.baseUrl ?? entry.baseUrl;
  const model = options.model ?? entry.model;
  if (baseUrl === undefined) throw addressMissing(name);
  if (model === undefined || model === "") throw modelMissing(name);
  if (key === undefined && entry.needsKey) throw keyMissing(name);
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) throw keyInvalid();
  return { address: parseProviderAddress(baseUrl), model, key };
}

function headersOf(
  { provider, userAgent }: ProviderOptions,
  key: string | undefined,
): Record<string, string> {
  const { keyHeader, headers } = providers[provider];
  const keyValue = keyHeader === undefined ? { authorization: `Bearer ${key}` } : { [keyHeader]: `${key}` };
  return {
    ...headers,
    "user-agent": userAgent,
    "accept-encoding": "identity",
    ...(key !== undefined && keyValue),
  };
}
