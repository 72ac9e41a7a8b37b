import { realpath, stat } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { cliError } from "../errors.ts";

/**
 * The real path of a file below a folder, links followed.
 * @throws PdoError PDO_FILE_OUTSIDE for all else, in the same words whether or not it is there: what lies outside is not told
 */
export async function resolveBelow(folder: string, named: string, workingDirectory: string): Promise<string> {
  const root = await realpath(resolve(workingDirectory, folder)).catch(() => undefined);
  const path =
    named.includes("\0") || root === undefined
      ? undefined
      : await realpath(resolve(root, named)).catch(() => undefined);
  const inner = root === undefined || path === undefined ? ".." : relative(root, path);
  const isBelow =
    inner !== "" && inner !== ".." && !inner.startsWith(`..${sep}`) && resolve(root ?? "", inner) === path;
  if (isBelow && path !== undefined && (await stat(path)).isFile()) return path;
  throw cliError({
    code: "PDO_FILE_OUTSIDE",
    what: "There is no such file below the folder that is served.",
    seen: "Links that lead out of it, folders, devices and addresses are none.",
    nextStep: "Name a feed by its path within the folder, for example feed.csv.",
  });
}
