import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { inspectSettings, resolveSettings } from "../../src/cli/config.ts";
import { trustContent } from "../../src/cli/config-trust.ts";
import { needsTrust } from "../../src/cli/flags/flag-record.ts";
import { recordOf } from "../../src/cli/flags.ts";
import { settingNames } from "../../src/cli/settings.ts";
import type { World } from "../../src/cli/world.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

const isRoot = process.geteuid?.() === 0;
const address = "http://127.0.0.1:9/api";

/** A working folder two below another; files are named by their place in it. */
function placeOf(files: Readonly<Record<string, unknown>>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "pdo-trust-")));
  const place = { root, at: (name: string) => join(root, name) };
  mkdirSync(place.at("work/inner"), { recursive: true });
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(dirname(place.at(name)), { recursive: true });
    writeFileSync(place.at(name), typeof value === "string" ? value : JSON.stringify(value), { mode: 0o644 });
  }
  const world = (user?: World["user"]) => ({
    ...createStandInWorld({ workingDirectory: place.at("work/inner"), ...(user && { user }) }),
    homeDirectory: root,
    environment: {},
  });
  return { ...place, world };
}

const near = "work/inner/pdo.config.json";
const above = "work/pdo.config.json";
const own = ".config/pdo/pdo.config.json";

async function trust(path: string, world: World): Promise<void> {
  await trustContent(realpathSync(path), readFileSync(path), world);
}

describe("a configuration that was found and not named", () => {
  test("sets neither addresses nor paths, nor where keys go", () => {
    const guarded = settingNames.filter((name) => needsTrust(recordOf(name)));
    expect([...guarded].sort()).toEqual(
      [
        ...[
          "apiKeyFile",
          "baseUrl",
          "categoryMap",
          "cluster",
          "corsOrigin",
          "glossary",
          "home",
          "host",
          "keys",
          "metricsFile",
          "provider",
        ],
        ...["providerBaseUrl", "providerKeyFile", "record", "replay", "statusFile", "voice"],
      ].sort(),
    );
  });

  const values: Readonly<Record<string, string>> = {
    baseUrl: address,
    providerBaseUrl: address,
    provider: "openai",
    host: "0.0.0.0",
  };

  test.each(settingNames.filter((name) => needsTrust(recordOf(name))))(
    "stops the run where it sets %s",
    async (name) => {
      const { world, at } = placeOf({ [above]: { [name]: values[name] ?? "/some/path" } });
      await expect(resolveSettings({}, world())).rejects.toMatchObject({
        code: "PDO_CONFIG_NOT_TRUSTED",
        category: "caller",
        what: expect.stringContaining(`${at(above)}: it sets ${name}, `),
        nextStep: expect.stringContaining(`pdo config trust ${at(above)}`),
      });
      const { settings, withheld } = await inspectSettings({}, world());
      expect(settings[name]).toBe(recordOf(name).default);
      expect(withheld[name]).toEqual({ value: values[name] ?? "/some/path", path: at(above) });
    },
  );

  test("sets all else, above the user's own", async () => {
    const { world } = placeOf({
      [near]: { limit: 2 },
      [own]: { limit: 3, tone: "casual", baseUrl: address },
    });
    const { settings } = await resolveSettings({}, world());
    expect(settings).toMatchObject({ limit: 2, tone: "casual", baseUrl: address });
  });

  test("does not stop where a flag or the environment says otherwise", async () => {
    const { world } = placeOf({ [near]: { baseUrl: "http://evil/api", home: "/evil" } });
    const environment = { PDO_HOME: "/mine" };
    const { settings } = await resolveSettings({ baseUrl: address }, { ...world(), environment });
    expect(settings).toMatchObject({ baseUrl: address, home: "/mine" });
  });

  test("sets them once its content is trusted, and until it is edited", async () => {
    const { world, at } = placeOf({ [near]: { baseUrl: address } });
    const standing = world();
    await trust(at(near), standing);
    expect((await resolveSettings({}, standing)).settings.baseUrl).toBe(address);
    writeFileSync(at(near), JSON.stringify({ baseUrl: `${address}2` }));
    await expect(resolveSettings({}, standing)).rejects.toMatchObject({ code: "PDO_CONFIG_NOT_TRUSTED" });
    writeFileSync(at(near), JSON.stringify({ baseUrl: address }));
    expect((await resolveSettings({}, standing)).settings.baseUrl).toBe(address);
  });

  test("is not trusted where the same content lies elsewhere", async () => {
    const { world, at } = placeOf({ [near]: { baseUrl: address } });
    const standing = world();
    await trust(at(near), standing);
    renameSync(at(near), at(above));
    await expect(resolveSettings({}, standing)).rejects.toMatchObject({ code: "PDO_CONFIG_NOT_TRUSTED" });
  });

  test("is taken where it was named, and then it alone", async () => {
    const { world, at } = placeOf({ "named.json": { baseUrl: address }, [own]: { tone: "casual" } });
    const { settings } = await resolveSettings({ config: at("named.json") }, world());
    expect(settings).toMatchObject({ baseUrl: address, tone: "professional" });
  });

  test("is the user's own where the working folder lies there", async () => {
    const { world, at } = placeOf({ [own]: { baseUrl: address } });
    const standing = { ...world(), workingDirectory: dirname(at(own)) };
    expect((await resolveSettings({}, standing)).settings.baseUrl).toBe(address);
  });

  test("is refused where it is a folder, a device, or too large", async () => {
    const { world, at } = placeOf({ [above]: " ".repeat(1024 * 1024 + 1) });
    await expect(resolveSettings({}, world())).rejects.toMatchObject({ code: "PDO_CONFIG_INVALID" });
    symlinkSync("/dev/zero", at(near));
    await expect(resolveSettings({}, world())).rejects.toMatchObject({ code: "PDO_CONFIG_INVALID" });
  });
});

// Windows has no numbers of users and groups, so nothing is said of owners there.
describe.skipIf(process.platform === "win32")("a configuration that somebody else can change", () => {
  const unsafe = { code: "PDO_CONFIG_UNSAFE" };
  const ids = { id: process.geteuid?.() ?? 0, group: process.getegid?.() ?? 0 };

  test.each([near, above, own])("is refused whole where others may write it: %s", async (name) => {
    const { world, at } = placeOf({ [name]: { limit: 2 } });
    chmodSync(at(name), 0o646);
    await expect(resolveSettings({}, world())).rejects.toMatchObject({
      ...unsafe,
      seen: expect.stringContaining("646"),
      nextStep: expect.stringContaining(`pdo config trust ${at(name)}`),
    });
    expect((await inspectSettings({}, world())).settings.limit).toBe(5);
  });

  test("is refused before it is read as JSON", async () => {
    const { world, at } = placeOf({ [near]: "{" });
    chmodSync(at(near), 0o666);
    await expect(resolveSettings({}, world())).rejects.toMatchObject(unsafe);
  });

  test("is refused where a group may write it that is not the user's own", async () => {
    const { world, at } = placeOf({ [near]: { limit: 2 } });
    chmodSync(at(near), 0o664);
    await expect(resolveSettings({}, world({ id: ids.id, group: ids.group + 1 }))).rejects.toMatchObject(
      unsafe,
    );
  });

  test.runIf(isRoot)("is taken where the group that may write it is numbered like the user", async () => {
    const { world, at } = placeOf({ [near]: { limit: 2 } });
    chownSync(at(near), 1234, 1234);
    chmodSync(at(near), 0o664);
    expect((await resolveSettings({}, world({ id: 1234, group: 1234 }))).settings.limit).toBe(2);
  });

  test.runIf(isRoot)("is refused where another user owns it, and be it the link alone", async () => {
    const { world, at } = placeOf({ [above]: { limit: 2 } });
    chownSync(at(above), 1234, 1234);
    await expect(resolveSettings({}, world())).rejects.toMatchObject({
      ...unsafe,
      seen: "It belongs to another user (number 1234; you are 0).",
    });
    symlinkSync(at("mine.json"), at(near));
    writeFileSync(at("mine.json"), "{}");
    lchownSync(at(near), 1234, 1234);
    await expect(resolveSettings({}, world())).rejects.toMatchObject(unsafe);
  });

  test.runIf(isRoot)("is taken where root owns it, though not its addresses", async () => {
    const { world } = placeOf({ [near]: { limit: 2 }, [above]: { baseUrl: address } });
    expect((await resolveSettings({}, world({ id: 1234, group: 1234 }))).settings.limit).toBe(2);
  });

  test("is taken where just this content is trusted", async () => {
    const { world, at } = placeOf({ [near]: { baseUrl: address } });
    chmodSync(at(near), 0o666);
    const standing = world();
    await trust(at(near), standing);
    expect((await resolveSettings({}, standing)).settings.baseUrl).toBe(address);
    writeFileSync(at(near), JSON.stringify({ baseUrl: "http://evil/api" }));
    await expect(resolveSettings({}, standing)).rejects.toMatchObject(unsafe);
  });

  test("is taken on a system without numbers of users", async () => {
    const { world, at } = placeOf({ [near]: { limit: 2 } });
    chmodSync(at(near), 0o666);
    const { settings } = await resolveSettings({}, { ...world(), user: undefined });
    expect(settings.limit).toBe(2);
  });
});
