import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..", "src");
const map = readFileSync(join(source, "README.md"), "utf8");
const rows = [...map.matchAll(/^\| `([a-z]+)\/`\s*\|[^|]*\|([^|]*)\|/gm)];

test("every file that src/README.md names is there", () => {
  const inTable = rows.flatMap(([, module = "", files = ""]) =>
    [...files.matchAll(/`([\w/-]+\.ts|[\w-]+\/)`/g)].map(([, file = ""]) => `${module}/${file}`),
  );
  const prose = map.replace(/^\|.*$/gm, "");
  const inProse = [...prose.matchAll(/`([a-z]+\/(?:[\w/-]+\.ts|[\w-]+\/))`/g)].map(([, file = ""]) => file);
  const files = [...inTable, ...inProse].filter((file) => !/^(?:test|docs)\//.test(file));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(join(source, file)))).toEqual([]);
});

test("every module is in the table of src/README.md", () => {
  const modules = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const listed = rows.map(([, module = ""]) => module);
  expect(modules.map(({ name }) => name).sort()).toEqual(listed.sort());
});
