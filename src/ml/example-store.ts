import { join } from "node:path";
import type { SalesChannel } from "../api/vocabulary.ts";
import type { Catalog } from "../catalog/model.ts";
import { removeFile } from "../lib/atomic-file.ts";
import { homeMissing, nothingToLearn, unwritable } from "./errors.ts";
import { type Learned, readLearned, readStoredExamples, writeStoredExamples } from "./example-files.ts";
import { type Example, ExampleMerger, type MergeCounts } from "./examples.ts";
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
  /**
   * Adds examples and trains with all of them.
   * @throws PdoError, the signal's reason; the previous state stays
   */
  add(request: AddRequest): Promise<AddOutcome>;
  /** @returns whether there were any */
  clear(salesChannel: SalesChannel): boolean;
}

/** @param options.home `PDO_HOME`; without it there are no examples */
export function createExamplesStore({ home }: { readonly home?: string }): ExamplesStore {
  const loaded = new Map<SalesChannel, Learned | undefined>();
  const fileOf = (salesChannel: SalesChannel, ending: string) => {
    if (home === undefined) throw homeMissing();
    return { path: join(home, "examples", `${salesChannel}.${ending}`), salesChannel };
  };
  return {
    learned: (salesChannel) => {
      if (home === undefined) return undefined;
      if (!loaded.has(salesChannel)) loaded.set(salesChannel, readLearned(fileOf(salesChannel, "learned")));
      return loaded.get(salesChannel);
    },
    examples: (salesChannel) =>
      home === undefined ? [] : readStoredExamples(fileOf(salesChannel, "examples")),
    add: async ({ catalog, examples, ...options }) => {
      const { salesChannel } = catalog;
      const file = fileOf(salesChannel, "examples");
      const merger = new ExampleMerger(readStoredExamples(file));
      for await (const batch of examples) for (const example of batch) merger.add(example);
      const all = merger.examples();
      if (all.length === 0) throw nothingToLearn(salesChannel);
      const [{ learn }, { writeLearned }] = await Promise.all([
        import("./training.ts"),
        import("./example-files.ts"),
      ]);
      const trained = await learn(all, catalog, options);
      writeStoredExamples(file, all);
      writeLearned(fileOf(salesChannel, "learned"), trained);
      loaded.delete(salesChannel);
      return { counts: merger.counts, facts: trained.facts };
    },
    clear: (salesChannel) => {
      loaded.delete(salesChannel);
      const files = ["learned", "examples"].map((ending) => fileOf(salesChannel, ending).path);
      return files.map((path) => removeFile(path, unwritable)).some((wasThere) => wasThere);
    },
  };
}
