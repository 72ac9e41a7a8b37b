import { defineConfig } from "vitest/config";
import { textModules } from "../text-modules.ts";

/** Measurements, not tests: one after the other, each printing its table. */
export default defineConfig({
  plugins: [textModules],
  test: {
    include: ["test/bench/*.bench.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
