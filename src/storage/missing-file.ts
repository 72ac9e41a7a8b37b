/** Whether the file system says that there is no such file or folder. */
export function isMissingFile(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR");
}
