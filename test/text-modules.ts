import { readFileSync } from "node:fs";

/** Gives tables that are imported (`*.tsv`) as their text, as the build does (`.rolldown.js`). */
export const textModules = {
  name: "text-modules",
  enforce: "pre",
  load(id: string) {
    return id.endsWith(".tsv") ? `export default ${JSON.stringify(readFileSync(id, "utf8"))};` : undefined;
  },
} as const;
