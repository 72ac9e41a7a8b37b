/** How the talking stream is written: words for a person, or a line of JSON each for a program. */
export const logFormats = ["text", "json"] as const;
export type LogFormat = (typeof logFormats)[number];

/** `debug`: only `--verbose` wants to hear it. */
export type LogLevel = "debug" | "info" | "warning" | "error";

/** One thing that is said about the work. */
export interface LogEntry {
  readonly level: LogLevel;
  /** Stable, begins with `PDO_` or `HTTP_`. */
  readonly code: string;
  readonly message: string;
  /** What a program wants to know besides, in names with underscores. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * One line of JSON: `time`, `level`, `code`, `message`, then the details. A details' name that is one of these four is
 * left out.
 * @param at milliseconds since the epoch
 */
export function renderLogLine({ level, code, message, details = {} }: LogEntry, at: number): string {
  const head = { time: new Date(at).toISOString(), level, code, message };
  return `${JSON.stringify({ ...head, ...details, ...head })}\n`;
}
