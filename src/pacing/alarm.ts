export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** One alarm clock: whatever it was set to before, it rings once, at the latest time that it was set to. */
export interface Alarm {
  /** @param at - in milliseconds since 1970 */
  set(at: number): void;
  clear(): void;
}

interface AlarmOptions {
  readonly now: () => number;
  readonly sleep: Sleep;
  readonly ring: () => void;
}

export function createAlarm({ now, sleep, ring }: AlarmOptions): Alarm {
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
