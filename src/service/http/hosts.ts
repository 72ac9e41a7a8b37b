import { isIP } from "node:net";

/** True for the names and addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return name === "localhost" || name === "::1" || name === "::ffff:127.0.0.1" || isLoopbackV4(name);
}

function isLoopbackV4(name: string): boolean {
  return isIP(name) === 4 && name.startsWith("127.");
}

/**
 * True where a `Host` header names this machine. A web page whose own name was made to resolve to 127.0.0.1
 * (DNS rebinding) still sends its own name.
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
