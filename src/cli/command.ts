import type { Flags } from "./config.ts";
import type { CompletionSource, FlagRecord, FlagType } from "./flags/flag-record.ts";
import type { FlagName } from "./flags.ts";
import type { Log } from "./render/log.ts";
import type { World } from "./world.ts";

/** What a command's `run` receives. */
export interface CommandContext {
  readonly world: World;
  /** All of them, for the commands that are about the others. */
  readonly commands: readonly CommandEntry[];
  /** Messages for the user; writes to the same stream as `world.talk`. */
  readonly log: Log;
  /**
   * Called by a command that ends with an exit code other than 0.
   * @param lastLine printed to the message stream at the end, where no error is reported there
   */
  setExitCode(code: number, lastLine?: string): void;
}

/** What one command changes in a flag's record. */
export interface FlagOverride extends Partial<Pick<FlagRecord, "type" | "value" | "help" | "defaultHelp">> {
  readonly isRequired?: boolean;
  /** The flags that this deprecated one stands for; using it is answered with a warning. */
  readonly replacedBy?: readonly FlagName[];
}

export interface ArgumentSpec {
  /** `<feed>` is required, `[feed]` optional, `<paths...>` repeatable. */
  readonly name: string;
  readonly help: string;
  /** For completion alone: what is typed is validated by the command. Absent: any text. */
  readonly type?: FlagType;
  readonly completes?: CompletionSource;
}

/** A command as data, with only what its help needs; `run` imports the implementation. */
export interface CommandSpec {
  readonly arguments?: readonly ArgumentSpec[];
  /** In the order of the help text. */
  readonly flags?: readonly FlagName[];
  readonly overrides?: Readonly<Partial<Record<FlagName, FlagOverride>>>;
  /** Flags of paths that may be addresses of S3. */
  readonly stored?: readonly FlagName[];
  /** Shown below the flags: examples, formats, exit codes. */
  readonly notes?: string;
  /** Shown above the notes by `pdo help COMMAND`, and by `--help` of a command that is not long. */
  readonly details?: string;
  /** Whether `--help` shows only the usual flags, and `pdo help COMMAND` all of them. */
  readonly isLong?: true;
  readonly subcommands?: readonly Subcommand[];
  /** @param words one per argument: a string; an array for `<paths...>`; undefined for an absent one */
  run?(words: readonly unknown[], flags: Flags, context: CommandContext): Promise<void>;
}

export interface Subcommand extends CommandSpec {
  readonly name: string;
  readonly summary: string;
}

/** One command, loaded only when it is called. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ readonly command: CommandSpec }>;
}
