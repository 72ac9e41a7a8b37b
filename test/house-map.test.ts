import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..", "src");
const map = readFileSync(join(source, "README.md"), "utf8");

test("every file that the map names is there", () => {
  const rooms = [...map.matchAll(/^\| `([a-z]+)\/`\s*\|[^|]*\|([^|]*)\|/gm)];
  const named = rooms.flatMap(([, room = "", files = ""]) =>
    [...files.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file = ""]) => `${room}/${file}`),
  );
  const prose = map.replace(/^\|.*$/gm, "");
  const inProse = [...prose.matchAll(/`([a-z]+\/[\w/-]+\.ts)`/g)].map(([, file = ""]) => file);
  const all = [...named, ...inProse].filter((file) => !file.startsWith("test/"));
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((file) => !existsSync(join(source, file)))).toEqual([]);
});

test("every room is on the map", () => {
  const rooms = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.filter(({ name }) => !map.includes(`| \`${name}/\``)).map(({ name }) => name)).toEqual([]);
});
