import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { systemReason } from "../storage/system-reason.ts";
import { CliProblem } from "./cli-problem.ts";
import { nearestWord } from "./nearest-word.ts";
import { configFolder } from "./platform-folders.ts";
import { settingNames } from "./settings.ts";
import type { World } from "./world.ts";

export interface ConfigFile {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const fileName = "pdo.config.json";

/**
 * The configuration: the file that was named, else the nearest `pdo.config.json` from the working folder upward,
 * else the one in the user's configuration folder, else none.
 * @throws CliProblem PDO_CONFIG_NOT_FOUND, PDO_CONFIG_INVALID
 */
export async function readConfigFile(
  named: string | undefined,
  world: World,
): Promise<ConfigFile | undefined> {
  const candidates = named === undefined ? candidatePaths(world) : [resolve(world.workingDirectory, named)];
  for (const path of candidates) {
    const text = await readIfThere(path);
    if (text !== undefined) return { path, values: parseConfig(path, text) };
  }
  if (named === undefined) return undefined;
  throw new CliProblem({
    code: "PDO_CONFIG_NOT_FOUND",
    what: `${named}: there is no such configuration file.`,
    seen: "It was named with --config.",
    nextStep: "Check the path, or leave --config out to use the nearest pdo.config.json.",
  });
}

function candidatePaths(world: World): string[] {
  const paths: string[] = [];
  let folder = resolve(world.workingDirectory);
  for (;;) {
    paths.push(join(folder, fileName));
    const parent = dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  return [...paths, join(configFolder(world), fileName)];
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return undefined;
    throw invalidConfig(path, systemReason(error), "Make it readable, or name another with --config.");
  }
}

function parseConfig(path: string, text: string): Record<string, unknown> {
  let values: unknown;
  try {
    values = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw invalidConfig(path, systemReason(error), "Mend the JSON there.");
  }
  if (typeof values !== "object" || values === null || Array.isArray(values)) {
    throw invalidConfig(
      path,
      "It is not a JSON object.",
      'Write it as an object, for example {"channel": "channel_b"}.',
    );
  }
  for (const key of Object.keys(values)) refuseUnknown(path, key);
  return values as Record<string, unknown>;
}

function refuseUnknown(path: string, key: string): void {
  if ((settingNames as readonly string[]).includes(key) || key === "$schema") return;
  const near = nearestWord(key, settingNames);
  throw invalidConfig(
    path,
    `It has ${JSON.stringify(key)}, which is no setting.`,
    near === undefined ? `The settings are: ${settingNames.join(", ")}.` : `Did you mean "${near}"?`,
  );
}

function invalidConfig(path: string, seen: string, nextStep: string): CliProblem {
  return new CliProblem({
    code: "PDO_CONFIG_INVALID",
    what: `${path}: the configuration cannot be used.`,
    seen,
    nextStep,
  });
}
