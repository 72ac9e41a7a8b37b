import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "..");

/** What ends processes, runs the built program again and again, reads real feeds or holds long texts. */
const slow = [
  "test/cache/killed-runs.test.ts",
  "test/pipeline/history/compare-profiles.test.ts",
  "test/catalog/diff/export-catalog.test.ts",
  "test/catalog/real-taxonomies.test.ts",
  "test/cli/kill.test.ts",
  "test/cli/signals.test.ts",
  "test/cli/disk-faults.test.ts",
  "test/cli/faults.test.ts",
  "test/cli/killed.test.ts",
  "test/cli/threads.test.ts",
  "test/cli/canary.test.ts",
  "test/cli/killed-language-model.test.ts",
  "test/cli/random-budgets.test.ts",
  "test/cli/shared-feeds.test.ts",
  "test/cli/process.test.ts",
  "test/cli/shared-feeds.test.ts",
  "test/cli/shared-feeds.test.ts",
  "test/tasks/description/rules/real-feeds.test.ts",
  "test/tasks/name/rules/clean-name.test.ts",
  "test/tasks/name/rules/real-names.test.ts",
  "test/tasks/name/rules/no-fact-is-lost.test.ts",
  "test/tasks/name/rules/real-feed.test.ts",
  "test/feed/shared-feeds.test.ts",
  "test/nlp/injected-faults.test.ts",
  "test/facts/robustness.test.ts",
  "test/lint/real-feeds.test.ts",
  "test/readme.test.ts",
  "test/samples.test.ts",
  "test/nlp/robustness.test.ts",
  "test/torture",
];

/** What replaces modules, timers or the environment, and would be seen by other tests of the same process. */
const alone = [
  "test/cache/caching-client.test.ts",
  "test/pipeline/output-lock.test.ts",
  "test/client/time-limits.test.ts",
  "test/client/remote-client.test.ts",
  "test/llm/providers/providers.test.ts",
];

for (const path of [...slow, ...alone]) {
  if (!existsSync(join(root, path)))
    throw new Error(`test/vitest.config.ts names ${path}, which is not there.`);
}
const patterns = (paths: readonly string[]) =>
  paths.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.test.ts`));

const shared = { root, testTimeout: 60_000, setupFiles: ["test/property-runs.ts"] };

/** `npm test` runs the first two, `npm run test:all` and CI all of them. */
export default defineConfig({
  test: {
    root,
    globalSetup: ["test/global-setup.ts"],
    // By itself vitest leaves a core to others, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: patterns([...slow, ...alone]),
          // To load the modules anew for each file takes as long as the tests.
          isolate: false,
        },
      },
      { test: { ...shared, name: "unit-alone", include: patterns(alone) } },
      { test: { ...shared, name: "slow", include: patterns(slow) } },
    ],
  },
});
