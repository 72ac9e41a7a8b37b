import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import {
  headerTwice,
  ServiceProblem,
  unavailable,
  unknownPath,
  wrongMethod,
} from "../../api/service-problem.ts";
import { isPreflight, type Preflight } from "./cors.ts";
import type { Handler, Routes } from "./routes.ts";

export interface Gate {
  /** True where the server listens on loopback only: requests must then name a loopback host. */
  readonly onlyLoopbackNames: boolean;
  /** True once no new call is taken any more. */
  readonly isClosing: () => boolean;
  /** Answers browsers that ask what pages of other origins may do. Absent: nothing is allowed to those. */
  readonly preflight?: Preflight | undefined;
  readonly routes: Routes;
}

/**
 * The handler of a request. Refuses it before a key or body is read.
 * @throws ServiceProblem 400, 404, 405, 421 or 503
 */
export function findHandler(gate: Gate, request: IncomingMessage): Handler {
  const { method = "", url = "" } = request;
  const path = readPath(url);
  const route = gate.routes.get(withoutFragment(path));
  if (gate.isClosing() && route?.isProbe !== true) throw unavailable("The service is shutting down", 1);
  checkHost(gate, request);
  const handler = route?.methods.get(method);
  if (handler) return handler;
  const methods = gate.routes.get(path)?.methods.keys();
  if (!methods) throw unknownPath();
  const allowed = [...methods].join(", ");
  if (gate.preflight && isPreflight(request)) return gate.preflight(allowed);
  throw wrongMethod(allowed);
}

function checkHost({ onlyLoopbackNames }: Gate, request: IncomingMessage): void {
  const { headers, rawHeaders, httpVersion } = request;
  const { host } = headers;
  if (isNamedTwice(rawHeaders, "host")) throw headerTwice("Host");
  if (host === undefined && httpVersion === "1.1") throw new ServiceProblem(400, "Missing Host header");
  if (onlyLoopbackNames && host !== undefined && !isLoopbackHostHeader(host)) {
    throw new ServiceProblem(421, "Misdirected Request");
  }
}

/**
 * @param rawHeaders names and values in turn
 * @param name in small letters
 */
export function isNamedTwice(rawHeaders: readonly string[], name: string): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) count += 1;
  }
  return count > 1;
}

/** The path without the query, with valid percent sequences decoded. */
export function readPath(url: string): string {
  const path = withoutQuery(url);
  if (!path.includes("%")) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function withoutQuery(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

/** A request target must not hold a fragment (RFC 9112, 3.2); one that does is routed without it. */
function withoutFragment(path: string): string {
  const end = path.indexOf("#");
  return end < 0 ? path : path.slice(0, end);
}

/** Reduces an absolute-form request target (RFC 9112, 3.2.2) to its path and query. */
export function toOriginForm(url: string): string {
  const match = /^https?:\/\/[^/?#]*/i.exec(url);
  if (!match) return url;
  const rest = url.slice(match[0].length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** True for the names and addresses of the loopback interface. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return name === "localhost" || name === "::1" || name === "::ffff:127.0.0.1" || isLoopbackV4(name);
}

function isLoopbackV4(name: string): boolean {
  return isIP(name) === 4 && name.startsWith("127.");
}

/**
 * True where a `Host` header names this machine. Protects against DNS rebinding: a web page whose name resolves to
 * 127.0.0.1 still sends its own name.
 */
export function isLoopbackHostHeader(header: string): boolean {
  const match = /^(?:\[([0-9a-f:.]+)\]|([^:[\]]+))(?::\d{1,5})?$/i.exec(header);
  const name = match?.[1] ?? match?.[2];
  return name !== undefined && isLoopback(name);
}

/** `http://127.0.0.1:8080`, with IPv6 addresses in brackets. */
export function toOrigin(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}
