import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { textModules } from "./text-modules.ts";

export default defineConfig({
  plugins: [textModules],
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/temporary-folder.ts"],
    // By itself vitest leaves a core to others, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
  },
});
