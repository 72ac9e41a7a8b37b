/** One call over all its tries, as those see it who decide when a try may be sent. */
export interface Call {
  /** Tries that ended in a fault that counts. */
  tries: number;
  /** Tries that the service refused because it is asked too often; they do not count as tries. */
  throttles: number;
  /** Tries that found out during an outage that the service is there and cannot do it; they do not count as tries. */
  faultyProbes: number;
  /** What its retries took from the budget. */
  spent: number;
  /** Its latest try's place among all tries that were sent. */
  sequence: number;
  /** Other tries that were in flight when its latest one was sent. */
  besides: number;
}

export function createCall(): Call {
  return { tries: 0, throttles: 0, faultyProbes: 0, spent: 0, sequence: 0, besides: 0 };
}
