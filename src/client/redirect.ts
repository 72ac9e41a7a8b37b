import { redirected } from "./problems.ts";

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

export interface Redirecting {
  readonly status: number;
  readonly location: string | undefined;
  readonly method: "GET" | "POST";
  /** The address that was asked. */
  readonly url: string;
  /** True where this request itself was sent after a redirect. */
  readonly isSecondHop: boolean;
}

/**
 * Where a redirect may be followed to: once, and only within the same scheme, host and port, since keys travel in
 * headers of their own that no HTTP library holds back. A 303 would turn a POST into a GET and is not followed.
 * @returns the path and query to ask, undefined where the answer is no redirect
 * @throws ClientProblem PDO_CLIENT_REDIRECTED, naming the target without its query
 */
export function followRedirect({
  status,
  location,
  method,
  url,
  isSecondHop,
}: Redirecting): string | undefined {
  if (!redirectStatuses.has(status)) return undefined;
  const target = resolveTarget(location, url);
  if (!target) throw redirected(status, "an address that cannot be read");
  const keepsMethod = status !== 303 || method === "GET";
  const staysHere = target.origin === new URL(url).origin && !target.username && !target.password;
  if (isSecondHop || !keepsMethod || !staysHere) throw redirected(status, show(target));
  return target.pathname + target.search;
}

/** Without what may be secret; of an address that no host has, its scheme alone. */
function show({ origin, protocol, pathname }: URL): string {
  return origin === "null" ? `an address of the scheme ${protocol.slice(0, -1)}` : origin + pathname;
}

function resolveTarget(location: string | undefined, url: string): URL | undefined {
  if (location === undefined || location === "") return undefined;
  try {
    return new URL(location, url);
  } catch {
    return undefined;
  }
}
