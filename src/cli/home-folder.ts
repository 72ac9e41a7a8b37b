import { dataFolder } from "./platform-folders.ts";
import type { ResolvedSettings } from "./resolve-settings.ts";
import type { World } from "./world.ts";

/** The folder of imported catalogs, examples, keys and answers: `PDO_HOME`, else the platform's own place. */
export function homeFolder({ settings }: ResolvedSettings, world: World): string {
  return settings.home ?? dataFolder(world);
}
