import { baseUrlInvalid } from "./problems.ts";

export interface BaseUrl {
  /** Scheme, host and port. */
  readonly origin: string;
  /** The path before an operation's own, without a slash at its end; may be empty. */
  readonly prefix: string;
  /** True where what is sent can be read on the way: http to another machine. */
  readonly isInTheClear: boolean;
}

/** @throws ClientProblem PDO_CLIENT_BASE_URL_INVALID, never quoting a password */
export function parseBaseUrl(text: string): BaseUrl {
  const url = parseOrNull(text);
  if (!url) throw baseUrlInvalid("It cannot be read as a URL.");
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw baseUrlInvalid(`Its scheme is ${url.protocol.slice(0, -1)}, not https or http.`);
  }
  if (url.username || url.password) throw baseUrlInvalid("It holds a user name or a password.");
  if (url.search || url.hash) throw baseUrlInvalid("It holds a query or a fragment.");
  const prefix = url.pathname.replace(/\/+$/, "");
  const isOwnMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
  return { origin: url.origin, prefix, isInTheClear: url.protocol === "http:" && !isOwnMachine };
}

function parseOrNull(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
