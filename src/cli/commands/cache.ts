import type { Command } from "commander";
import type { CommandContext } from "../command.ts";
import { addCommonOptions } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  const info = command
    .command("info")
    .description("How many answers are kept, whose they are, and what room they take.")
    .action(async (flags) => (await load()).runCacheInfo(flags, context));
  const prune = command
    .command("prune")
    .description("Take out answers that were not used for long, and make the file smaller.")
    .option("--older-than <days>", "answers that no run has used for so many days (kept to the week)")
    .option("--max-size <mb>", "so many megabytes of answers stay: those that were used last")
    .action(async (flags) => (await load()).runCachePrune(flags, context));
  const clear = command
    .command("clear")
    .description("Forget all kept answers.")
    .option("--force", "also while a run has them open; it keeps nothing more then")
    .action(async (flags) => (await load()).runCacheClear(flags, context));
  for (const subcommand of [info, prune, clear]) addCommonOptions(subcommand);
  command.addHelpText("after", `\nExamples:\n${examples.map((line) => `  ${line}`).join("\n")}`);
}

const examples = ["pdo cache info", "pdo cache prune --older-than 90", "pdo cache prune --max-size 500"];

function load() {
  return import("./cache-run.ts");
}
