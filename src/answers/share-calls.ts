import { ClientProblem } from "../client/client-problem.ts";
import { ProviderProblem } from "../language-model/provider-problem.ts";

/** One piece of work for all who ask for the same at the same time. */
export interface CallSharing {
  share<Answer>(id: string, signal: AbortSignal | undefined, work: () => Promise<Answer>): Promise<Answer>;
  /** How often an answer was shared. */
  count(): number;
}

interface Work {
  readonly answer: Promise<unknown>;
  readonly signal: AbortSignal | undefined;
}

/** An abort, and the end of a row's time, is the business of the one who called: the others begin again. */
export function createCallSharing(): CallSharing {
  const underWay = new Map<string, Work>();
  let shared = 0;

  const begin = <Answer>(id: string, signal: AbortSignal | undefined, work: () => Promise<Answer>) => {
    const answer = work().finally(() => underWay.delete(id));
    underWay.set(id, { answer, signal });
    return answer;
  };
  const share: CallSharing["share"] = async (id, signal, work) => {
    const other = underWay.get(id);
    if (other === undefined) return begin(id, signal, work);
    try {
      // What is alike in name and input is alike in the type of its answer.
      const answer = (await other.answer) as Awaited<ReturnType<typeof work>>;
      shared += 1;
      return answer;
    } catch (fault) {
      signal?.throwIfAborted();
      if (other.signal?.aborted || isRowTimeOver(fault)) return share(id, signal, work);
      throw fault;
    }
  };
  return { share, count: () => shared };
}

/** The clock of the one who asked first has run down; that of those who joined began later. */
function isRowTimeOver(fault: unknown): boolean {
  if (fault instanceof ProviderProblem) return fault.code === "PDO_PROVIDER_ROW_TIMEOUT";
  return fault instanceof ClientProblem && fault.code === "PDO_CLIENT_ROW_TIMEOUT";
}
