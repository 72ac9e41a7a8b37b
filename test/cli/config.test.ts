import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Flags, resolveSettings } from "../../src/cli/config.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

function folderWith(config: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "pdo-config-"));
  writeFileSync(
    join(folder, "pdo.config.json"),
    typeof config === "string" ? config : JSON.stringify(config),
  );
  return folder;
}

const resolve = (flags: Flags, environment = {}, workingDirectory?: string) =>
  resolveSettings(flags, createStandInWorld({ environment, ...(workingDirectory && { workingDirectory }) }));

describe("settings", () => {
  test("come from defaults, then the file, then the environment, then flags", async () => {
    const folder = folderWith({ limit: 2, tone: "casual", length: "long" });
    const environment = { PDO_LIMIT: "3", PDO_TONE: "playful" };
    const { settings, sources } = await resolve({ limit: "4" }, environment, folder);
    expect(settings).toMatchObject({ limit: 4, tone: "playful", length: "long", channel: "channel_a" });
    expect([sources.limit.name, sources.tone.name, sources.channel.name]).toEqual([
      "--limit",
      "PDO_TONE",
      "default",
    ]);
    expect(sources.length.name).toBe(join(folder, "pdo.config.json"));
  });

  test("are found in the nearest file upward", async () => {
    const folder = folderWith({ channel: "channel_b" });
    const inner = join(folder, "a", "b");
    mkdirSync(inner, { recursive: true });
    expect((await resolve({}, {}, inner)).settings.channel).toBe("channel_b");
  });

  test("cannot be changed once resolved", async () => {
    const { settings } = await resolve({});
    expect(() => Object.assign(settings, { limit: 9 })).toThrow(TypeError);
  });

  test("take lists and pairs as text and as JSON", async () => {
    const folder = folderWith({ tasks: ["name"], map: { name: "Title" } });
    expect((await resolve({}, {}, folder)).settings).toMatchObject({
      tasks: ["name"],
      map: { name: "Title" },
    });
    expect((await resolve({}, { PDO_MAP: "name=Title,brand=Maker" })).settings.map).toEqual({
      name: "Title",
      brand: "Maker",
    });
    expect((await resolve({ tasks: "name, attribution" })).settings.tasks).toEqual(["name", "attribution"]);
  });

  test.each([
    [{ limit: "21" }, {}, "--limit"],
    [{}, { PDO_LIMIT: "many" }, "PDO_LIMIT"],
    [{ baseUrl: "ftp://host/api" }, {}, "--base-url"],
    [{ tasks: "name,nonsense" }, {}, "--tasks"],
    [{ map: { title: "Title" } }, {}, "--map"],
  ])("are refused where a value is wrong, naming its place: %j %j", async (flags, environment, place) => {
    await expect(resolve(flags, environment)).rejects.toMatchObject({
      code: "PDO_SETTING_INVALID",
      what: expect.stringContaining(place),
    });
  });

  test("that nobody knows are refused with the near name", async () => {
    const folder = folderWith({ chanel: "channel_b" });
    await expect(resolve({}, {}, folder)).rejects.toMatchObject({
      code: "PDO_CONFIG_INVALID",
      nextStep: 'Did you mean "channel"?',
    });
  });

  test.each(["{", "[]", '"text"', "null"])("are refused where the file is %j", async (text) => {
    await expect(resolve({}, {}, folderWith(text))).rejects.toMatchObject({ code: "PDO_CONFIG_INVALID" });
  });

  test("named with --config must be there", async () => {
    await expect(resolve({ config: "none.json" })).rejects.toMatchObject({ code: "PDO_CONFIG_NOT_FOUND" });
  });

  test("honour NO_COLOR", async () => {
    expect((await resolve({}, { NO_COLOR: "1" })).settings.color).toBe(false);
    expect((await resolve({ color: true }, { NO_COLOR: "1" })).settings.color).toBe(true);
    expect((await resolve({})).settings.color).toBe(true);
    expect((await resolve({ color: false })).settings.color).toBe(false);
  });
});
