/** What became of the calls that a run had to make; none of the embedded service, whose calls cost nothing. */
export interface CallFigures {
  /** Calls that the service was asked. */
  readonly asked: number;
  /** Calls that were answered from what earlier runs kept. */
  readonly kept: number;
  /** Calls that were answered by an identical one which was under way. */
  readonly shared: number;
  /** Requests that were sent: a call may take several tries. */
  readonly requests: number;
  readonly retries: number;
  /** Answers that asked to slow down. */
  readonly throttled: number;
  /** Answers that could not be kept, and will be asked for again by the next run. */
  readonly failed_writes: number;
  /** Times that kept answers could not be read; the service was asked, and paid, instead. */
  readonly failed_reads: number;
}
