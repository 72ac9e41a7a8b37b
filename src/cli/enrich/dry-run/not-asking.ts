import { answerKey } from "../../../answers/answer-key.ts";
import type { KeepingClient } from "../../../answers/keep-answers.ts";
import type { Client } from "../../../client/client.ts";
import { createKeySet } from "../../../language-model/key-set.ts";
import { ProviderProblem } from "../../../language-model/provider-problem.ts";

/** Thrown in the place of a call. */
export class NotAnswered extends Error {
  /** An earlier row asks the very same, and its answer will do for this one. */
  readonly isAskedBefore: boolean;

  constructor(task: string, isAskedBefore: boolean) {
    super(`${task} is not answered yet.`);
    this.isAskedBefore = isAskedBefore;
  }
}

/** Nothing is kept under this question. */
class NotKept extends Error {}

/** A client that answers with what is kept, and calls nobody. */
export function onlyKept({ peek, close }: KeepingClient): Client {
  return {
    call: async (name, input) => {
      const answer = await peek(name, input);
      if (answer === undefined) throw new NotKept(`${name} is not kept.`);
      return answer;
    },
    close,
  };
}

/**
 * Notes what its client has no answer for, so that equal questions of several rows count as one call.
 * @throws NotAnswered in the place of such an answer
 */
export function notAsking(client: Client): Client {
  const noted = createKeySet();
  return {
    call: async (name, input, options) => {
      try {
        return await client.call(name, input, options);
      } catch (fault) {
        if (!isPending(fault)) throw fault;
        throw new NotAnswered(name, !noted.add(answerKey(name, input, "").toString("hex")));
      }
    },
    close: () => client.close(),
  };
}

function isPending(fault: unknown): boolean {
  return (
    fault instanceof NotKept || (fault instanceof ProviderProblem && fault.code === "PDO_COMPLETION_PENDING")
  );
}
