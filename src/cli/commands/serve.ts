import type { Command } from "commander";
import type { CommandContext } from "../command.ts";
import { addCommonOptions } from "../options.ts";

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
      const { runServe } = await import("../run-serve.ts");
      await runServe(flags, context);
    });
  addCommonOptions(command);
}
