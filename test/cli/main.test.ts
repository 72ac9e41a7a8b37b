import { describe, expect, test } from "vitest";
import { commands } from "../../src/cli/commands/commands.ts";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

describe("pdo", () => {
  test.each([["--version"], ["-V"], ["-v"], ["version"]])("says the same for %s", async (word) => {
    const world = createStandInWorld();
    expect(await main([word], world)).toBe(0);
    expect(world.printed()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test("says what runs it where an answer's form is asked for", async () => {
    const world = createStandInWorld();
    expect(await main(["version", "--json"], world)).toBe(0);
    expect(Object.keys(JSON.parse(world.printed()))).toEqual(["version", "node", "platform"]);
  });

  test("says what to type first where nothing was typed, in lines that no terminal breaks", async () => {
    const world = createStandInWorld();
    expect(await main([], world)).toBe(2);
    const lines = world.said().trimEnd().split("\n");
    expect(lines.length).toBeLessThan(24);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(44);
    const typed = [...world.said().matchAll(/^ {2}pdo (\w+)/gm)].map(([, name]) => name);
    expect(typed.length).toBeGreaterThan(3);
    for (const name of typed) expect(commands.map((one) => one.name)).toContain(name);
  });

  test("lists every command in its help", async () => {
    const world = createStandInWorld();
    expect(await main(["--help"], world)).toBe(0);
    for (const { name } of commands) expect(world.printed()).toContain(`  ${name}`);
  });

  test.each(commands.map(({ name }) => name))("%s --help shows an example to paste", async (name) => {
    const world = createStandInWorld();
    expect(await main([name, "--help"], world)).toBe(0);
    expect(world.printed()).toMatch(/Examples?:\n {2}\S*\s?.*pdo /);
    for (const flag of [
      "keys",
      "catalog",
      "examples",
      "cache",
      "cluster",
      "decisions",
      "prompts",
      "completion",
    ].includes(name)
      ? []
      : ["--output", "--quiet", "--config"]) {
      expect(world.printed()).toContain(flag);
    }
  });

  test("ends with 2 and a near name for a command with a typo", async () => {
    const world = createStandInWorld();
    expect(await main(["enrihc", "feed.csv"], world)).toBe(2);
    expect(world.said()).toContain("enrich");
  });

  test("ends with 2 for a flag it does not know", async () => {
    const world = createStandInWorld();
    expect(await main(["name", "x", "--langauge", "de"], world)).toBe(2);
    expect(world.said()).toContain("--language");
  });

  test("ends with 2 and the choices for a word that is not among them", async () => {
    const world = createStandInWorld();
    expect(await main(["name", "x", "--language", "es"], world)).toBe(2);
    expect(world.said()).toMatch(/en, de, fr, it/);
  });

  test("has no flag that takes a key, since arguments are public", async () => {
    for (const { name } of commands) {
      const world = createStandInWorld();
      await main([name, "--help"], world);
      expect(world.printed()).not.toMatch(/--(api|provider)-key[ =<]/);
    }
  });
});
