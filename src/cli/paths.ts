import { readFileSync } from "node:fs";
import { posix, win32 } from "node:path";
import type { ResolvedSettings } from "./config.ts";
import type { World } from "./world.ts";

/** The folder of imported catalogs, examples, keys and caches: `PDO_HOME`, else the platform's data folder. */
export function homeFolder({ settings }: ResolvedSettings, world: World): string {
  return settings.home ?? dataFolder(world);
}

/** The platform's data folder for `pdo`. */
function dataFolder(world: World): string {
  return platformFolder(world, {
    variables: { win32: "LOCALAPPDATA", others: "XDG_DATA_HOME" },
    folders: {
      win32: ["AppData", "Local"],
      darwin: ["Library", "Application Support"],
      others: [".local", "share"],
    },
  });
}

/** The folder of the user's `pdo.config.json`. */
export function configFolder(world: World): string {
  return platformFolder(world, {
    variables: { win32: "APPDATA", others: "XDG_CONFIG_HOME" },
    folders: {
      win32: ["AppData", "Roaming"],
      darwin: ["Library", "Preferences"],
      others: [".config"],
    },
  });
}

interface PlatformFolder {
  /** The environment variables that name it; macOS has none. */
  readonly variables: Readonly<Record<"win32" | "others", string>>;
  /** Where it is in the home folder. */
  readonly folders: Readonly<Record<"win32" | "darwin" | "others", readonly string[]>>;
}

/**
 * An empty or relative variable would mean a place in the working folder, which may be anybody's; the XDG Base Directory
 * Specification has such a path ignored.
 */
function platformFolder(
  { platform, environment, homeDirectory }: Pick<World, "platform" | "environment" | "homeDirectory">,
  { variables, folders }: PlatformFolder,
): string {
  const isWindows = platform === "win32";
  const paths = isWindows ? win32 : posix;
  if (platform === "darwin") return paths.join(homeDirectory, ...folders.darwin, "pdo");
  const kind = isWindows ? "win32" : "others";
  const named = environment[variables[kind]];
  const isNamed = named !== undefined && isWhole(named, isWindows);
  return paths.join(isNamed ? named : paths.join(homeDirectory, ...folders[kind]), "pdo");
}

/** On Windows with its drive or share: `\\Users` is a place on whatever drive is the current one. */
function isWhole(path: string, isWindows: boolean): boolean {
  return isWindows ? win32.isAbsolute(path) && win32.parse(path).root.length > 1 : posix.isAbsolute(path);
}

/**
 * The built entry point of worker threads, `dist/cli/row-worker.js`. All importing modules are built two folders below
 * the root.
 */
export const rowWorker = new URL("../cli/row-worker.js", import.meta.url);

/** The built entry point of the threads of `pdo serve`. */
export const taskWorker = new URL("../cli/task-worker.js", import.meta.url);

/** The version in `package.json`. */
export function readVersion(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return String((JSON.parse(text) as { version: unknown }).version);
}
