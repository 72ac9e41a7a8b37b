import { setTimeout as wait } from "node:timers/promises";

/** A reason for which calls are held back. */
export interface Brake {
  /**
   * Milliseconds until one more attempt may be sent: 0 for now, infinite if an attempt in flight must end
   * first.
   * @throws the error for every waiting call if waiting is pointless
   */
  waitMs(): number;
  /** An attempt is sent. */
  begin?(call: Call): void;
  /** An attempt has ended, successfully or not. */
  leave?(call: Call): void;
}

interface Entering {
  /** When the call's own retry delay ends, in milliseconds since 1970. */
  readonly notBefore: number;
  readonly signal: AbortSignal | undefined;
}

/** Admits every attempt of every call; all waiting happens here. */
export interface Gate {
  /**
   * @returns undefined if the attempt may be sent at once; otherwise a promise, resolved when it may, of the
   *   milliseconds for which other reasons than its own delay held the call back
   * @throws the reason of `close`, a brake's error, the signal's reason
   */
  enter(call: Call, entering: Entering): Promise<number> | undefined;
  /** Call for every admitted attempt, after its outcome was reported to the brakes. */
  leave(call: Call): void;
  /** Rejects everything that waits with this reason, and later calls that would have to wait. */
  endWaits(reason: unknown): void;
  /** Rejects everything that waits, and all later calls, with this reason. */
  close(reason: unknown): void;
  readonly inFlight: () => number;
  /** Milliseconds until the first waiting call has waited long enough by itself. Undefined: none waits. */
  readonly nextDueMs: () => number | undefined;
}

interface GateOptions {
  readonly brakes: readonly Brake[];
  readonly now: () => number;
  readonly sleep: Sleep;
}

interface Waiter {
  readonly call: Call;
  /** When its own delay ends, or its arrival time. */
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
    call.concurrent = inFlight;
    inFlight += 1;
    for (const brake of brakes) brake.begin?.(call);
  };
  const refuseAll = (reason: unknown) => {
    alarm.clear();
    for (const waiter of waiting) waiter.refuse(reason);
  };
  /** Admits all calls that may go, then sleeps until the next one may. */
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
    nextDueMs: () => (waiting.size === 0 ? undefined : Math.max(0, firstOf(waiting).dueAt - now())),
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

/** The waiter with the earliest due time, so that a retry is not overtaken by later calls. */
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

/** A timer that fires once, at the time that was set last. */
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

/** A call over all its attempts, as the brakes see it. */
export interface Call {
  /** Failed attempts that count. */
  tries: number;
  /** Attempts refused for too many requests, which do not count. */
  throttles: number;
  /** Attempts during an outage that found the service up but failing, which do not count. */
  faultyProbes: number;
  /** What its retries took from the retry budget. */
  spent: number;
  /** Sequence number of its latest attempt among all attempts. */
  sequence: number;
  /** Other attempts in flight when its latest one was sent. */
  concurrent: number;
}

export function createCall(): Call {
  return { tries: 0, throttles: 0, faultyProbes: 0, spent: 0, sequence: 0, concurrent: 0 };
}
