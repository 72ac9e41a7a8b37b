import { defineConfig } from "vitest/config";
import { textModules } from "../text-modules.ts";

/** Measurements, not tests: one set after the other, each table printed when its last set is done. */
export default defineConfig({
  plugins: [textModules],
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["test/eval/*.eval.ts"],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    // What is measured is the program as it is built; as the tests load it, it takes half as long again.
    server: { deps: { external: [/\/dist\/.*\.js$/] } },
  },
});
