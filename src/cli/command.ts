import type { Flags } from "./config.ts";
import type { FlagRecord } from "./flags/flag-record.ts";
import type { FlagName } from "./flags.ts";
import type { Log } from "./render/log.ts";
import type { World } from "./world.ts";

/** What a command's run needs: the world, and where to leave the exit code. */
export interface CommandContext {
  readonly world: World;
  /** What is said; its stream is also `world.talk`. */
  readonly log: Log;
  /** Called by a command that ends with something else than 0. */
  setExitCode(code: number): void;
}

/** A flag as one command means it: what differs from its record. */
export interface FlagOverride extends Partial<Pick<FlagRecord, "type" | "value" | "help" | "defaultHelp">> {
  readonly isRequired?: boolean;
}

/** What a command is, as data: no more than its help needs. `run` loads the work. */
export interface CommandSpec {
  /** `<feed>` has to be there, `[feed]` need not, `<paths...>` are several. */
  readonly arguments?: readonly { readonly name: string; readonly help: string }[];
  /** In the order in which help shows them. */
  readonly flags?: readonly FlagName[];
  readonly overrides?: Readonly<Partial<Record<FlagName, FlagOverride>>>;
  /** Below the flags: examples, formats, exit codes. */
  readonly notes?: string;
  readonly subcommands?: readonly Subcommand[];
  /** @param words one for each argument: its text; a list for `<paths...>`, undefined for one that is not there */
  run?(words: readonly unknown[], flags: Flags, context: CommandContext): Promise<void>;
}

export interface Subcommand extends CommandSpec {
  readonly name: string;
  readonly summary: string;
}

/** One command. Only the one that was asked for is loaded. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ readonly command: CommandSpec }>;
}
