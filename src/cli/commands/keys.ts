import type { Command } from "commander";
import type { CommandContext } from "../command.ts";
import { addCommonOptions } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  const create = command
    .command("create")
    .description("Make a key and show it, this once.")
    .option("--level <level>", "basic, plus or premium, or one of the keys file's own (default: basic)")
    .option("--label <label>", "whose key it is")
    .action(async (flags) => (await load()).runCreateKey(flags, context));
  const list = command
    .command("list")
    .description("List the keys; the keys themselves are not kept.")
    .action(async (flags) => (await load()).runListKeys(flags, context));
  const revoke = command
    .command("revoke")
    .description("Take a key out; a running service refuses it from then on.")
    .argument("<identifier>", "as `pdo keys list` shows it")
    .action(async (identifier: string, flags) => (await load()).runRevokeKey(identifier, flags, context));
  for (const subcommand of [create, list, revoke]) {
    addCommonOptions(subcommand.option("--keys <file>", "the keys file (default: keys.json in PDO_HOME)"));
  }
  command.addHelpText("after", "\nExample:\n  pdo keys create --level plus --label 'night job'");
}

function load() {
  return import("./keys-run.ts");
}
