import { limitRunTime } from "../../client/pacing/run-time-limit.ts";
import type { Session } from "../session.ts";
import { drainMs } from "../world.ts";

/**
 * The session with `--max-time` on its signals: as after a first Ctrl-C nothing more is begun when it is over, and calls in
 * flight are ended some seconds later.
 */
export function limitTime(session: Session): { readonly session: Session; release(): void } {
  const { settings, world } = session;
  if (settings.maxTime === undefined) return { session, release: () => {} };
  const { signal, release } = limitRunTime(settings.maxTime, world.signal);
  const calls = new AbortController();
  const endCalls = () => void setTimeout(() => calls.abort(signal.reason), drainMs).unref();
  signal.addEventListener("abort", endCalls, { once: true });
  const callSignal = AbortSignal.any([world.callSignal, calls.signal]);
  return { session: { ...session, world: { ...world, signal, callSignal } }, release };
}
