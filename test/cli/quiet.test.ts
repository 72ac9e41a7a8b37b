import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

const folder = mkdtempSync(join(tmpdir(), "pdo-quiet-"));
const at = (name: string) => join(folder, name);
writeFileSync(at("feed.csv"), "sku,Title\n1,Oak table\n2,\n");
writeFileSync(at("other.csv"), "sku,Title,pdo_status\n1,Oak table,ok\n");
writeFileSync(at("sinful.csv"), "id,title\n1,BUY NOW!!! FREE SHIPPING\n");

const input = Buffer.from('{"name":"Oak table"}\n{"sku":1}\n');

test.each<[code: number, line: RegExp, words: string[]]>([
  [
    1,
    /1 of 2 rows could not be done as asked; they are in .*rejects\.csv/,
    ["enrich", at("feed.csv"), "-o", at("a.csv"), "--rejects", at("rejects.csv")],
  ],
  [1, /--rejects PATH collects them/, ["enrich", at("feed.csv"), "-o", at("b.csv")]],
  [3, /rejects>1% is passed/, ["enrich", at("feed.csv"), "-o", at("c.csv"), "--fail-on", "rejects>1%"]],
  [1, /1 record could not be done/, ["name"]],
  [1, /1 of 1 product break/, ["lint", at("sinful.csv"), "--rules", "google"]],
  [1, /is not .*feed\.csv, enriched: \d+ difference/, ["verify", at("feed.csv"), at("other.csv")]],
  [2, /no such file/, ["doctor", at("missing.csv")]],
])("with --quiet an exit code of %i comes with one line: %s", async (code, line, words) => {
  const world = createStandInWorld({ input, environment: { PDO_HOME: at("home") } });
  expect(await main([...words, "--quiet"], world)).toBe(code);
  expect(world.said()).toMatch(/^[^\n]+\n$/);
  expect(world.said()).toMatch(line);
});

test("an error says what it always says, and a success nothing", async () => {
  const ends = async (...words: string[]) => {
    const world = createStandInWorld({ environment: { PDO_HOME: at("home") } });
    return [await main([...words, "--quiet"], world), world.said()];
  };
  expect(await ends("enrich", at("missing.csv"))).toEqual([2, expect.stringContaining("PDO_FEED_NOT_FOUND")]);
  expect(await ends("lint", at("feed.csv"), "--fail-on", "never")).toEqual([0, ""]);
});

test("without --quiet the answer says it, and no line is added", async () => {
  const world = createStandInWorld({ environment: { PDO_HOME: at("home") } });
  expect(await main(["enrich", at("feed.csv"), "-o", at("d.csv")], world)).toBe(1);
  expect(world.said()).toBe("");
});

test("as JSON, the line is one too", async () => {
  const world = createStandInWorld({ environment: { PDO_HOME: at("home") } });
  await main(["enrich", at("feed.csv"), "-o", at("e.csv"), "--quiet", "--log-format", "json"], world);
  expect(JSON.parse(world.said())).toMatchObject({ level: "error", code: "PDO_NOT_ALL_DONE" });
});
