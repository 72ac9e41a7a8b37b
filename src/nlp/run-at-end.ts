/**
 * Where the run of characters begins with which a text ends. `/[…]+$/` tries every run of the text from each of its
 * characters on, in the square of its length; this looks once, from the end.
 * @param character sticky; matches one UTF-16 unit, and may look behind it
 */
export function runAtEnd(text: string, character: RegExp, end: number = text.length): number {
  let start = end;
  while (start > 0) {
    character.lastIndex = start - 1;
    if (!character.test(text)) break;
    start -= 1;
  }
  return start;
}
