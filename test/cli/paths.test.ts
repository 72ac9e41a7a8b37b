import { describe, expect, test } from "vitest";
import { type ResolvedSettings, resolveSettings } from "../../src/cli/config.ts";
import { configFolder, homeFolder } from "../../src/cli/paths.ts";
import { endingSignals } from "../../src/cli/process-world.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

const settings = { settings: {} } as ResolvedSettings;

/** The folders of data and configuration of a user there. */
function foldersOf(
  platform: string,
  homeDirectory: string,
  environment: Readonly<Record<string, string>> = {},
) {
  const world = { ...createStandInWorld(), platform, homeDirectory, environment };
  return [homeFolder(settings, world), configFolder(world)];
}

describe("the folders of data and configuration", () => {
  const user = "C:\\Users\\Ana";

  test("are on Windows where the system says, else in the user's folder", () => {
    const named = { LOCALAPPDATA: "D:\\Data\\Local", APPDATA: "\\\\server\\share\\Roaming" };
    expect(foldersOf("win32", user, named)).toEqual([
      "D:\\Data\\Local\\pdo",
      "\\\\server\\share\\Roaming\\pdo",
    ]);
    expect(foldersOf("win32", user)).toEqual([
      "C:\\Users\\Ana\\AppData\\Local\\pdo",
      "C:\\Users\\Ana\\AppData\\Roaming\\pdo",
    ]);
  });

  test.each(["", "Local", "D:Local", "\\Local", "/Local"])(
    "are on Windows not where %j is: without a drive it is a place of the current folder or drive",
    (path) => {
      expect(foldersOf("win32", user, { LOCALAPPDATA: path, APPDATA: path })).toEqual(
        foldersOf("win32", user),
      );
    },
  );

  test("are on macOS in the library", () => {
    expect(foldersOf("darwin", "/Users/ana", { XDG_DATA_HOME: "/elsewhere" })).toEqual([
      "/Users/ana/Library/Application Support/pdo",
      "/Users/ana/Library/Preferences/pdo",
    ]);
  });

  test("are elsewhere those of the XDG specification", () => {
    expect(foldersOf("linux", "/home/ana", { XDG_DATA_HOME: "/data", XDG_CONFIG_HOME: "config" })).toEqual([
      ...["/data/pdo", "/home/ana/.config/pdo"],
    ]);
    expect(foldersOf("freebsd", "/home/ana")).toEqual([
      "/home/ana/.local/share/pdo",
      "/home/ana/.config/pdo",
    ]);
  });
});

test("PDO_HOME goes before the platform's folder", async () => {
  const world = createStandInWorld({ environment: { PDO_HOME: "D:\\pdo" } });
  expect(homeFolder(await resolveSettings({}, world), { ...world, platform: "win32" })).toBe("D:\\pdo");
});

test.each([
  ["win32", ["SIGHUP", "SIGINT", "SIGBREAK"], [129, 130, 149]],
  ["linux", ["SIGHUP", "SIGINT", "SIGTERM"], [129, 130, 143]],
  ["darwin", ["SIGHUP", "SIGINT", "SIGTERM"], [129, 130, 143]],
])("on %s a run is ended by %j", (platform, names, codes) => {
  expect(endingSignals(platform).map(([name]) => name)).toEqual(names);
  expect(endingSignals(platform).map(([, code]) => code)).toEqual(codes);
});
