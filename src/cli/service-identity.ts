/**
 * All that a remote service's answer depends on besides the call that it answers, as far as can be known from here: its
 * address, in words that can be shown. No key.
 */
export function serviceIdentity(baseUrl: string): string {
  return `service at ${baseUrl.replace(/\/+$/, "")}`;
}
