import type { LanguageModel } from "./language-model.ts";

/** Models of one provider that share a run's work: what is opened of each. */
export interface SeveralModels<Opened> {
  /** Does the tasks that no other one is named for. */
  readonly first: Opened;
  /** By operation. */
  readonly byTask: ReadonlyMap<string, Opened>;
  readonly judge?: Opened;
}

/** Each once. */
export function distinctModels<Opened>({ first, byTask, judge }: SeveralModels<Opened>): readonly Opened[] {
  return [...new Set([first, ...byTask.values(), ...(judge === undefined ? [] : [judge])])];
}

/** The models as one, which hands each task to its own. */
export function joinLanguageModels(several: SeveralModels<LanguageModel>): LanguageModel {
  const { first, byTask, judge } = several;
  return {
    ...first,
    forTask: (task) => byTask.get(task) ?? first,
    ...(judge && { judge }),
    close: async () => {
      await Promise.all(distinctModels(several).map((model) => model.close()));
    },
  };
}
