import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isMissingFile } from "../../lib/errors.ts";
import type { ByteSink } from "../output-file.ts";
import { isSystemFault } from "../output-system.ts";
import { manifestUnreadable, noLinks, noRun, planDamaged, storeFailed } from "./errors.ts";
import { openNew, sha256Of, syncFolder } from "./hashed-file.ts";
import { type Manifest, manifestVersion } from "./manifest.ts";
import type { Part, PartFigures } from "./part.ts";

/*
 * A planned run in a folder that all its machines see.
 *
 *     manifest.json            written once
 *     plan.<id>/feed           the unpacked feed, where it was packed
 *     plan.<id>/guide.<claim>  what was decided about the claim's rows while planning
 *     plan.<id>/marks          fingerprints of the rows, for the next run
 *     plan.<id>/artefact.<sha256>  catalogs, examples and the glossary, for machines that have others
 *     plan.<id>/ledger.<n>     how far the run's money may be spent, where machines share it
 *     parts/<claim>.<attempt>.output, .rejects, .json
 *     done/<claim>.json        a link to the part that counts
 *
 * Of the file system this much is relied on, on a local disk as over NFS: a file opened with O_EXCL is made by one alone; fsync
 * returns when the bytes are safe; `link` fails where there is such a name, and shows a whole file or none; `rename` moves a
 * name at once. No file is changed once it has its last name, no lock is taken, and no clock is compared.
 */

const missingLinks = ["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"];

/** A folder of a run. */
export class RunStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @throws PdoError PDO_RUN_NOT_FOUND, PDO_RUN_UNREADABLE */
  async manifest(): Promise<Manifest> {
    const found = await this.findManifest();
    if (found === undefined) throw noRun(this.folder);
    return found;
  }

  /** @throws PdoError PDO_RUN_UNREADABLE */
  async findManifest(): Promise<Manifest | undefined> {
    let text: string;
    try {
      text = await readFile(join(this.folder, "manifest.json"), "utf8");
    } catch (error) {
      if (isMissingFile(error)) return undefined;
      throw manifestUnreadable(this.folder, error);
    }
    try {
      const manifest = JSON.parse(text) as Manifest;
      if (manifest.format !== "pdo-run" || manifest.version !== manifestVersion)
        throw new Error("It is of another version of pdo");
      return manifest;
    } catch (error) {
      throw manifestUnreadable(this.folder, error);
    }
  }

  /** Where the files of a plan are, whose manifest names its id. */
  planPath(id: string, name: string): string {
    return join(this.folder, `plan.${id}`, name);
  }

  /** Where the bytes of the run's feed are. */
  feedPath({ id, feed }: Pick<Manifest, "id" | "feed">): string {
    return feed.path ?? this.planPath(id, "feed");
  }

  guidePath(id: string, claim: number): string {
    return this.planPath(id, `guide.${claim}`);
  }

  async makeFolders(id: string): Promise<void> {
    try {
      for (const name of [`plan.${id}`, "parts", "done"])
        await mkdir(join(this.folder, name), { recursive: true });
    } catch (error) {
      throw storeFailed(this.folder, error);
    }
  }

  artefactPath(id: string, sha256: string): string {
    return this.planPath(id, `artefact.${sha256}`);
  }

  /** What was kept last of a run's ledger. Undefined: nothing was. */
  async ledger(id: string): Promise<string | undefined> {
    const [last] = await this.#ledgerNumbers(id);
    return last === undefined ? undefined : readFile(this.planPath(id, `ledger.${last}`), "utf8");
  }

  /** Keeps it beyond everything that was kept before. */
  async keepLedger(id: string, text: string): Promise<void> {
    const [last = 0] = await this.#ledgerNumbers(id);
    await this.#write(this.planPath(id, `ledger.${last + 1}`), text);
    await syncFolder(this.planPath(id, ""));
  }

  /** The latest first. */
  async #ledgerNumbers(id: string): Promise<number[]> {
    const names = await readdir(this.planPath(id, "")).catch(() => []);
    const numbers = names.flatMap((name) => /^ledger\.(\d+)$/.exec(name)?.slice(1).map(Number) ?? []);
    return numbers.sort((one, other) => other - one);
  }

  async removePlan(id: string): Promise<void> {
    await rm(join(this.folder, `plan.${id}`), { recursive: true, force: true }).catch(() => {});
  }

  /** Takes the run away, its manifest first; the folder too, unless it holds something else. */
  async remove(): Promise<void> {
    await rm(join(this.folder, "manifest.json"), { force: true }).catch(() => {});
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((name) => /^(?:plan\.[0-9a-f]+|parts|done)$/.test(name)))
      await rm(join(this.folder, name), { recursive: true, force: true }).catch(() => {});
    await rmdir(this.folder).catch(() => {});
  }

  /**
   * Gives the run its manifest, unless it has one.
   * @returns whether it is this one
   */
  async publish(manifest: Manifest): Promise<boolean> {
    const path = this.planPath(manifest.id, "manifest.json");
    await this.#write(path, `${JSON.stringify(manifest)}\n`);
    await syncFolder(join(this.folder, `plan.${manifest.id}`));
    return this.#linkOnce(path, join(this.folder, "manifest.json"));
  }

  async #write(path: string, text: string): Promise<void> {
    const file = await openNew(path);
    try {
      await file.handle.writeFile(text);
      await file.handle.sync();
    } catch (error) {
      throw storeFailed(path, error);
    } finally {
      await file.handle.close();
    }
  }

  /** @returns whether the name is now one of this very file */
  async #linkOnce(from: string, to: string): Promise<boolean> {
    let isFirst = true;
    try {
      await link(from, to);
    } catch (error) {
      if (isSystemFault(error, ...missingLinks)) throw noLinks(this.folder, error);
      if (!isSystemFault(error, "EEXIST")) throw storeFailed(to, error);
      // A server may have done what it was asked twice, for its first answer was lost.
      const [own, present] = await Promise.all([from, to].map((path) => readFile(path, "utf8")));
      isFirst = own === present;
    }
    await syncFolder(join(to, ".."));
    return isFirst;
  }

  #markerPath(claim: number): string {
    return join(this.folder, "done", `${claim}.json`);
  }

  #partPath(
    { claim, attempt }: Pick<Part, "claim" | "attempt">,
    kind: "output" | "rejects" | "json",
  ): string {
    return join(this.folder, "parts", `${claim}.${attempt}.${kind}`);
  }

  /** The numbers of the claims that have a marker. */
  async doneClaims(): Promise<Set<number>> {
    const names = await readdir(join(this.folder, "done")).catch(() => []);
    return new Set(names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.slice(1).map(Number) ?? []));
  }

  /** What the claim's marker says. Undefined: there is none; `damaged`: it cannot be read, or is of another plan. */
  async part(claim: number, run: string): Promise<Part | undefined | "damaged"> {
    try {
      const part = JSON.parse(await readFile(this.#markerPath(claim), "utf8")) as Part;
      return part.run === run && part.claim === claim ? part : "damaged";
    } catch (error) {
      return isMissingFile(error) ? undefined : "damaged";
    }
  }

  /** Whether a part's files have as many bytes as its marker says. */
  async hasItsSize(part: Part): Promise<boolean> {
    for (const kind of ["output", "rejects"] as const) {
      const facts = await stat(this.#partPath(part, kind)).catch(() => undefined);
      if (facts?.size !== part[kind].bytes) return false;
    }
    return true;
  }

  /** Whether a part's files have the bytes that its marker says. */
  async isWhole(part: Part): Promise<boolean> {
    if (!(await this.hasItsSize(part))) return false;
    for (const kind of ["output", "rejects"] as const) {
      if ((await sha256Of(this.read(part, kind))) !== part[kind].sha256) return false;
    }
    return true;
  }

  read(part: Part, kind: "output" | "rejects"): AsyncIterable<Uint8Array> {
    return createReadStream(this.#partPath(part, kind), { highWaterMark: 1024 * 1024 });
  }

  /** Takes the marker of a damaged part away, so that the claim can be done again. The part's files stay. */
  async retire(claim: number): Promise<void> {
    const aside = join(this.folder, "done", `${claim}.${randomUUID().slice(0, 8)}.damaged`);
    await rename(this.#markerPath(claim), aside).catch((error: unknown) => {
      if (!isMissingFile(error)) throw storeFailed(this.#markerPath(claim), error);
    });
  }

  /** Begins an attempt at a claim, in files of its own. */
  async beginPart(claim: number): Promise<PartWriter> {
    const place = { claim, attempt: randomUUID().replaceAll("-", "").slice(0, 12) };
    const paths = (["output", "rejects"] as const).map((kind) => this.#partPath(place, kind));
    const [output, rejects] = [await openNew(paths[0] ?? ""), await openNew(paths[1] ?? "")];
    const discard = async () => {
      await output.handle.close().catch(() => {});
      await rejects.handle.close().catch(() => {});
      for (const kind of ["output", "rejects", "json"] as const)
        await rm(this.#partPath(place, kind), { force: true }).catch(() => {});
    };
    return {
      output,
      rejects,
      discard,
      finish: async (figures) => {
        const part: Part = {
          ...place,
          ...figures,
          output: await output.end(),
          rejects: await rejects.end(),
        };
        const path = this.#partPath(place, "json");
        await this.#write(path, `${JSON.stringify(part)}\n`);
        await syncFolder(join(this.folder, "parts"));
        return this.#linkOnce(path, this.#markerPath(claim));
      },
    };
  }

  /**
   * The lines of a claim's guide.
   * @throws PdoError PDO_RUN_DAMAGED where it is not what was planned
   */
  async guide(id: string, claim: number, sha256: string): Promise<AsyncIterable<string>> {
    const path = this.guidePath(id, claim);
    const found = await sha256Of(createReadStream(path)).catch((error: unknown) => {
      if (!isMissingFile(error)) throw error;
    });
    if (found !== sha256) throw planDamaged(path);
    return linesOf(path);
  }
}

/** Lines end with a line feed alone: other texts may hold whatever else Unicode calls a line's end. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** An attempt at a claim that is being made. */
export interface PartWriter {
  readonly output: ByteSink;
  readonly rejects: ByteSink;
  /**
   * Puts the part on disk, and marks the claim as done by it unless it is done.
   * @returns whether this attempt counts
   */
  finish(figures: PartFigures & Pick<Part, "run" | "startedAt" | "endedAt" | "host">): Promise<boolean>;
  /** Takes the attempt's files away. */
  discard(): Promise<void>;
}
