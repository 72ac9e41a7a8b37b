import type { CommandSpec } from "../command.ts";
import { flagGroup } from "../flags.ts";

export const command: CommandSpec = {
  flags: [
    "cluster",
    "threads",
    "providerKeyFile",
    "concurrency",
    "timeout",
    "connectTimeout",
    ...flagGroup("common"),
  ],
  notes: `Takes claims of all feeds that pdo enrich --cluster hands out there, one after the other, until it is ended.
Workers may come and go at any time: a claim that was begun and not finished is done by another one.
SIGTERM or Ctrl-C lets it finish its claim, or give it back after ten seconds.

Each worker needs the build of pdo that the feed was planned with, and sees the feed and the folder of its parts
under the same paths. Imported catalogs, examples and the glossary come with the run. A language model is asked with
the worker's own key (PDO_PROVIDER_KEY); budget and answers are shared by all.

Examples:
  pdo worker --cluster redis://queue.example:6379
  PDO_CLUSTER=redis://:PASSWORD@queue.example:6379 pdo worker --threads 8

Exit codes:
  0 ended; 2 could not be started; 5 no Redis answers`,
  async run(_words, flags, context) {
    const { runWorker } = await import("./worker-run.ts");
    await runWorker(flags, context);
  },
};
