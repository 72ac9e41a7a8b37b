import { describe, expect, test } from "vitest";
import { commands } from "../../src/cli/commands/commands.ts";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

describe("pdo", () => {
  test("prints its version", async () => {
    const world = createStandInWorld();
    expect(await main(["--version"], world)).toBe(0);
    expect(world.printed()).toMatch(/^\d+\.\d+\.\d+\n$/);
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
    for (const flag of ["keys", "catalog", "examples", "cache", "decisions", "prompts"].includes(name)
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
