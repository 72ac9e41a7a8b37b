import { isSystemFault, type OpenedFile, type OutputSystem } from "./output-system.ts";

/**
 * Makes a rename outlive a power cut.
 * @throws the system's error where it could, and failed
 */
export async function syncFolder(system: OutputSystem, path: string): Promise<void> {
  let folder: OpenedFile | undefined;
  try {
    folder = await system.open(path, "r");
    await folder.sync();
  } catch (error) {
    // Windows opens no folder, some file systems sync none, and one may be writable but not readable.
    if (!isSystemFault(error, "EISDIR", "EPERM", "EACCES", "EINVAL", "ENOTSUP", "EBADF")) throw error;
  } finally {
    await folder?.close();
  }
}
