import { nodeSystem, type OpenedFile, type OutputSystem } from "../../../../src/pipeline/output-system.ts";

/** One call of the file system: its name, and the path that it was about. */
export interface SystemCall {
  readonly name: string;
  readonly path: string;
}

export type Fault = "EIO" | "ENOSPC" | "EMFILE" | "short write";

/**
 * The file system, which tells its calls and lets the n-th fail (1 for the first). Where a write is to be short, it takes
 * half of the bytes, and fails where it is asked for the rest.
 */
export function createFaultySystem(failing?: { readonly call: number; readonly fault: Fault }) {
  const calls: SystemCall[] = [];
  let isShort = false;
  const fail = (code: string) => Object.assign(new Error(`${code}: made to fail`), { code });
  const count = (name: string, path: string) => {
    calls.push({ name, path });
    if (isShort && name === "write") throw fail("ENOSPC");
    if (calls.length !== failing?.call) return;
    if (failing.fault === "short write" && name === "write") isShort = true;
    else throw fail(failing.fault === "short write" ? "EIO" : failing.fault);
  };
  const counted = <A extends readonly unknown[], R>(name: string, act: (...words: A) => Promise<R>) => {
    return async (...words: A): Promise<R> => {
      count(name, String(words[0]));
      return act(...words);
    };
  };
  const wrap = (file: OpenedFile, path: string): OpenedFile => ({
    write: async (bytes, offset) => {
      count("write", path);
      const end = isShort ? offset + Math.ceil((bytes.length - offset) / 2) : bytes.length;
      return file.write(bytes.subarray(0, end), offset);
    },
    chmod: async (mode) => {
      count("chmod", path);
      return file.chmod(mode);
    },
    sync: async () => count("sync", path), // No power is cut here, and waiting for the disk takes long.
    close: async () => {
      await file.close(); // Linux lets go of the file even where it says that closing has failed.
      count("close", path);
    },
  });
  const system: OutputSystem = {
    open: async (path, flags, mode) => {
      count("open", path);
      return wrap(await nodeSystem.open(path, flags, mode), path);
    },
    stat: counted("stat", nodeSystem.stat),
    readlink: counted("readlink", nodeSystem.readlink),
    realpath: counted("realpath", nodeSystem.realpath),
    readdir: counted("readdir", nodeSystem.readdir),
    readFile: counted("readFile", nodeSystem.readFile),
    link: counted("link", nodeSystem.link),
    copyFile: counted("copyFile", nodeSystem.copyFile),
    rename: counted("rename", nodeSystem.rename),
    rm: counted("rm", nodeSystem.rm),
    utimes: counted("utimes", nodeSystem.utimes),
  };
  return { system, calls };
}
