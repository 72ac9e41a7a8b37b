import type { CompletionRequest } from "../completion.ts";
import type { Budget, Reservation } from "../money/budget.ts";
import type { CallOutcome } from "../money/call-outcome.ts";
import type { UsageTally } from "../money/usage-tally.ts";
import type { AttemptOptions, AttemptResult, Provider } from "../providers/provider.ts";
import { isPerhapsPaid } from "./provider-faults.ts";

interface PayingOptions {
  readonly provider: Provider;
  /** Absent: nothing limits what is spent. */
  readonly budget: Budget | undefined;
  readonly tally: UsageTally;
}

/** One call over all its tries. */
export interface PaidCall {
  /**
   * Room for the next try; to be had before the try waits for anything else, so that whatever holds calls back is asked last.
   * Absent: nothing limits what is spent.
   * @throws ProviderProblem PDO_BUDGET_SPENT; the signal's reason
   */
  readonly reserve?: () => Promise<void>;
  /** One try, counted when it ends, however it ends. @throws ProviderProblem; the signal's reason */
  attempt(options: AttemptOptions): Promise<AttemptResult>;
  /** Gives back the room of a try that was not made. */
  giveBack(): void;
}

export function createPaidCall(
  request: CompletionRequest,
  signal: AbortSignal | undefined,
  { provider, budget, tally }: PayingOptions,
): PaidCall {
  let reserved: Reservation | undefined;
  const settle = (outcome: CallOutcome) => {
    reserved?.settle(outcome);
    tally.count(request, outcome);
  };
  const reserve = async (limiting: Budget) => {
    reserved = await limiting.reserve(request, signal);
  };
  return {
    ...(budget && { reserve: () => reserve(budget) }),
    attempt: async (options) => {
      try {
        const answered = await provider.attempt(request, options);
        settle(answered.completion.usage ?? "unknown");
        return answered;
      } catch (fault) {
        settle(isPerhapsPaid(fault) ? "unknown" : "nothing");
        throw fault;
      }
    },
    giveBack: () => reserved?.settle("nothing"),
  };
}
