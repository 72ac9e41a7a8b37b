import { join } from "node:path";
import type { World } from "./world.ts";

/** Where imported catalogs, examples and keys live by default: the platform's data folder for `pdo`. */
export function dataFolder({ platform, environment, homeDirectory }: World): string {
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
