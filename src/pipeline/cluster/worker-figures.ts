import type { ClaimTicket } from "./claim-queue.ts";
import type { WorkerRecord } from "./registry.ts";

/** A rate is that of so many beats. */
const beatsOfRate = 15;

type WorkerIdentity = Pick<WorkerRecord, "worker" | "version" | "program" | "host" | "pid" | "startedAt">;

/** What a worker says of itself. */
export class WorkerFigures {
  readonly #identity: WorkerIdentity;
  readonly #beats: { readonly at: number; readonly rows: number }[] = [];
  #claims = 0;
  #rows = 0;
  #claim: { readonly run: string; readonly claim: number; rows: number } | null = null;

  constructor(identity: WorkerIdentity) {
    this.#identity = identity;
  }

  begin({ run, claim }: ClaimTicket): void {
    this.#claim = { run, claim, rows: 0 };
  }

  /** @param rows of the claim, so far */
  wrote(rows: number): void {
    if (this.#claim !== null) this.#claim.rows = rows;
  }

  end(isDone: boolean): void {
    this.#rows += this.#claim?.rows ?? 0;
    if (isDone) this.#claims += 1;
    this.#claim = null;
  }

  /** @param at milliseconds since any moment */
  beat(at: number): WorkerRecord {
    const rows = this.#rows + (this.#claim?.rows ?? 0);
    this.#beats.push({ at, rows });
    if (this.#beats.length > beatsOfRate) this.#beats.shift();
    const first = this.#beats[0] ?? { at, rows };
    const seconds = (at - first.at) / 1000;
    return {
      ...this.#identity,
      claims: this.#claims,
      rows,
      rowsPerSecond: seconds > 0 ? Math.round((rows - first.rows) / seconds) : 0,
      claim: this.#claim === null ? null : { ...this.#claim },
    };
  }
}
