import { addressInvalid } from "./faults/setting-problems.ts";

export interface ProviderAddress {
  /** Scheme, host and port. */
  readonly origin: string;
  /** The path before a call's own, without a slash at its end; may be empty. */
  readonly prefix: string;
  /** With its question mark; empty, or the `api-version` that Azure asks for. */
  readonly query: string;
}

/**
 * A provider's base URL. Keys and products travel there, so it must be https, or this very machine.
 * @throws ProviderProblem PDO_PROVIDER_ADDRESS_INVALID, never quoting a user name, a password or a query
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
  if (url.protocol === "http:" && !isOwnMachine(url.hostname)) {
    throw addressInvalid(
      `It is http, and ${url.hostname} is another machine: the key could be read on the way.`,
    );
  }
  return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ""), query: url.search };
}

function isOwnMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

function parseOrNull(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
