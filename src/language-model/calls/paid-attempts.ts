import type { Completion, CompletionRequest } from "../completion.ts";
import type { Budget, Reservation } from "../money/budget.ts";
import type { UsageTally } from "../money/usage-tally.ts";
import type { AttemptOptions, AttemptResult, Provider } from "../providers/provider.ts";
import { isPerhapsPaid } from "./provider-faults.ts";

interface PaidAttemptsOptions {
  readonly provider: Provider;
  /** Absent: nothing limits what is spent. */
  readonly budget: Budget | undefined;
  readonly tally: UsageTally;
}

export interface PaidAttempts {
  /**
   * One try, reserved before it is sent and counted when it ends, however it ends.
   * @throws ProviderProblem, PDO_BUDGET_SPENT among them; the signal's reason
   */
  attempt(request: CompletionRequest, options: AttemptOptions): Promise<AttemptResult>;
  /** Tries that there was no room for: nothing was sent. */
  unsent(): number;
}

export function createPaidAttempts({ provider, budget, tally }: PaidAttemptsOptions): PaidAttempts {
  let unsent = 0;

  const reserve = async (
    request: CompletionRequest,
    signal: AbortSignal | undefined,
  ): Promise<Reservation | undefined> => {
    try {
      return await budget?.reserve(request, signal);
    } catch (fault) {
      unsent += 1;
      throw fault;
    }
  };
  return {
    attempt: async (request, options) => {
      const reservation = await reserve(request, options.signal);
      const settle = (outcome: NonNullable<Completion["usage"]> | "nothing" | "unknown") => {
        reservation?.settle(outcome);
        tally.count(request, outcome);
      };
      try {
        const answered = await provider.attempt(request, options);
        settle(answered.completion.usage ?? "unknown");
        return answered;
      } catch (fault) {
        settle(isPerhapsPaid(fault) ? "unknown" : "nothing");
        throw fault;
      }
    },
    unsent: () => unsent,
  };
}
