import { defineConfig } from "vitest/config";

/** Measurements, not tests: one after the other, each printing its table. */
export default defineConfig({
  test: {
    include: ["test/bench/*.bench.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
