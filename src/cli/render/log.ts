import type { ByteOutput } from "../world.ts";

/** The talking stream, on which each sentence is words for a person or a line of JSON for a program. */
export interface Log extends ByteOutput {
  /** From now on; settings are known only after the first words may have been said. */
  useFormat(format: LogFormat): void;
  /**
   * Says one thing.
   * @param text the words for a person, where they are more than the entry's message in a line
   */
  tell(entry: LogEntry, text?: string): Promise<void>;
}

/** A line of JSON that something else has made already (the log of the service) begins so, and passes as it is. */
const lineStart = '{"time":"';

/** @param now milliseconds since the epoch */
export function createLog(stream: ByteOutput, now: () => number): Log {
  let format: LogFormat = "text";
  const tell: Log["tell"] = (entry, text = `${entry.message}\n`) =>
    stream.write(format === "text" ? text : renderLogLine(entry, now()));
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
    tell,
    write: async (data) => {
      if (format === "text") return stream.write(data);
      const text = typeof data === "string" ? data : Buffer.from(data).toString("utf8");
      if (text.startsWith(lineStart)) return stream.write(text);
      const message = text.trim();
      if (message !== "") await tell({ level: "info", code: "PDO_NOTE", message });
    },
  };
}

/**
 * The format as it can be known before the settings are: what goes wrong with them is told in it too. Where only the
 * configuration file says it, that is known when that file was read.
 */
export function findLogFormat(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): LogFormat {
  const at = words.lastIndexOf("--log-format");
  const said = words.findLast((word) => word.startsWith("--log-format="))?.slice("--log-format=".length);
  const chosen = (at < 0 ? undefined : words[at + 1]) ?? said ?? environment.PDO_LOG_FORMAT;
  return chosen === "json" ? "json" : "text";
}

/** How the talking stream is written: words for a person, or a line of JSON each for a program. */
export const logFormats = ["text", "json"] as const;
type LogFormat = (typeof logFormats)[number];

/** `debug`: only `--verbose` wants to hear it. */
type LogLevel = "debug" | "info" | "warning" | "error";

/** One thing that is said about the work. */
interface LogEntry {
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
function renderLogLine({ level, code, message, details = {} }: LogEntry, at: number): string {
  const head = { time: new Date(at).toISOString(), level, code, message };
  return `${JSON.stringify({ ...head, ...details, ...head })}\n`;
}
