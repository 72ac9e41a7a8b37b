import type { Command } from "commander";
import { providerNames } from "../../llm/providers/providers.ts";
import type { CommandContext } from "../command.ts";
import { addCommonOptions, choice } from "../options.ts";

export function declare(command: Command, context: CommandContext): void {
  command
    .option("--host <host>", "another than this machine's own only with keys (default: 127.0.0.1)")
    .option("--port <port>", "0 takes a free one (default: 8080)")
    .option("--keys <file>", "the keys file (default: keys.json in PDO_HOME, where there is one)")
    .addHelpText(
      "after",
      "\nExample:\n  pdo serve --port 8080\n  The interface is described at http://127.0.0.1:8080/api/docs",
    )
    .action(async (flags) => {
      const { runServe } = await import("./serve-run.ts");
      await runServe(flags, context);
    });
  command
    .addOption(
      choice("--provider <name>", "of a language model for the levels that include it", providerNames),
    )
    .option("--model <name>", "the provider's model")
    .option("--provider-key-file <path>", "file with the provider's key (PDO_PROVIDER_KEY)");
  addCommonOptions(command);
}
