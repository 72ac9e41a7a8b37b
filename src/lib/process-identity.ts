/** Identifies a process among all that have or had its number: the owner of a lock or of a journal. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The start time in the system's own form; empty where the system gives none. */
  readonly startedAt: string;
  readonly host: string;
}

/** @returns undefined where the text is not the JSON of an identity, for example because it is truncated */
export function parseProcessIdentity(json: string): ProcessIdentity | undefined {
  try {
    const { pid, startedAt, host } = JSON.parse(json) as Partial<ProcessIdentity>;
    return typeof pid === "number" && typeof startedAt === "string" && typeof host === "string"
      ? { pid, startedAt, host }
      : undefined;
  } catch {
    return undefined;
  }
}
