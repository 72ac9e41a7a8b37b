import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, win32 } from "node:path";
import { fileURLToPath } from "node:url";
import { lazily } from "../lib/once.ts";
import { readSectionChecksum } from "../lib/section-file.ts";
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

/**
 * Of the program's files and of the tables of characters that it runs with: equal on all machines with the same build. Of
 * compiled catalogs, which are most of them, it takes the checksum that they begin with; whoever opens one verifies it.
 */
export const programDigest = lazily((): string => {
  const { icu = "", unicode = "" } = process.versions;
  const hash = createHash("sha256").update(JSON.stringify([readVersion(), icu, unicode]));
  const folder = fileURLToPath(new URL("../", import.meta.url));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const path = join(folder, name);
    if (!statSync(path).isFile() || /\.(?:map|d\.ts)$/.test(name)) continue;
    const known = name.startsWith("catalogs") ? readSectionChecksum(path) : undefined;
    hash.update(JSON.stringify(name.replaceAll("\\", "/"))).update(known || readFileSync(path));
  }
  return hash.digest("hex");
});

/** Changes with the program: its version, its files by name, size and time, and what runs it. */
export const programFingerprint = lazily((): string => {
  const hash = createHash("sha256").update(JSON.stringify([readVersion(), process.versions]));
  const folder = fileURLToPath(new URL("../", import.meta.url));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const facts = statSync(join(folder, name), { throwIfNoEntry: false });
    if (facts?.isFile()) hash.update(JSON.stringify([name, facts.size, facts.mtimeMs]));
  }
  return hash.digest("hex").slice(0, 32);
});
