import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";

/** The names of what a run keeps beside an output as long as it works on it. Hidden, and never too long. */
export interface BesideNames {
  readonly folder: string;
  readonly lock: string;
  /** An unfinished form. @param uniqueSuffix of a to z and 0 to 9 */
  part(uniqueSuffix: string): string;
  /** Whether a name in the folder is that of an unfinished form of this very output. */
  isPart(name: string): boolean;
}

export function besideNames(path: string): BesideNames {
  const folder = dirname(path);
  const beginning = `.${shortened(basename(path))}.`;
  return {
    folder,
    lock: join(folder, `${beginning}lock`),
    part: (uniqueSuffix) => join(folder, `${beginning}${uniqueSuffix}.part`),
    isPart: (name) => name.startsWith(beginning) && /^[0-9a-z]+\.part$/.test(name.slice(beginning.length)),
  };
}

/** Most systems take 255 bytes: 40 characters of up to four bytes leave room. What is cut off is told by its hash. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= 40) return name;
  const hash = createHash("sha256").update(name).digest("hex").slice(0, 8);
  return `${characters.slice(0, 31).join("")}~${hash}`;
}
