import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { textModules } from "./text-modules.ts";

const root = join(import.meta.dirname, "..");
const plugins = [textModules];
const shared = {
  root,
  testTimeout: 60_000,
  setupFiles: ["test/property-runs.ts"],
  sequence: { groupOrder: 1 },
};

const slow = {
  ...shared,
  // They wait for programs, services and the ends of leases: meanwhile another one has the core. They come first, for
  // at the end short ones leave no core without work.
  maxWorkers: availableParallelism() + 1,
  sequence: { groupOrder: 0 },
};

/**
 * Four kinds of tests, by their file's name; `npm test` runs the first two, `npm run test:all` and CI all of them.
 *
 * - `x.test.ts`: share a process, for to load the modules anew for each file takes as long as the tests.
 * - `x.alone.test.ts`: replace modules, timers or the environment, which other tests of the same process would see.
 * - `x.slow.test.ts`: end processes, run the built program again and again, read real feeds or hold long texts; they share a process.
 * - `x.alone.slow.test.ts`: both.
 */
export default defineConfig({
  test: {
    root,
    globalSetup: ["test/global-setup.ts"],
    // By itself vitest leaves a core to others, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins,
        test: {
          ...shared,
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/**/*.{slow,alone}.test.ts"],
          isolate: false,
        },
      },
      { plugins, test: { ...shared, name: "unit-alone", include: ["test/**/*.alone.test.ts"] } },
      {
        plugins,
        test: {
          ...slow,
          name: "slow",
          include: ["test/**/*.slow.test.ts"],
          exclude: ["test/**/*.alone.slow.test.ts"],
          isolate: false,
        },
      },
      { plugins, test: { ...slow, name: "slow-alone", include: ["test/**/*.alone.slow.test.ts"] } },
    ],
  },
});
