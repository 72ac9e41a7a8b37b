import type { Completion, CompletionRequest } from "../completion.ts";
import { completionKey } from "../completion-key.ts";
import type { LanguageModel } from "../language-model.ts";
import { isSameQuestion, parseRecorded } from "./recorded-completion.ts";
import { completionPath, readIdentity, readText } from "./recording-folder.ts";
import { completionNotRecorded, recordingUnusable } from "./recording-problem.ts";

/**
 * The language model that was recorded, as far as it was: nobody is asked, nothing is paid, and equal runs have equal outcomes.
 * @param folder as `recordCompletions` wrote it
 * @throws ProviderProblem PDO_RECORDING_UNUSABLE
 */
export function replayCompletions(folder: string): LanguageModel {
  const identity = readIdentity(folder);
  return {
    identity,
    complete: async (request, options) => {
      options?.signal?.throwIfAborted();
      return readCompletion(completionPath(folder, completionKey(identity, request)), {
        folder,
        identity,
        request,
      });
    },
    close: async () => {},
  };
}

/** @throws ProviderProblem PDO_COMPLETION_NOT_RECORDED, PDO_RECORDING_UNUSABLE */
function readCompletion(
  path: string,
  asked: { readonly folder: string; readonly identity: string; readonly request: CompletionRequest },
): Completion {
  const text = readText(path);
  if (text === undefined) throw completionNotRecorded(asked.folder, asked.request.task);
  const recorded = parseRecorded(text);
  if (recorded === undefined) throw damaged(path, "The file is not as it was written.");
  const isAsked = recorded.identity === asked.identity && isSameQuestion(recorded.request, asked.request);
  if (!isAsked) throw damaged(path, "It holds another question than its name says.");
  return recorded.completion;
}

function damaged(path: string, seen: string) {
  return recordingUnusable(path, seen, "Take the file away, or record it anew with --record.");
}
