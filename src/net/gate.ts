import { setTimeout as wait } from "node:timers/promises";

/** One reason for which calls are held back. */
export interface Brake {
  /**
   * Milliseconds until one more try may be sent: 0 for now, infinite for as long as none in flight has ended.
   * @throws what every waiting call is to fail with, where waiting is of no use
   */
  waitMs(): number;
  /** A try is sent. */
  begin?(call: Call): void;
  /** A try has ended, in whichever way. */
  leave?(call: Call): void;
}

interface Entering {
  /** The call's own wait between two tries, in milliseconds since 1970. */
  readonly notBefore: number;
  readonly signal: AbortSignal | undefined;
}

/** The one place through which every try of every call goes; what waits, waits here. */
export interface Gate {
  /**
   * @returns nothing where the try may be sent at once; else, when it may, the milliseconds for which the call was
   *   held back by others than itself
   * @throws what closed the gate, a brake's fault, the signal's reason
   */
  enter(call: Call, entering: Entering): Promise<number> | undefined;
  /** Every try that entered leaves, after the brakes were told how it went. */
  leave(call: Call): void;
  /** Nobody waits any more: what waits fails with this, and whatever comes and cannot be sent at once. */
  endWaits(reason: unknown): void;
  /** Nothing is sent any more: what waits, and whatever comes, fails with this. */
  close(reason: unknown): void;
  readonly inFlight: () => number;
}

interface GateOptions {
  readonly brakes: readonly Brake[];
  readonly now: () => number;
  readonly sleep: Sleep;
}

interface Waiter {
  readonly call: Call;
  /** When its own wait is over, or when it came. */
  readonly dueAt: number;
  readonly admit: () => void;
  readonly refuse: (reason: unknown) => void;
}

export function createGate({ brakes, now, sleep }: GateOptions): Gate {
  const waiting = new Set<Waiter>();
  let noWaits: { readonly reason: unknown } | undefined;
  let closed: { readonly reason: unknown } | undefined;
  let sent = 0;
  let inFlight = 0;

  const brakeMs = () => {
    let longest = 0;
    for (const brake of brakes) longest = Math.max(longest, brake.waitMs());
    return longest;
  };
  const begin = (call: Call) => {
    sent += 1;
    call.sequence = sent;
    call.besides = inFlight;
    inFlight += 1;
    for (const brake of brakes) brake.begin?.(call);
  };
  const refuseAll = (reason: unknown) => {
    alarm.clear();
    for (const waiter of waiting) waiter.refuse(reason);
  };
  /** Lets through whoever may go; then sleeps until the next one may. */
  const pump = () => {
    try {
      while (waiting.size > 0) {
        const held = brakeMs();
        if (held === Number.POSITIVE_INFINITY) return alarm.clear();
        const next = firstOf(waiting);
        const at = Math.max(now() + held, next.dueAt);
        if (at > now()) return alarm.set(at);
        begin(next.call);
        next.admit();
      }
      alarm.clear();
    } catch (fault) {
      refuseAll(fault);
    }
  };
  const alarm = createAlarm({ now, sleep, ring: pump });

  const wait = (call: Call, { notBefore, signal }: Entering) =>
    new Promise<number>((resolve, reject) => {
      const dueAt = Math.max(now(), notBefore);
      const end = (settle: () => void) => {
        waiting.delete(waiter);
        signal?.removeEventListener("abort", giveUp);
        settle();
      };
      const giveUp = () => end(() => reject(signal?.reason));
      const waiter: Waiter = {
        call,
        dueAt,
        admit: () => end(() => resolve(Math.max(0, now() - dueAt))),
        refuse: (reason) => end(() => reject(reason)),
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      waiting.add(waiter);
      pump();
    });

  return {
    enter: (call, entering) => {
      if (closed) throw closed.reason;
      entering.signal?.throwIfAborted();
      const isFree = waiting.size === 0 && entering.notBefore <= now() && brakeMs() === 0;
      if (!isFree && noWaits) throw noWaits.reason;
      if (!isFree) return wait(call, entering);
      begin(call);
      return undefined;
    },
    inFlight: () => inFlight,
    leave: (call) => {
      inFlight -= 1;
      for (const brake of brakes) brake.leave?.(call);
      if (waiting.size > 0) pump();
    },
    endWaits: (reason) => {
      noWaits ??= { reason };
      refuseAll(reason);
    },
    close: (reason) => {
      closed ??= { reason };
      refuseAll(closed.reason);
    },
  };
}

/** Who has been due for the longest, or will be the soonest: a retry is not overtaken by those that come after. */
function firstOf(waiting: ReadonlySet<Waiter>): Waiter {
  return [...waiting].reduce((first, waiter) => (waiter.dueAt < first.dueAt ? waiter : first));
}

/** @throws the signal's reason */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export async function sleepFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await wait(milliseconds, undefined, signal ? { signal } : {});
  } catch {
    signal?.throwIfAborted();
  }
}

/** One alarm clock: whatever it was set to before, it rings once, at the latest time that it was set to. */
interface Alarm {
  /** @param at - in milliseconds since 1970 */
  set(at: number): void;
  clear(): void;
}

interface AlarmOptions {
  readonly now: () => number;
  readonly sleep: Sleep;
  readonly ring: () => void;
}

function createAlarm({ now, sleep, ring }: AlarmOptions): Alarm {
  let setTo: number | undefined;
  let sleeping: AbortController | undefined;
  const clear = () => {
    setTo = undefined;
    sleeping?.abort();
    sleeping = undefined;
  };
  return {
    clear,
    set: (at) => {
      if (at === setTo) return;
      clear();
      setTo = at;
      const own = new AbortController();
      sleeping = own;
      const wake = () => {
        if (sleeping !== own) return;
        clear();
        ring();
      };
      sleep(Math.max(0, at - now()), own.signal).then(wake, wake);
    },
  };
}

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
