import { completionKey } from "../completion-key.ts";
import type { LanguageModel } from "../language-model.ts";
import { renderRecorded } from "./recorded-completion.ts";
import { completionPath, prepareFolder, writeText } from "./recording-folder.ts";

/**
 * A language model whose answers are written down, a file each, for `replayCompletions`. What is to be replayed has to pass
 * through here: around a model that keeps completions, the kept ones are written down too.
 * @throws ProviderProblem PDO_RECORDING_UNUSABLE, at once or with a completion, which is safe with who keeps it below
 */
export function recordCompletions(model: LanguageModel, folder: string): LanguageModel {
  const { identity } = model;
  prepareFolder(folder, identity);
  return {
    identity,
    complete: async (request, options) => {
      const completion = await model.complete(request, options);
      const path = completionPath(folder, completionKey(identity, request));
      writeText(path, renderRecorded({ identity, request, completion }));
      return completion;
    },
    close: () => model.close(),
  };
}
