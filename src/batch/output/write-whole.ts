import type { OpenedFile, OutputSystem } from "./output-system.ts";

/** Writes all bytes, however few the system takes at a time. */
export async function writeAll(file: OpenedFile, bytes: Uint8Array): Promise<void> {
  let offset = 0;
  while (offset < bytes.length) offset += (await file.write(bytes, offset)).bytesWritten;
}

/**
 * Makes a file with this content.
 * @throws the system's error, EEXIST where there is one
 */
export async function writeWhole(system: OutputSystem, path: string, bytes: Uint8Array): Promise<void> {
  const file = await system.open(path, "wx");
  try {
    await writeAll(file, bytes);
  } finally {
    await file.close();
  }
}
