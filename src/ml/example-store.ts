import { join } from "node:path";
import type { SalesChannel } from "../api/vocabulary.ts";
import type { Catalog } from "../catalog/model.ts";
import { removeFile } from "../lib/atomic-file.ts";
import { readSectionChecksum } from "../lib/section-file.ts";
import { homeMissing, nothingToLearn, unwritable } from "./errors.ts";
import { type Learned, readLearned, readStoredExamples, writeStoredExamples } from "./example-files.ts";
import { type Example, ExampleMerger, type MergeCounts } from "./examples.ts";
import { createKindFinder } from "./product-kinds.ts";
import { builtinKnowledge } from "./titles/knowledge-file.ts";
import type { LearnedFacts, LearnOptions } from "./training.ts";

export interface AddRequest extends LearnOptions {
  readonly catalog: Catalog;
  /** In any number of batches. */
  readonly examples: AsyncIterable<readonly Example[]>;
}

export interface AddOutcome {
  readonly counts: MergeCounts;
  readonly facts: LearnedFacts;
}

export interface RemoveRequest extends LearnOptions {
  readonly catalog: Catalog;
  /** Whether an example goes. */
  readonly matches: (example: Example) => boolean;
}

export interface RemoveOutcome {
  readonly removed: number;
  readonly left: number;
}

/** What cannot be read is learned anew. */
function readUndamaged<Content>(read: () => Content): Content | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The channels' examples and trained models. Loaded on first use and cached. */
export interface ExamplesStore {
  /**
   * @returns undefined where the channel has no examples
   * @throws PdoError
   */
  learned(salesChannel: SalesChannel): Learned | undefined;
  /**
   * All examples as they were added.
   * @throws PdoError
   */
  examples(salesChannel: SalesChannel): readonly Example[];
  /** Changes with what was learned, and is empty where nothing was; found without loading it. */
  fingerprint(salesChannel: SalesChannel): string;
  /**
   * Adds examples and trains with all of them.
   * @throws PdoError, the signal's reason; the previous state stays
   */
  add(request: AddRequest): Promise<AddOutcome>;
  /**
   * Removes examples and learns the others again.
   * @throws PdoError, the signal's reason; the previous state stays
   */
  remove(request: RemoveRequest): Promise<RemoveOutcome>;
  /** @returns whether there were any */
  clear(salesChannel: SalesChannel): boolean;
}

/** @param options.home `PDO_HOME`; without it there are no examples */
export function createExamplesStore({ home }: { readonly home?: string }): ExamplesStore {
  const kindsOf = createKindFinder(() => builtinKnowledge().titles);
  const loaded = new Map<SalesChannel, Learned | undefined>();
  const fileOf = (salesChannel: SalesChannel, ending: string) => {
    if (home === undefined) throw homeMissing();
    return { path: join(home, "examples", `${salesChannel}.${ending}`), salesChannel };
  };
  return {
    learned: (salesChannel) => {
      if (home === undefined) return undefined;
      if (!loaded.has(salesChannel))
        loaded.set(salesChannel, readLearned(fileOf(salesChannel, "learned"), kindsOf));
      return loaded.get(salesChannel);
    },
    examples: (salesChannel) =>
      home === undefined ? [] : readStoredExamples(fileOf(salesChannel, "examples")),
    fingerprint: (salesChannel) =>
      home === undefined ? "" : (readSectionChecksum(fileOf(salesChannel, "learned").path) ?? ""),
    add: async ({ catalog, examples, ...options }) => {
      const { salesChannel } = catalog;
      const file = fileOf(salesChannel, "examples");
      const before = readStoredExamples(file);
      const merger = new ExampleMerger(before);
      for await (const batch of examples) for (const example of batch) merger.add(example);
      const all = merger.examples();
      if (all.length === 0) throw nothingToLearn(salesChannel);
      const added = merger.counts.changed === 0 ? all.slice(before.length) : [];
      const [{ learn, learnMore }, { readTrained, writeLearned }] = await Promise.all([
        import("./training.ts"),
        import("./example-files.ts"),
      ]);
      const learnedFile = fileOf(salesChannel, "learned");
      const { counts } = merger;
      const isAllKnown = counts.repeated > 0 && counts.added + counts.changed === 0;
      const mayGoOn = (added.length > 0 || isAllKnown) && before.length > 0;
      const known = mayGoOn ? readUndamaged(() => readTrained(learnedFile)) : undefined;
      const isOfThese = known?.facts.exampleCount === before.length;
      if (known && isOfThese && isAllKnown) return { counts, facts: known.facts };
      const more = known && isOfThese ? learnMore(known, added, { kindsOf }) : undefined;
      const trained = more ?? (await learn(all, catalog, { kindsOf, ...options }));
      writeStoredExamples(file, all);
      writeLearned(learnedFile, trained);
      loaded.delete(salesChannel);
      return { counts: merger.counts, facts: trained.facts };
    },
    remove: async ({ catalog, matches, ...options }) => {
      const { salesChannel } = catalog;
      const file = fileOf(salesChannel, "examples");
      const before = readStoredExamples(file);
      const left = before.filter((example) => !matches(example));
      const removed = before.length - left.length;
      if (removed === 0) return { removed, left: left.length };
      loaded.delete(salesChannel);
      if (left.length === 0) {
        for (const ending of ["learned", "examples"])
          removeFile(fileOf(salesChannel, ending).path, unwritable);
        return { removed, left: 0 };
      }
      const [{ learn }, { writeLearned }] = await Promise.all([
        import("./training.ts"),
        import("./example-files.ts"),
      ]);
      const trained = await learn(left, catalog, { kindsOf, ...options });
      writeStoredExamples(file, left);
      writeLearned(fileOf(salesChannel, "learned"), trained);
      return { removed, left: left.length };
    },
    clear: (salesChannel) => {
      loaded.delete(salesChannel);
      const files = ["learned", "examples"].map((ending) => fileOf(salesChannel, ending).path);
      return files.map((path) => removeFile(path, unwritable)).some((wasThere) => wasThere);
    },
  };
}
