import { describe, expect, test } from "vitest";
import { commands } from "../../../src/cli/commands/commands.ts";
import { flagName } from "../../../src/cli/flags/flag-record.ts";
import { columnMeanings } from "../../../src/cli/help/pages.ts";
import { helpTopics } from "../../../src/cli/help/topics.ts";
import { main } from "../../../src/cli/main.ts";
import { addableColumns } from "../../../src/pipeline/outcome-plan.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

async function help(topic: string, columns = 80): Promise<string> {
  const world = createStandInWorld();
  expect(await main(["help", topic], { ...world, output: { ...world.output, columns } })).toBe(0);
  return world.printed();
}

const pages = helpTopics.map(({ name }) => name).filter((name) => name !== "man");

describe("a topic of the help", () => {
  test.each(pages)("%s is a page of one screen", async (name) => {
    const lines = (await help(name)).trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(30);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test.each(pages)("%s is broken between words alone on narrow terminals", async (name) => {
    const words = (text: string) => text.split(/\s+/).join(" ");
    for (const columns of [44, 60]) {
      const page = await help(name, columns);
      expect(words(page)).toBe(words(await help(name)));
      for (const line of page.split("\n")) {
        const [, word = ""] = /(\S+)\s*$/.exec(line) ?? [];
        if (line.length > columns) expect(line.trimStart().replace(/^\S+ {2,}/, ""), line).toBe(word);
      }
    }
  });

  test.each(pages)("%s names no command and no flag that is not there", async (name) => {
    const text = await help(name);
    const known = new Set<string>(["help"]);
    const flags = new Set<string>(["--help"]);
    for (const { name: command, load } of commands) {
      known.add(command);
      const spec = (await load()).command;
      for (const flag of [spec, ...(spec.subcommands ?? [])].flatMap((one) => one.flags ?? []))
        flags.add(flagName(flag)).add(flagName(flag).replace("--", "--no-"));
    }
    for (const [, command = ""] of text.matchAll(/(?:^|\| )\s*pdo ([a-z]+)/gm))
      expect(known).toContain(command);
    for (const [flag] of text.matchAll(/--[a-z]+(?:-[a-z]+)*/g)) expect(flags).toContain(flag);
  });

  test("says of each column that a run can add what it is", () => {
    expect(Object.keys(columnMeanings).sort()).toEqual([...new Set([...addableColumns, "status"])].sort());
  });

  test("has no command's name", () => {
    for (const { name } of commands) expect(helpTopics.map((topic) => topic.name)).not.toContain(name);
  });
});

test("the man page has every command and flag, and no line that roff would take for its own", async () => {
  const manual = await help("man");
  for (const { name, load } of commands) {
    const { command } = await load();
    expect(manual).toContain(`.SS pdo ${name}`);
    for (const flag of command.flags ?? []) {
      if (command.overrides?.[flag]?.replacedBy !== undefined) continue;
      expect(manual).toContain(flagName(flag).slice(2).replaceAll("-", "\\-"));
    }
  }
  for (const line of manual.split("\n"))
    expect(line).toMatch(/^(?:[^.']|$|\.(?:TH|SH|SS|TP|PP|B|I|nf|fi)\b)/);
});
