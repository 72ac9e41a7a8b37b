import type { Command } from "commander";
import type { Log } from "./render/log.ts";
import type { World } from "./world.ts";

/** What a command's declaration needs: the world, and where to leave the exit code. */
export interface CommandContext {
  readonly world: World;
  /** What is said; its stream is also `world.talk`. */
  readonly log: Log;
  /** Called by a command that ends with something else than 0. */
  setExitCode(code: number): void;
}

/** One command. Only the one that was asked for is loaded. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ declare(command: Command, context: CommandContext): void }>;
}
