import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResolvedSettings } from "./config.ts";
import type { World } from "./world.ts";

/** The folder of imported catalogs, examples, keys and answers: `PDO_HOME`, else the platform's own place. */
export function homeFolder({ settings }: ResolvedSettings, world: World): string {
  return settings.home ?? dataFolder(world);
}

/** Where imported catalogs, examples and keys live by default: the platform's data folder for `pdo`. */
function dataFolder({ platform, environment, homeDirectory }: World): string {
  if (platform === "win32")
    return join(environment.LOCALAPPDATA ?? join(homeDirectory, "AppData", "Local"), "pdo");
  if (platform === "darwin") return join(homeDirectory, "Library", "Application Support", "pdo");
  return join(environment.XDG_DATA_HOME ?? join(homeDirectory, ".local", "share"), "pdo");
}

/** Where the user's own `pdo.config.json` stands. */
export function configFolder({ platform, environment, homeDirectory }: World): string {
  if (platform === "win32")
    return join(environment.APPDATA ?? join(homeDirectory, "AppData", "Roaming"), "pdo");
  if (platform === "darwin") return join(homeDirectory, "Library", "Preferences", "pdo");
  return join(environment.XDG_CONFIG_HOME ?? join(homeDirectory, ".config"), "pdo");
}

/** The built program of a thread: `dist/cli/row-worker.js`, two folders below the root like all that asks for it. */
export const rowWorker = new URL("../cli/row-worker.js", import.meta.url);

/** The version that `package.json` says. */
export function readVersion(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return String((JSON.parse(text) as { version: unknown }).version);
}
