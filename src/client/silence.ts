import { ServiceProblem } from "../contract/problem.ts";
import { parseRetryAfter } from "./retry-after.ts";

export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export interface SilenceOptions {
  /** A wait that the service asks for is obeyed up to here; a longer one ends the call. */
  readonly maxWaitMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: Sleep;
}

/** The time for which a service asked to be left alone (`Retry-After`), by whatever call it was told. */
export interface Silence {
  /** @throws ServiceProblem where the problem asks for a longer wait than is waited, saying so */
  keep(problem: ServiceProblem): void;
  /**
   * Waits until it is over.
   * @throws ServiceProblem the one that asked for it, where it is over later than is waited; the signal's reason
   */
  pass(signal: AbortSignal | undefined): Promise<void>;
}

export function createSilence({ maxWaitMs, now, sleep }: SilenceOptions): Silence {
  let until = 0;
  let asking: ServiceProblem | undefined;
  const refuseIfTooLong = () => {
    if (asking && until - now() > maxWaitMs) throw withSentence(asking, until - now(), maxWaitMs);
  };
  return {
    keep: (problem) => {
      const asked = parseRetryAfter(problem.headers["Retry-After"], now()) ?? 0;
      if (now() + asked <= until || asked === 0) return;
      until = now() + asked;
      asking = problem;
      refuseIfTooLong();
    },
    pass: async (signal) => {
      while (until > now()) {
        refuseIfTooLong();
        await sleep(until - now(), signal);
      }
    },
  };
}

function withSentence(problem: ServiceProblem, askedMs: number, maxWaitMs: number): ServiceProblem {
  const { status, headers, message } = problem;
  const asked = `it asks to wait ${Math.ceil(askedMs / 1000)} s`;
  const sentence = `The service said "${message}"; ${asked}, longer than the ${maxWaitMs / 1000} s that are waited`;
  return new ServiceProblem(status, sentence, { headers, cause: problem });
}
