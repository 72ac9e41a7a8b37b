import { describe, expect, test } from "vitest";
import { commands } from "../../src/cli/commands/commands.ts";
import { flagName, flagSections } from "../../src/cli/flags/flag-record.ts";
import { recordOf } from "../../src/cli/flags.ts";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

async function help(columns: number, ...words: string[]): Promise<string> {
  const world = createStandInWorld();
  expect(await main(words, { ...world, output: { ...world.output, columns } })).toBe(0);
  return world.printed();
}

const headingsOf = (text: string) =>
  [...text.matchAll(/^([A-Z][a-z ]+):$/gm)].map(([, heading = ""]) => heading).filter(isSection);

function isSection(heading: string): boolean {
  return flagSections.some((section) => section === heading);
}

async function flagsOfEnrich() {
  const entry = commands.find(({ name }) => name === "enrich");
  return (await entry?.load())?.command.flags ?? [];
}

describe("the help of enrich", () => {
  test("fits two screens of 80 columns and 50 lines, in groups", async () => {
    const text = await help(80, "enrich", "--help");
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(100);
    for (const line of text.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(headingsOf(text)).toEqual([...flagSections]);
    for (const flag of ["--attributes", "--columns", "--no-messages", "--tasks", "--out", "--dry-run"])
      expect(text).toContain(`${flag} `);
    expect(text).toContain("pdo help enrich");
    expect(text).toMatch(/^Examples:\n {2}pdo enrich feed\.csv$/m);
  });

  test("keeps its flags within 60 columns", async () => {
    const text = await help(60, "enrich", "--help");
    const flags = text.slice(0, text.indexOf("Examples:"));
    for (const line of flags.split("\n")) expect(line.length, line).toBeLessThanOrEqual(60);
  });

  test("has all flags in pdo help enrich, each under a heading", async () => {
    const text = await help(80, "help", "enrich");
    expect(headingsOf(text)).toEqual([...flagSections]);
    expect(text).not.toMatch(/^Options:$/m);
    for (const name of await flagsOfEnrich()) {
      const { negated } = recordOf(name);
      const flag = negated ? flagName(name).replace("--", "--no-") : flagName(name);
      expect(text).toMatch(new RegExp(`^  (?:-\\w, )?${flag} `, "m"));
    }
    expect(text).not.toContain("pdo help enrich");
  });

  test("leaves no flag out that is not known to the program", async () => {
    const text = await help(80, "enrich", "--help");
    const shown = [...text.matchAll(/^ {2}(?:-\w, )?--(?:no-)?([a-z-]+)/gm)].map(([, name = ""]) => name);
    const usual = (await flagsOfEnrich()).filter((name) => recordOf(name).isUsual);
    expect(shown.filter((name) => name !== "help").sort()).toEqual(
      usual.map((name) => flagName(name).slice(2)).sort(),
    );
  });
});

test("the help of every other command shows all its flags, headings in one order", async () => {
  for (const { name, load } of commands) {
    const { command } = await load();
    if (command.isLong || command.flags === undefined) continue;
    const text = await help(80, name, "--help");
    const headings = headingsOf(text);
    expect(headings).toEqual(flagSections.filter((section) => headings.includes(section)));
    for (const flag of command.flags) expect(text).toContain(flagName(flag).slice(2));
  }
});
