import { isThisMachine } from "../../net/public-addresses.ts";
import { createRedactor } from "../../net/redaction.ts";
import { openPool } from "../../net/transport.ts";
import { loadAnthropicWire } from "./anthropic.ts";
import { createSettingsMemory } from "./call-settings.ts";
import { createCompleter } from "./completer.ts";
import {
  addressInvalid,
  addressMissing,
  keyInvalid,
  keyMissing,
  modelMissing,
  providerUnknown,
} from "./errors.ts";
import { loadGoogleWire } from "./google.ts";
import { loadOpenAiWire } from "./openai.ts";
import type { Provider } from "./provider.ts";
import { isProviderName, type ProviderName, providers, type WireName } from "./providers.ts";
import { createSender } from "./sender.ts";
import { createTransport } from "./transport.ts";
import { createRequestWriter, type LoadWire } from "./wire.ts";

export interface ProviderOptions {
  readonly provider: ProviderName;
  /** Absent: the provider's default, if any. */
  readonly model?: string | undefined;
  /** Absent: the provider's own, if any. From configuration only: whoever sets it receives the key. */
  readonly baseUrl?: string | undefined;
  readonly key?: string | undefined;
  /** Maximum number of requests in flight, each on its own connection. */
  readonly connections: number;
  /** For connecting; the time limit of the attempt applies as well. */
  readonly connectTimeoutMs: number;
  /** Larger answers are rejected. */
  readonly maxAnswerBytes?: number | undefined;
  readonly userAgent: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A completion takes some kilobytes. The rest of a larger answer is not read. */
const usualMaxAnswerBytes = 2 ** 20;

/**
 * Opens a provider; nothing is sent yet.
 * @throws LlmError if the settings are invalid, or the package for its protocol is not installed
 */
export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const { provider: name, now = Date.now, maxAnswerBytes = usualMaxAnswerBytes } = options;
  const { address, model, key } = checkOptions(options);
  const { wire: wireName, batchKind } = providers[name];
  const writer = createRequestWriter();
  const baseUrl = address.origin + address.prefix;
  const wire = await wireLoaders[wireName]({ model, baseUrl, fetch: writer.fetch });
  const pool = openPool(address.origin, options);
  const redact = createRedactor([key]);
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
    removeKey: createRedactor([key], { of: "keys", shortest: 16 }),
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

export interface ProviderAddress {
  /** Scheme, host and port. */
  readonly origin: string;
  /** The path prefix, without a trailing slash; may be empty. */
  readonly prefix: string;
  /** With its question mark; empty, or the `api-version` that Azure requires. */
  readonly query: string;
}

/**
 * A provider's base URL. Keys and product data are sent there, so it must be https, or this machine.
 * @throws LlmError PDO_PROVIDER_ADDRESS_INVALID, never quoting a user name, a password or a query
 */
export function parseProviderAddress(text: string): ProviderAddress {
  const url = parseOrNull(text);
  if (url === null) throw addressInvalid("It cannot be read as a URL.");
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw addressInvalid(`Its scheme is ${url.protocol.slice(0, -1)}, not https.`);
  }
  if (url.username || url.password) throw addressInvalid("It holds a user name or a password.");
  if (url.hash || !/^(\?api-version=[\w.-]+)?$/.test(url.search)) {
    throw addressInvalid("It holds a fragment, or a query that is more than an api-version.");
  }
  if (url.protocol === "http:" && !isThisMachine(url)) {
    throw addressInvalid(
      `It is http, and ${url.hostname} is another machine: the key could be read on the way.`,
    );
  }
  return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ""), query: url.search };
}

function parseOrNull(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The protocols; their packages are loaded on demand. */
const wireLoaders: Readonly<Record<WireName, LoadWire>> = {
  openai: loadOpenAiWire,
  anthropic: loadAnthropicWire,
  google: loadGoogleWire,
};
