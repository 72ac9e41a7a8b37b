import { constants } from "node:fs";
import { type FileHandle, lstat, open, readFile, realpath } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { isMissingFile, type PdoError, systemReason } from "../lib/errors.ts";
import { nearestWord } from "../nlp/edit-distance.ts";
import { type FileAccess, isTrustedContent, ownershipFault, trustCommand } from "./config-trust.ts";
import { cliError } from "./errors.ts";
import { configFolder } from "./paths.ts";
import { settingNames } from "./settings.ts";
import type { World } from "./world.ts";

export interface ConfigFile {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether it may set addresses, paths and the like: it is the user's own, was named, or its content is trusted. */
  readonly isTrusted: boolean;
}

export interface ConfigFiles {
  /** The first that has a setting determines it. */
  readonly files: readonly ConfigFile[];
  /** Files that are not used at all; a run stops at them. */
  readonly refusals: readonly PdoError[];
}

const fileName = "pdo.config.json";

/**
 * The configuration: the file from `--config` alone; else the nearest `pdo.config.json` from the working folder upward,
 * above the one in the user's configuration folder.
 * @throws PdoError PDO_CONFIG_NOT_FOUND, PDO_CONFIG_INVALID
 */
export async function readConfigFiles(named: string | undefined, world: World): Promise<ConfigFiles> {
  if (named !== undefined) return { files: [await readNamed(named, world)], refusals: [] };
  const own = await readOne(join(configFolder(world), fileName));
  const nearest = await readNearest(world);
  const isOwn = own !== undefined && nearest?.realPath === own.realPath;
  const judged = [
    ...(nearest === undefined || isOwn ? [] : [await judge(nearest, { isOwn: false, world })]),
    ...(own === undefined ? [] : [await judge(own, { isOwn: true, world })]),
  ];
  return {
    files: judged.filter((file): file is ConfigFile => "values" in file),
    refusals: judged.filter((file): file is PdoError => !("values" in file)),
  };
}

async function readNamed(named: string, world: World): Promise<ConfigFile> {
  const path = resolve(world.workingDirectory, named);
  try {
    const text = await readFile(path, "utf8");
    return { path, values: parseConfig(path, text), isTrusted: true };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (!isMissingFile(error))
      throw invalidConfig(path, systemReason(error), "Make it readable, or name another.");
    throw cliError({
      code: "PDO_CONFIG_NOT_FOUND",
      what: `${named}: there is no such configuration file.`,
      seen: "It was named with --config.",
      nextStep: "Check the path, or leave --config out to use the nearest pdo.config.json.",
    });
  }
}

/** A file's content with who may change it, from one open file, so that neither can be replaced in between. */
interface ReadFile {
  readonly path: string;
  readonly realPath: string;
  readonly content: Buffer;
  readonly access: readonly FileAccess[];
}

async function readNearest(world: World): Promise<ReadFile | undefined> {
  for (let folder = resolve(world.workingDirectory); ; folder = dirname(folder)) {
    const file = await readOne(join(folder, fileName));
    if (file !== undefined || dirname(folder) === folder) return file;
  }
}

/** A configuration has some hundred bytes; a link to a device or an endless file is none. */
const mostBytes = 1024 * 1024;

async function readOne(path: string): Promise<ReadFile | undefined> {
  let file: FileHandle | undefined;
  try {
    // O_NONBLOCK: a named pipe must not hold the program up. Windows does not have it.
    file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const target = await file.stat();
    const isUsual = target.isFile() && target.size <= mostBytes;
    if (!isUsual) throw invalidConfig(path, "It is no file of less than 1 MiB.", "Remove it from there.");
    const content = await file.readFile();
    return { path, realPath: await realpath(path), content, access: [target, await lstat(path)] };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (isMissingFile(error)) return undefined;
    throw invalidConfig(path, systemReason(error), "Make it readable, or name another with --config.");
  } finally {
    await file?.close();
  }
}

/** @returns the file, or why it is not used */
async function judge(
  { path, realPath, content, access }: ReadFile,
  { isOwn, world }: { readonly isOwn: boolean; readonly world: World },
): Promise<ConfigFile | PdoError> {
  const isTrusted = await isTrustedContent(realPath, content, world);
  const fault = isTrusted ? undefined : ownershipFault(access, world.user);
  if (fault !== undefined) return unsafeConfig(path, fault);
  return { path, values: parseConfig(path, content.toString("utf8")), isTrusted: isTrusted || isOwn };
}

function unsafeConfig(path: string, fault: string): PdoError {
  return cliError({
    code: "PDO_CONFIG_UNSAFE",
    what: `${path}: this configuration is not used, for somebody else can change it.`,
    seen: fault,
    nextStep: `Make it yours alone (chown, chmod go-w), or read it and allow just this content: ${trustCommand(path)}`,
  });
}

/** @throws PdoError PDO_CONFIG_INVALID */
export function parseConfig(path: string, text: string): Record<string, unknown> {
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

function isSystemError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}

function invalidConfig(path: string, seen: string, nextStep: string): PdoError {
  return cliError({
    code: "PDO_CONFIG_INVALID",
    what: `${path}: the configuration cannot be used.`,
    seen,
    nextStep,
  });
}
