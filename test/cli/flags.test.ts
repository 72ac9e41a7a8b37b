import { Command } from "commander";
import { describe, expect, test } from "vitest";
import type { CommandSpec } from "../../src/cli/command.ts";
import { commands } from "../../src/cli/commands/commands.ts";
import { environmentName, flagName, readCount } from "../../src/cli/flags/flag-record.ts";
import { flagNames, recordOf } from "../../src/cli/flags.ts";
import { declareCommand } from "../../src/cli/options.ts";
import { commandContext, createStandInWorld } from "../stand-ins/world.ts";

function optionsOf(spec: CommandSpec) {
  const command = new Command("any");
  declareCommand(command, spec, commandContext(createStandInWorld()));
  const shown = command.options.filter(({ hidden }) => !hidden);
  return shown.map(({ flags, description, mandatory }) => ({ flags, description, mandatory }));
}

async function allSpecs(): Promise<CommandSpec[]> {
  const loaded = await Promise.all(commands.map(async ({ load }) => (await load()).command));
  return loaded.flatMap((spec) => [spec, ...(spec.subcommands ?? [])]);
}

describe("a deprecated flag", () => {
  const declare = async (spec: CommandSpec, ...words: string[]) => {
    const world = createStandInWorld();
    const command = new Command("any");
    const seen: unknown[] = [];
    const run = async (_words: readonly unknown[], flags: unknown) => void seen.push(flags);
    declareCommand(command, { ...spec, run }, commandContext(world));
    await command.parseAsync(words, { from: "user" });
    return { flags: seen[0], said: world.said(), help: command.helpInformation() };
  };

  test.each([
    ["enrich", "--overwrite and --accept-changes", { overwrite: true, acceptChanges: true }],
    ["lint", "--overwrite", { overwrite: true }],
  ])("--force of %s stands for %s, and says so in one line", async (name, named, meant) => {
    const spec = await commands.find((one) => one.name === name)?.load();
    const { flags, said, help } = await declare(spec?.command ?? {}, "feed.csv", "--force", "--quiet");
    expect(flags).toMatchObject(meant);
    expect(flags).not.toHaveProperty("allowEmpty");
    expect(said).toBe(`--force will go: use ${named} instead.\n`);
    expect(help.replaceAll(/\s+/g, " ")).toContain(`--force deprecated: ${named}`);
    expect((await declare(spec?.command ?? {}, "feed.csv", "--overwrite")).said).toBe("");
  });
});

describe("the flags", () => {
  test("are each taken by a command, unless only a file or the environment says them", async () => {
    const taken = new Set((await allSpecs()).flatMap(({ flags = [] }) => flags));
    for (const name of flagNames) expect(taken.has(name), name).toBe(recordOf(name).flag !== false);
  });

  test("stand in a command once, and only those are reworded that it takes", async () => {
    for (const { flags = [], overrides = {} } of await allSpecs()) {
      expect(new Set(flags).size).toBe(flags.length);
      expect(flags).toEqual(expect.arrayContaining(Object.keys(overrides)));
    }
  });

  test("say their default, where they have one that a person can type", () => {
    expect(optionsOf({ flags: ["limit", "channel", "tasks", "rag", "maxTime", "logFormat"] })).toEqual([
      {
        flags: "--limit <n>",
        description: "category suggestions to weigh, 1 to 20 (default: 5)",
        mandatory: false,
      },
      {
        flags: "--channel <channel>",
        description: "channel_a, channel_b, or your own with an imported catalog (default: channel_a)",
        mandatory: false,
      },
      {
        flags: "--tasks <list>",
        description: "of name, description, categorization, attribution (default: all)",
        mandatory: false,
      },
      { flags: "--rag", description: "let products that were categorized before weigh in", mandatory: false },
      {
        flags: "--max-time <ms>",
        description: "time for the whole run; run it again to go on",
        mandatory: false,
      },
      {
        flags: "--log-format <format>",
        description: "what is said on stderr: text, or a line of JSON each",
        mandatory: false,
      },
    ]);
  });

  test("are said in the command's own words where it has some", () => {
    const overrides = {
      channel: { help: "whose examples", isRequired: true },
      out: { defaultHelp: "<feed>.x" },
    };
    expect(optionsOf({ flags: ["channel", "out", "color"], overrides })).toEqual([
      { flags: "--channel <channel>", description: "whose examples", mandatory: true },
      {
        flags: "-o, --out <path>",
        description: "where to; - is standard output (default: <feed>.x)",
        mandatory: false,
      },
      { flags: "--no-color", description: "no colours", mandatory: false },
    ]);
  });

  test("that are on by themselves may be said all the same", () => {
    for (const [given, expected] of [
      [[], undefined],
      [["--recommended"], true],
      [["--no-recommended"], false],
    ] as const) {
      const command = new Command("any");
      declareCommand(
        command,
        { flags: ["recommended"] } as unknown as CommandSpec,
        commandContext(createStandInWorld()),
      );
      command.parse([...given], { from: "user" });
      expect(command.opts().recommended).toBe(expected);
    }
  });

  test("are spelled alike in all places", () => {
    expect(flagName("apiKeyFile")).toBe("--api-key-file");
    expect(environmentName("apiKeyFile")).toBe("PDO_API_KEY_FILE");
  });
});

test.each([
  [1, "1", 1],
  [1, "123456789012345", 123_456_789_012_345],
  [1, "1234567890123456", undefined],
  [1, "0", undefined],
  [1, "01", undefined],
  [0, "0", 0],
  [0, "07", 7],
  [0, "-1", undefined],
  [0, "1.5", undefined],
  [0, " 1", undefined],
  [0, "", undefined],
])("a count from %i on reads %j as %s", (minimum, text, read) => {
  expect(readCount({ kind: "count", minimum, mostDigits: 15 }, text)).toBe(read);
});
