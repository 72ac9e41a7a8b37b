import { createHash, randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { planDamaged, storeFailed } from "./errors.ts";
import { FolderStore } from "./folder-store.ts";
import { sha256Of } from "./hashes.ts";
import type { Artefact, Manifest } from "./manifest.ts";
import type { RunStore } from "./run-store.ts";
import type { NewFile } from "./store.ts";

/** A file that results depend on. */
export interface ArtefactFile {
  /** Where it lies in the home folder that it makes up with others, with slashes. */
  readonly name: string;
  readonly path: string;
}

/** Puts files that other machines lack into a run, by their content. Those that are not there are left out. */
export async function keepArtefacts(
  store: RunStore,
  id: string,
  files: readonly ArtefactFile[],
): Promise<Artefact[]> {
  const kept: Artefact[] = [];
  for (const { name, path } of files) {
    if (!existsSync(path)) continue;
    const sha256 = await sha256Of(createReadStream(path));
    const isKept = kept.some((artefact) => artefact.sha256 === sha256);
    if (!isKept) {
      const file = await store.createArtefact(id, sha256);
      await copy({ name: path, bytes: createReadStream(path), sha256 }, file);
    }
    kept.push({ name, sha256 });
  }
  return kept;
}

/**
 * A folder on this machine with the artefacts of a run under their names, made once for all runs that have the same.
 * @param folder where such folders are
 * @throws PdoError PDO_RUN_DAMAGED where one is not what was planned
 */
export async function fetchArtefacts(
  store: RunStore,
  { id, artefacts }: Pick<Manifest, "id" | "artefacts">,
  folder: string,
): Promise<string> {
  const digest = createHash("sha256").update(JSON.stringify(artefacts)).digest("hex").slice(0, 32);
  const place = join(folder, digest);
  if (existsSync(place)) return place;
  const beside = `${place}.${randomUUID().slice(0, 8)}`;
  try {
    await mkdir(beside, { recursive: true });
    const files = new FolderStore(beside);
    for (const { name, sha256 } of artefacts) {
      await files.prepare([dirname(name)]);
      const bytes = store.artefact(id, sha256);
      await copy({ name: `${store.folder}: ${name}`, bytes, sha256 }, await files.create(name));
    }
    // Somebody may have been quicker, with the same files.
    await rename(beside, place).catch((error: unknown) => {
      if (!existsSync(place)) throw storeFailed(place, error);
    });
    return place;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function copy(from: Copied, to: NewFile): Promise<void> {
  try {
    for await (const bytes of from.bytes) await to.write(bytes);
    if ((await to.end()).sha256 !== from.sha256) throw planDamaged(from.name);
  } finally {
    await to.close();
  }
}

interface Copied {
  /** For messages. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly sha256: string;
}
