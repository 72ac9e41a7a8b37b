/** A capital where the name had one, if another word stands in front now; iPhone and e-bike keep their writing. */
export function capitalizeStart(before: string, after: string): string {
  if (!/^\p{Ll}{2}/u.test(after) || !/^\P{L}*\p{Lu}/u.test(before)) return after;
  return after.charAt(0).toUpperCase() + after.slice(1);
}
