/** Milliseconds. */
const dayMs = 24 * 60 * 60 * 1000;

/** @param time milliseconds since 1970 @returns whole days since then, in UTC */
export function dayOf(time: number): number {
  return Math.floor(time / dayMs);
}

/** `2026-11-21` */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
