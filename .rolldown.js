import { readFileSync } from "node:fs";
import { build, defineConfig } from "rolldown";

/** What only some commands load and is too large to be loaded along by the others. */
const seldomLoaded =
  /[\\/]src[\\/](?:feed|ml|translation|facts|lint|scoring|llm|net|tasks[\\/](?:llm|name|[a-z]+[\\/]llm)|catalog[\\/](?:builtin|importers|report|finders)|pipeline[\\/](?:cluster|shards)|cli[\\/](?:commands[\\/](?:catalog|cluster|enrich|evaluate|examples|plan-run|worker)|open-model|model-figures|render[\\/](?:table|summary)))/;

/** Beside the catalogs, so that threads share it too. */
const languagesFile = "catalogs/words.languages";

/**
 * Counts the word lists of the language detection once and for all: to count them at each start takes a tenth of a
 * short command's time.
 */
const countedWords = {
  name: "counted-words",
  load: {
    filter: { id: /nlp[\\/]language-tables-source\.ts$/ },
    async handler() {
      const { output } = await build({
        input: "src/nlp/language-file.ts",
        platform: "node",
        moduleTypes: { ".tsv": "text" },
        write: false,
      });
      const { renderWordLists } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
      this.emitFile({ type: "asset", fileName: languagesFile, source: renderWordLists() });
      return `import { fileURLToPath } from "node:url";
import { readSharedFile } from "../lib/shared-files.ts";
import { openTables } from "./language-file.ts";
const path = fileURLToPath(new URL("../../dist/${languagesFile}", import.meta.url));
export const readTables = () => openTables(readSharedFile(path));`;
    },
  },
};

/** What stands in a page is text; of a script and what it imports one is made. */
const pageTexts = {
  name: "page-texts",
  load: {
    filter: { id: /\.(?:css|client\.js)$/ },
    async handler(id) {
      if (id.endsWith(".css")) return { code: readFileSync(id, "utf8"), moduleType: "text" };
      const { output } = await build({ input: id, write: false, output: { format: "iife" } });
      return { code: output[0].code, moduleType: "text" };
    },
  },
};

/** Beside the compiled catalogs lies what `src/translation/build.ts` packs of them and of the glossary's words. */
const packedFolder = {
  name: "packed-folder",
  load: {
    filter: { id: /translation[\\/]packed-folder\.ts$/ },
    handler: () => `export { builtinTargetFolder as packedFolder } from "../catalog/catalog-files.ts";`,
  },
};

/**
 * One character beyond Latin-1 makes V8 keep a whole file's text with two bytes a character, in each thread: so they are
 * written as escapes. Where an escape would say something else the build stops.
 */
const oneByteText = {
  name: "one-byte-text",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk") chunk.code = escapeWideCharacters(chunk.code);
    }
  },
};

function escapeWideCharacters(code) {
  if (/(?<!\\)(?:\\\\)*\\[^\0-\xff]|String\.raw`[^`]*[^\0-\xff]/.test(code))
    throw new Error("A character beyond Latin-1 cannot be written as an escape.");
  return code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * A few files a command instead of some three hundred modules: Node starts twice as fast, for each file costs it about a
 * millisecond whatever its size. `start` is what every call needs, `shared` what several commands do. Everything lies two
 * folders below the package's root, as in `src/`, so that files beside the program are found from both. Packages that are
 * built for being required stay outside.
 */
export default defineConfig({
  platform: "node",
  moduleTypes: { ".tsv": "text" },
  logLevel: "warn",
  // What is shared lies in one chunk on purpose, whether or not it is also imported dynamically.
  checks: { ineffectiveDynamicImport: false },
  input: {
    "cli/main": "src/cli/main.ts",
    "cli/process-world": "src/cli/process-world.ts",
    "cli/row-worker": "src/cli/row-worker.ts",
    "cli/task-worker": "src/cli/task-worker.ts",
    "library/index": "src/library/index.ts",
    "catalog/build": "src/catalog/build.ts",
    "translation/build": "src/translation/build.ts",
    "ml/build": "src/ml/build.ts",
    "ml/training-worker": "src/ml/training-worker.ts",
  },
  plugins: [countedWords, packedFolder, pageTexts, oneByteText],
  external: [
    "undici",
    "cli-table3",
    "@zip.js/zip.js",
    /^@ai-sdk[\\/]/,
    /^@opentelemetry[\\/]/,
    "bullmq",
    "ioredis",
    "@aws-sdk/client-s3",
  ],
  output: {
    dir: "dist",
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    codeSplitting: {
      groups: [
        {
          name: "start",
          tags: ["$initial"],
          test: /[\\/](?:commander|src[\\/]cli)[\\/](?!(?:row|task)-worker\.ts)/,
        },
        {
          name: "shared",
          minShareCount: 2,
          test: (id) => !seldomLoaded.test(id),
        },
      ],
    },
  },
});
