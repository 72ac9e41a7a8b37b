import { readFileSync } from "node:fs";

const isText = /\.(?:tsv|css|client\.js)$/;

/** Gives files that are imported as text (tables, and what stands in a page) as such, as the build does (`.rolldown.js`). */
export const textModules = {
  name: "text-modules",
  enforce: "pre",
  load(id: string) {
    return isText.test(id) ? `export default ${JSON.stringify(readFileSync(id, "utf8"))};` : undefined;
  },
} as const;
