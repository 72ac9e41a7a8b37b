import type { CommandSpec } from "../command.ts";
import { shells } from "../completion/scripts.ts";
import { choice } from "../flags/flag-record.ts";

export const command: CommandSpec = {
  arguments: [
    { name: "<shell>", type: choice(shells), help: `one of ${shells.join(", ")}` },
    { name: "[words...]", help: "for the shell's script: what may stand in the place of the last of them" },
  ],
  notes: `Commands, flags, their values, channels, rule packs, categories, and the columns
of the feed that stands on the line.

Examples:
  pdo completion bash > ~/.local/share/bash-completion/completions/pdo
  pdo completion zsh > ~/.zfunc/_pdo    with fpath+=~/.zfunc before compinit
  pdo completion fish > ~/.config/fish/completions/pdo.fish
  source <(pdo completion bash)         in this shell alone`,
  async run([shell, words]: readonly [string, readonly string[]], _flags, context) {
    const { runCompletion } = await import("../completion/run.ts");
    await runCompletion(shell, words, context);
  },
};
