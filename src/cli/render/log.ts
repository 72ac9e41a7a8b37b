import type { ByteOutput } from "../world.ts";
import { lineWidth } from "./text.ts";
import { wrapLines } from "./wrap.ts";

/** The message stream, written as text or as JSON lines. */
export interface Log extends ByteOutput {
  /** Applies to later entries; the settings are known only after the first entries may have been written. */
  useFormat(format: LogFormat): void;
  /**
   * Writes one entry.
   * @param text the text form, where it is more than the entry's message in a line
   */
  report(entry: LogEntry, text?: string): Promise<void>;
}

/** Log lines of the service are JSON already; they are recognized by this beginning and pass unchanged. */
const lineStart = '{"time":"';

/** @param now milliseconds since the epoch */
export function createLog(stream: ByteOutput, now: () => number): Log {
  let format: LogFormat = "text";
  const report: Log["report"] = (entry, text = `${entry.message}\n`) =>
    stream.write(format === "text" ? wrapLines(text, lineWidth(stream)) : renderLogLine(entry, now()));
  return {
    useFormat: (chosen) => {
      format = chosen;
    },
    get isTerminal() {
      return format === "text" && stream.isTerminal;
    },
    get columns() {
      return stream.columns;
    },
    report,
    write: async (data) => {
      if (format === "text") return stream.write(data);
      const text = typeof data === "string" ? data : Buffer.from(data).toString("utf8");
      if (text.startsWith(lineStart)) return stream.write(text);
      const message = text.trim();
      if (message !== "") await report({ level: "info", code: "PDO_NOTE", message });
    },
  };
}

/**
 * The format as far as it is known before the settings are resolved, for errors in resolving them. A format set in the
 * configuration file applies only after that file was read.
 */
export function findLogFormat(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): LogFormat {
  const at = words.lastIndexOf("--log-format");
  const inline = words.findLast((word) => word.startsWith("--log-format="))?.slice("--log-format=".length);
  const chosen = (at < 0 ? undefined : words[at + 1]) ?? inline ?? environment.PDO_LOG_FORMAT;
  return chosen === "json" ? "json" : "text";
}

/** Text, or one line of JSON per entry. */
export const logFormats = ["text", "json"] as const;
type LogFormat = (typeof logFormats)[number];

/** `debug`: shown only with `--verbose`. */
type LogLevel = "debug" | "info" | "warning" | "error";

interface LogEntry {
  readonly level: LogLevel;
  /** Stable, begins with `PDO_` or `HTTP_`. */
  readonly code: string;
  readonly message: string;
  /** Further machine-readable fields, in snake case. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * One line of JSON: `time`, `level`, `code`, `message`, then the details, except for those named like one of these
 * four.
 * @param at milliseconds since the epoch
 */
function renderLogLine({ level, code, message, details = {} }: LogEntry, at: number): string {
  const head = { time: new Date(at).toISOString(), level, code, message };
  return `${JSON.stringify({ ...head, ...details, ...head })}\n`;
}
