/** What the system says of why a file could not be read or written, for the "seen" of a problem. */
export function systemReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
