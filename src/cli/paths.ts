import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lazily } from "../lib/once.ts";
import type { ResolvedSettings } from "./config.ts";
import type { World } from "./world.ts";

/** The folder of imported catalogs, examples, keys and caches: `PDO_HOME`, else the platform's data folder. */
export function homeFolder({ settings }: ResolvedSettings, world: World): string {
  return settings.home ?? dataFolder(world);
}

/** The platform's data folder for `pdo`. */
function dataFolder({ platform, environment, homeDirectory }: World): string {
  if (platform === "win32")
    return join(absolute(environment.LOCALAPPDATA) ?? join(homeDirectory, "AppData", "Local"), "pdo");
  if (platform === "darwin") return join(homeDirectory, "Library", "Application Support", "pdo");
  return join(absolute(environment.XDG_DATA_HOME) ?? join(homeDirectory, ".local", "share"), "pdo");
}

/** The folder of the user's `pdo.config.json`. */
export function configFolder({ platform, environment, homeDirectory }: World): string {
  if (platform === "win32")
    return join(absolute(environment.APPDATA) ?? join(homeDirectory, "AppData", "Roaming"), "pdo");
  if (platform === "darwin") return join(homeDirectory, "Library", "Preferences", "pdo");
  return join(absolute(environment.XDG_CONFIG_HOME) ?? join(homeDirectory, ".config"), "pdo");
}

/**
 * An empty or relative path would lie in the working folder, which may be anybody's; the XDG Base Directory Specification
 * has such a path ignored.
 */
function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
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
