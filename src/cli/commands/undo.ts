import type { CommandSpec } from "../command.ts";
import { path } from "../flags/flag-record.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  arguments: [{ name: "<output>", type: path, help: "what pdo enrich or pdo apply has written" }],
  flags: ["list", "to", ...flagGroup("common")],
  overrides: { list: { help: "list what can be put back, the latest first" } },
  notes: `Each run of pdo enrich and pdo apply holds a copy of the output that it replaces: the last three, packed, in
PDO_HOME/replaced. The latest that differs from the present file is put back, byte for byte; the present file is held
instead, so that pdo undo once more puts that one back.

Examples:
  pdo undo feed.enriched.csv
  pdo undo feed.enriched.csv --list
  pdo undo feed.enriched.csv --to 4

Exit codes:
  0 done; 2 there is nothing to put back, or it could not be written; 130 interrupted`,
  async run([output]: readonly [string], flags, context) {
    const { runUndo } = await import("./undo-run.ts");
    await runUndo(output, flags, context);
  },
};
