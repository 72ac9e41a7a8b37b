import { randomUUID } from "node:crypto";
import type { FeedSource } from "../../feed/feed.ts";
import { PdoError } from "../../lib/errors.ts";
import type { S3Object } from "../../net/s3-address.ts";
import type { ByteSink } from "../output-file.ts";
import { manifestUnreadable, noRun, planDamaged, rangeChanged, storeFailed } from "./errors.ts";
import { sha256Of } from "./hashes.ts";
import { type Manifest, manifestVersion } from "./manifest.ts";
import type { Part, PartFigures } from "./part.ts";
import { type NewFile, openFileStore, openStore, type Store, type StoreOptions } from "./store.ts";

/*
 * A planned run in a place that all its machines see.
 *
 *     manifest.json            written once
 *     plan.<id>/feed           the unpacked feed, where it was packed
 *     plan.<id>/guide.<claim>  what was decided about the claim's rows while planning, where other claims' rows say something of them
 *     plan.<id>/artefact.<sha256>  catalogs, examples and the glossary, for machines that have others
 *     plan.<id>/ledger.<n>     how far the run's money may be spent, where machines share it
 *     parts/<claim>.<attempt>.output, .rejects, .marks (fingerprints of the rows, for the next run), .json
 *     done/<claim>.json        the part that counts, as its .json says it; made where there was none
 *
 * What each kind of place is relied on for stands where it is: `folder-store.ts`, `s3.ts`.
 */

const partKinds = ["output", "rejects", "marks"] as const;
type PartKind = (typeof partKinds)[number];

/** A planned run, or where one is going to be. */
export class RunStore {
  /** As all machines name it. */
  readonly folder: string;
  readonly #store: Store;
  readonly #options: StoreOptions;
  #feed: { readonly path: string; readonly opened: ReturnType<typeof openFileStore> } | undefined;

  private constructor(store: Store, options: StoreOptions) {
    this.#store = store;
    this.#options = options;
    this.folder = store.place;
  }

  /** @throws PdoError where what opens such a place is not installed */
  static async open(place: string, options: StoreOptions): Promise<RunStore> {
    return new RunStore(await openStore(place, options), options);
  }

  /** @throws PdoError PDO_RUN_NOT_FOUND, PDO_RUN_UNREADABLE */
  async manifest(): Promise<Manifest> {
    const found = await this.findManifest();
    if (found === undefined) throw noRun(this.folder);
    return found;
  }

  /** @throws PdoError PDO_RUN_UNREADABLE */
  async findManifest(): Promise<Manifest | undefined> {
    try {
      const text = await this.#store.read("manifest.json");
      if (text === undefined) return undefined;
      const manifest = JSON.parse(text.toString("utf8")) as Manifest;
      if (manifest.format !== "pdo-run" || manifest.version !== manifestVersion)
        throw new Error("It is of another version of pdo");
      return manifest;
    } catch (error) {
      throw error instanceof PdoError ? error : manifestUnreadable(this.folder, error);
    }
  }

  async makeFolders(id: string): Promise<void> {
    await this.#store.prepare([planOf(id), "parts", "done"]);
  }

  createArtefact(id: string, sha256: string): Promise<NewFile> {
    return this.#store.create(artefactOf(id, sha256));
  }

  artefact(id: string, sha256: string): AsyncIterable<Uint8Array> {
    return this.#store.bytes(artefactOf(id, sha256));
  }

  /** What was kept last of a run's ledger. Undefined: nothing was. */
  async ledger(id: string): Promise<string | undefined> {
    const [last] = await this.#ledgerNumbers(id);
    return last === undefined ? undefined : (await this.#store.read(ledgerOf(id, last)))?.toString("utf8");
  }

  /** Keeps it beyond everything that was kept before. */
  async keepLedger(id: string, text: string): Promise<void> {
    const [last = 0] = await this.#ledgerNumbers(id);
    const name = ledgerOf(id, last + 1);
    const draft = `${planOf(id)}/draft.${randomUUID()}`;
    const isKept = await this.#store.writeOnce(name, text, draft);
    await this.#store.remove([draft]);
    if (!isKept) throw storeFailed(this.#store.pathOf(name), new Error("another run has written it"));
  }

  /** The latest first. */
  async #ledgerNumbers(id: string): Promise<number[]> {
    const names = await this.#store.list(planOf(id));
    const numbers = names.flatMap((name) => /^ledger\.(\d+)$/.exec(name)?.slice(1).map(Number) ?? []);
    return numbers.sort((one, other) => other - one);
  }

  async removePlan(id: string): Promise<void> {
    await this.#store.remove([planOf(id)]);
  }

  /** Takes the run away, its manifest first; the folder too, unless it holds something else. */
  async remove(): Promise<void> {
    await this.#store.remove(["manifest.json"]);
    const names = await this.#store.list("").catch(() => []);
    const own = names.filter((name) => /^(?:plan\.[0-9a-f]+|parts|done)$/.test(name));
    await this.#store.remove(own, true);
  }

  /**
   * Gives the run its manifest, unless it has one.
   * @returns whether it is this one
   */
  publish(manifest: Manifest): Promise<boolean> {
    const draft = `${planOf(manifest.id)}/manifest.json`;
    return this.#store.writeOnce("manifest.json", `${JSON.stringify(manifest)}\n`, draft);
  }

  /** Begins the unpacked feed of a plan. */
  createFeed(id: string): Promise<NewFile> {
    return this.#store.create(feedOf(id));
  }

  createGuide(id: string, claim: number): Promise<NewFile> {
    return this.#store.create(guideOf(id, claim));
  }

  /** The run's feed, unpacked. */
  async feed({ id, feed: { path } }: PlannedPlace): Promise<StoredFeed> {
    if (path === null) return storedFeed(this.#store, feedOf(id));
    if (this.#feed?.path !== path) this.#feed = { path, opened: openFileStore(path, this.#options) };
    const { store, name } = await this.#feed.opened;
    return storedFeed(store, name);
  }

  /** The numbers of the claims that have a marker. */
  async doneClaims(): Promise<Set<number>> {
    const names = await this.#store.list("done");
    return new Set(names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.slice(1).map(Number) ?? []));
  }

  /** What the claim's marker says. Undefined: there is none; `damaged`: it cannot be read, or is of another plan. */
  async part(claim: number, run: string): Promise<Part | undefined | "damaged"> {
    try {
      const text = await this.#store.read(markerOf(claim));
      if (text === undefined) return undefined;
      const part = JSON.parse(text.toString("utf8")) as Part;
      return part.run === run && part.claim === claim ? part : "damaged";
    } catch (error) {
      if (error instanceof PdoError) throw error;
      return "damaged";
    }
  }

  /** Whether a part's files have as many bytes as its marker says, and where the store can tell are those. */
  async hasItsSize(part: Part): Promise<boolean> {
    for (const kind of partKinds) {
      const facts = await this.#store.facts(fileOf(part, kind));
      if (facts?.bytes !== part[kind].bytes || facts.tag !== part[kind].tag) return false;
    }
    return true;
  }

  /** Whether a part's files have the bytes that its marker says. */
  async isWhole(part: Part): Promise<boolean> {
    if (!(await this.hasItsSize(part))) return false;
    for (const kind of partKinds) {
      if (part[kind].tag !== undefined) continue;
      if ((await sha256Of(this.read(part, kind))) !== part[kind].sha256) return false;
    }
    return true;
  }

  read(part: Part, kind: PartKind): AsyncIterable<Uint8Array> {
    return this.#store.bytes(fileOf(part, kind));
  }

  /** What an output in the same storage can be made of without reading it. Undefined: it has to be read. */
  object(part: Part, kind: PartKind): S3Object | undefined {
    const { bytes, tag } = part[kind];
    return tag === undefined ? undefined : this.#store.object?.(fileOf(part, kind), { bytes, tag });
  }

  /** Takes the marker of a damaged part away, so that the claim can be done again. The part's files stay. */
  async retire(claim: number): Promise<void> {
    await this.#store.setAside(markerOf(claim), `done/${claim}.${randomUUID().slice(0, 8)}.damaged`);
  }

  /** Begins an attempt at a claim, in files of its own. */
  async beginPart(claim: number): Promise<PartWriter> {
    const place = { claim, attempt: randomUUID().replaceAll("-", "").slice(0, 12) };
    const output = await this.#store.create(fileOf(place, "output"));
    const rejects = await this.#store.create(fileOf(place, "rejects"));
    const marks = await this.#store.create(fileOf(place, "marks"));
    const names = [...partKinds, "json" as const].map((kind) => fileOf(place, kind));
    return {
      output,
      rejects,
      marks,
      discard: async () => {
        for (const file of [output, rejects, marks]) await file.close();
        await this.#store.remove(names);
      },
      finish: async (figures) => {
        const part: Part = {
          ...{ ...place, ...figures },
          ...{ output: await output.end(), rejects: await rejects.end(), marks: await marks.end() },
        };
        return this.#store.writeOnce(markerOf(claim), `${JSON.stringify(part)}\n`, fileOf(place, "json"));
      },
    };
  }

  /**
   * The lines of a claim's guide.
   * @throws PdoError PDO_RUN_DAMAGED where it is not what was planned
   */
  async guide(id: string, claim: number, sha256: string): Promise<AsyncIterable<string>> {
    const name = guideOf(id, claim);
    const damaged = () => planDamaged(this.#store.pathOf(name));
    if ((await this.#store.facts(name)) === undefined) throw damaged();
    if ((await sha256Of(this.#store.bytes(name))) !== sha256) throw damaged();
    return linesOf(this.#store.bytes(name));
  }
}

type PlannedPlace = { readonly id: string; readonly feed: Pick<Manifest["feed"], "path"> };

const planOf = (id: string) => `plan.${id}`;
const feedOf = (id: string) => `${planOf(id)}/feed`;
const guideOf = (id: string, claim: number) => `${planOf(id)}/guide.${claim}`;
const artefactOf = (id: string, sha256: string) => `${planOf(id)}/artefact.${sha256}`;
const ledgerOf = (id: string, number: number) => `${planOf(id)}/ledger.${number}`;
const markerOf = (claim: number) => `done/${claim}.json`;
const fileOf = ({ claim, attempt }: Pick<Part, "claim" | "attempt">, kind: PartKind | "json") =>
  `parts/${claim}.${attempt}.${kind}`;

/** A feed that is read in ranges. */
export interface StoredFeed {
  readonly bytes: (start: number, end: number) => AsyncIterable<Uint8Array>;
  /** Undefined: it is not there. */
  size(): Promise<number | undefined>;
  /** From its beginning. */
  open(): Promise<FeedSource>;
}

/** A feed by its path. */
export async function openStoredFeed(path: string, options: StoreOptions): Promise<StoredFeed> {
  const { store, name } = await openFileStore(path, options);
  return storedFeed(store, name);
}

function storedFeed(store: Store, name: string): StoredFeed {
  return {
    bytes: (start, end) => rangeOf(store, name, { start, end }),
    size: async () => (await store.facts(name))?.bytes,
    open: () => store.openFeed(name),
  };
}

/** What was replaced by a shorter one is a feed that has changed. */
async function* rangeOf(store: Store, name: string, range: { readonly start: number; readonly end: number }) {
  try {
    yield* store.bytes(name, range);
  } catch (error) {
    if (!(error instanceof PdoError) || error.code !== "PDO_S3_CHANGED") throw error;
    throw rangeChanged(store.pathOf(name), "Another object has its name now.");
  }
}

/** Lines end with a line feed alone: other texts may hold whatever else Unicode calls a line's end. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let rest = "";
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** An attempt at a claim that is being made. */
export interface PartWriter {
  readonly output: ByteSink;
  readonly rejects: ByteSink;
  readonly marks: ByteSink;
  /**
   * Puts the part on disk, and marks the claim as done by it unless it is done.
   * @returns whether this attempt counts
   */
  finish(figures: PartFigures & Pick<Part, "run" | "startedAt" | "endedAt" | "host">): Promise<boolean>;
  /** Takes the attempt's files away. */
  discard(): Promise<void>;
}
