import { Command } from "commander";
import { expect, test } from "vitest";
import { commands } from "../../src/cli/commands/commands.ts";
import { flagRecords } from "../../src/cli/flags.ts";
import { declareCommand } from "../../src/cli/options.ts";
import { type SettingName, settingNames } from "../../src/cli/settings.ts";
import { commandContext, createStandInWorld } from "../stand-ins/world.ts";

/** Every flag of every command that names a default in its help, where it is a setting. */
async function shownDefaults() {
  const shown: { command: string; setting: SettingName; text: string }[] = [];
  for (const { name, load } of commands) {
    const command = new Command(name);
    declareCommand(command, (await load()).command, commandContext(createStandInWorld()));
    for (const option of command.options) {
      const setting = settingNames.find((known) => known === option.attributeName());
      const text = /\(default: ([^)]*)\)/.exec(option.description)?.[1];
      if (setting !== undefined && text !== undefined) shown.push({ command: name, setting, text });
    }
  }
  return shown;
}

test("a default that a flag's help names is the one that the settings have", async () => {
  const shown = await shownDefaults();
  expect(shown.length).toBeGreaterThan(20);
  for (const { command, setting, text } of shown) {
    const record = flagRecords[setting];
    const value: unknown = "default" in record ? record.default : undefined;
    // Words with a space describe what happens without a value: "the text's own", "found by looking".
    if (value === undefined || Array.isArray(value))
      expect(text, `${command} ${setting}`).toMatch(/ |^(everyone|all|embedded)$/);
    else expect(text, `${command} ${setting}`).toBe(String(value));
  }
});

test("no flag has a default of its own, which would silently beat the configuration", async () => {
  for (const { name, load } of commands) {
    const command = new Command(name);
    declareCommand(command, (await load()).command, commandContext(createStandInWorld()));
    const own = command.options.filter(({ defaultValue, negate }) => defaultValue !== undefined && !negate);
    expect(own.map(({ flags }) => flags)).toEqual([]);
  }
});
