import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands } from "../../src/cli/commands/commands.ts";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

async function fail(...words: string[]): Promise<string> {
  const world = createStandInWorld();
  writeFileSync(join(world.workingDirectory, "feed.csv"), "id,title\n1,Lamp\n");
  expect(await main(words, world)).toBe(2);
  return world.said();
}

describe("what cannot be understood is answered with what to type", () => {
  test.each([
    ["lint", "For example: pdo lint feed.csv --rules google,zalando (pdo lint --help says more)."],
    ["verify feed.csv", "For example: pdo verify feed.csv feed.enriched.csv (pdo verify --help says more)."],
    [
      "catalog import csv",
      "For example: pdo catalog import csv ./my-taxonomy --channel myshop (pdo catalog --help says more).",
    ],
    [
      "evaluate feed.csv",
      "For example: pdo evaluate labelled.csv --task categorization --channel channel_a --rag (pdo evaluate",
    ],
    ["enrich feed.csv --tasks naming", "Did you mean --tasks name?"],
    ["enrich feed.csv --tasks name,categorise", "Did you mean --tasks name,categorization?"],
    ["enrich feed.csv --rules gogle", "Did you mean --rules google?"],
    ["enrich feed.csv --language de-CH", "Did you mean de? Allowed choices are en, de, fr, it."],
    ["enrich feed.csv --source-language fr_CH", "Did you mean fr?"],
    ["enrich feed.csv --language es", "Allowed choices are en, de, fr, it."],
    ["enrich feed.csv --tasks xyz", "It takes some of name, description, categorization, attribution."],
    [
      "report https://a.example/f.csv?key=secret",
      "https://a.example/f.csv: <enriched> takes a file on this machine, not an address.",
    ],
    ["diff a.csv https://a.example/f.csv", "Fetch it first (curl -O ADDRESS) and name the file"],
    ["enrich feed.csv --category-map https://a.example/m.csv", "--category-map takes a file on this machine"],
    ["enrich feed.csv -o ftp://bucket.example/out.csv", "--out takes a file on this machine"],
    ["catalog import csv https://a.example/c.zip --channel x", "<paths...> takes a file on this machine"],
  ])("pdo %s: %s", async (line, advice) => {
    const said = await fail(...line.split(" "));
    expect(said).toContain(advice);
    expect(said).not.toContain("secret");
  });

  test("every command that needs an argument shows an example where it is left out", async () => {
    for (const { name, load } of commands) {
      const { command } = await load();
      if (command.arguments?.[0]?.name.startsWith("<") !== true) continue;
      expect(await fail(name), name).toContain(`For example: pdo ${name} `);
    }
  });
});

test("keys of answers are in snake case", async () => {
  const world = createStandInWorld();
  expect(await main(["keys", "create", "--json"], world)).toBe(0);
  expect(Object.keys(JSON.parse(world.printed()))).toEqual(["key", "id", "label", "level", "created_at"]);
  const other = { ...createStandInWorld(), environment: world.environment };
  expect(await main(["keys", "list", "--json"], other)).toBe(0);
  expect(Object.keys(JSON.parse(other.printed())[0])).toEqual(["id", "label", "level", "created_at"]);
});
