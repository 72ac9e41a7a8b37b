import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

/** A folder with a configuration, and `pdo` in it. */
function openPlace() {
  const { workingDirectory, homeDirectory } = createStandInWorld();
  const path = join(workingDirectory, "pdo.config.json");
  const run = async (...words: string[]) => {
    const world = { ...createStandInWorld({ workingDirectory }), homeDirectory };
    const code = await main(words, world);
    return { code, said: world.said(), printed: world.printed() };
  };
  return { path, run, write: (text: string) => writeFileSync(path, text) };
}

const evil = '{"glossary": "/evil/words.csv", "limit": 2}';

test("pdo config trust shows what it allows, --list what is trusted, --forget ends it", async () => {
  const { path, run, write } = openPlace();
  write(evil);
  const trusted = await run("config", "trust", "pdo.config.json");
  expect(trusted.code, trusted.said).toBe(0);
  expect(JSON.parse(trusted.printed)).toEqual([{ setting: "glossary", value: "/evil/words.csv" }]);
  const list = async () => JSON.parse((await run("config", "trust", "--list")).printed) as unknown;
  expect(await list()).toEqual([{ file: path, state: "trusted" }]);
  write("{}");
  expect(await list()).toEqual([{ file: path, state: "changed" }]);
  write('{"home": "here"}');
  await run("config", "trust", path);
  expect(await list()).toEqual([{ file: path, state: "trusted" }]);
  rmSync(path);
  expect(await list()).toEqual([{ file: path, state: "gone" }]);
  expect((await run("config", "trust", "--forget", "pdo.config.json")).said).toContain("no longer trusted");
  expect(await list()).toEqual([]);
  expect((await run("config", "trust", "--forget", "pdo.config.json")).said).toContain("was not trusted");
});

test("pdo config shows what is withheld, and why, and does not stop", async () => {
  const { path, run, write } = openPlace();
  write(evil);
  const { code, printed, said } = await run("config");
  expect(code).toBe(0);
  const rows = JSON.parse(printed) as { setting: string }[];
  expect(rows.find(({ setting }) => setting === "glossary")).toEqual({
    setting: "glossary",
    value: null,
    source: "default",
    withheld: { value: "/evil/words.csv", source: path },
  });
  expect(said).toContain("pdo config trust ");
  const table = await run("config", "--output", "table");
  expect(table.printed).toContain(`default; withheld: /evil/words.csv of ${path}`);
});

test("a command stops with the exit code 2, and names the way on, until it is trusted", async () => {
  const { path, run, write } = openPlace();
  write('{"host": "127.0.0.2"}');
  const stopped = await run("categories");
  expect([stopped.code, stopped.printed]).toEqual([2, ""]);
  expect(stopped.said).toContain(`pdo config trust ${path}`);
  await run("config", "trust", path);
  expect((await run("categories")).code).toBe(0);
});

test.each([
  ["nothing", []],
  ["a file that is not there", ["none.json"]],
])("pdo config trust with %s says what to do", async (_, words) => {
  const { code, said } = await openPlace().run("config", "trust", ...words);
  expect(code).toBe(2);
  expect(said).toContain("pdo config trust pdo.config.json");
});

test("pdo config trust takes no file that could not be used", async () => {
  const { run, write } = openPlace();
  write('{"limit": 2}');
  const broken = join(createStandInWorld().workingDirectory, "other.json");
  writeFileSync(broken, "{");
  expect((await run("config", "trust", broken)).said).toContain("PDO_CONFIG_INVALID");
  expect(JSON.parse((await run("config", "trust", "--list")).printed)).toEqual([]);
});
