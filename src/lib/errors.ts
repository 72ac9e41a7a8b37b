/** Whether the file system says that there is no such file or folder. */
export function isMissingFile(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR");
}

/** What the system says of why a file could not be read or written, for the "seen" of a problem. */
export function systemReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
