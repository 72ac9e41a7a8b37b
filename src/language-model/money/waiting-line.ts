/** Those who wait to be let in, first come, first served. */
export interface WaitingLine<Asked> {
  /**
   * @param enter called in the same turn in which there is room, before anyone else is judged
   * @throws what `hasRoom` throws; the signal's reason
   */
  enter<Entered>(asked: Asked, enter: () => Entered, signal?: AbortSignal): Promise<Entered>;
  /** Something was given back: looks whether those who wait can enter now. */
  look(): void;
  /** Nobody waits any more: who waits fails with this, and whoever comes and cannot enter at once. */
  endWaits(reason: unknown): void;
}

interface Waiting<Asked> {
  readonly asked: Asked;
  readonly enter: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** @param hasRoom throws where there never will be */
export function createWaitingLine<Asked>(hasRoom: (asked: Asked) => boolean): WaitingLine<Asked> {
  let line: Waiting<Asked>[] = [];
  let noWaits: { readonly reason: unknown } | undefined;

  /** @returns whether the first one is gone, one way or the other */
  const settleFirst = ({ asked, enter, refuse }: Waiting<Asked>): boolean => {
    try {
      if (!hasRoom(asked)) return false;
    } catch (fault) {
      line.shift();
      refuse(fault);
      return true;
    }
    line.shift();
    enter();
    return true;
  };
  const look = () => {
    for (let [first] = line; first !== undefined && settleFirst(first); ) [first] = line;
  };
  const refuseAll = (reason: unknown) => {
    const left = line;
    line = [];
    for (const { refuse } of left) refuse(reason);
  };
  return {
    look,
    endWaits: (reason) => {
      noWaits ??= { reason };
      refuseAll(noWaits.reason);
    },
    enter: (asked, enter, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const leave = () => {
          line = line.filter((each) => each !== waiting);
          reject(signal?.reason);
          look();
        };
        const waiting: Waiting<Asked> = {
          asked,
          enter: () => {
            signal?.removeEventListener("abort", leave);
            resolve(enter());
          },
          refuse: (reason) => {
            signal?.removeEventListener("abort", leave);
            reject(reason);
          },
        };
        line.push(waiting);
        signal?.addEventListener("abort", leave, { once: true });
        if (line[0] === waiting) look();
        if (noWaits) refuseAll(noWaits.reason);
      }),
  };
}
