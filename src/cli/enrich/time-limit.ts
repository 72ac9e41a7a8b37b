import { limitRunTime } from "../../client/pacing/run-time-limit.ts";
import type { Session } from "../session.ts";

/** The session with `--max-time` on its signal: as after a first Ctrl-C nothing more is begun when it is over. */
export function limitTime(session: Session): { readonly session: Session; release(): void } {
  const { settings, world } = session;
  if (settings.maxTime === undefined) return { session, release: () => {} };
  const { signal, release } = limitRunTime(settings.maxTime, world.signal);
  return { session: { ...session, world: { ...world, signal } }, release };
}
