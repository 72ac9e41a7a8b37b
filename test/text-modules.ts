import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { build } from "rolldown";

const isText = /\.(?:tsv|css\.text|client\.js)$/;

/**
 * The indexes that the build packs, as the built program takes them: to lay them out anew takes each process two seconds a
 * language. What they hold is tested without this module (`test/translation/packed-glossary.test.ts`).
 */
const packedFolder = /translation[\\/]packed-folder\.ts$/;

/** Gives files that are imported as text (tables, and what stands in a page) as such, as the build does (`.rolldown.js`). */
export const textModules = {
  name: "text-modules",
  enforce: "pre",
  /** Under its own name vitest would take a style sheet for an empty text. */
  resolveId(source: string, importer: string | undefined) {
    if (!source.endsWith(".css") || importer === undefined) return undefined;
    return `${resolve(dirname(importer), source)}.text`;
  },
  async load(id: string) {
    if (packedFolder.test(id))
      return `export { builtinTargetFolder as packedFolder } from "../catalog/catalog-files.ts";`;
    return isText.test(id) ? `export default ${JSON.stringify(await textOf(id))};` : undefined;
  },
} as const;

async function textOf(id: string): Promise<string> {
  if (!id.endsWith(".client.js")) return readFileSync(id.replace(/\.text$/, ""), "utf8");
  const { output } = await build({ input: id, write: false, output: { format: "iife" } });
  return output[0].code;
}
