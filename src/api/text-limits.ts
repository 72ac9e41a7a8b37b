/** The longest texts that a request may hold, in characters: Unicode code points, as pydantic and JSON Schema count. */
export const maxNameLength = 10_000;
export const maxDescriptionLength = 200_000;
export const maxFactLength = 20_000;
/** Of a picture's address. */
export const maxAddressLength = 2_000;
/** Of one record. */
export const maxFacts = 200;

/** Whether the text has more code points than that. */
export function isLongerThan(maxLength: number, text: string): boolean {
  if (text.length <= maxLength) return false;
  if (text.length > 2 * maxLength) return true;
  let surplus = text.length - maxLength;
  // Each pair of surrogates is two units and one code point.
  for (let at = 0; at < text.length && surplus > 0; at += 1) {
    if ((text.codePointAt(at) ?? 0) <= 0xffff) continue;
    surplus -= 1;
    at += 1;
  }
  return surplus > 0;
}
