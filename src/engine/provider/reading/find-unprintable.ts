import { placedTexts } from "./texts-in.ts";

/**
 * What no text of a product holds and what could do harm where it is shown: control characters (but tab and line breaks),
 * halves of characters, marks that turn the reading direction, tags, characters that Unicode has reserved for no one, marks piled
 * upon a letter: no script has more than four.
 */
const unprintable =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|\p{M}{5}/u;

/** The name of a field that holds such a character; that of the whole where it stands in a field's name. */
export function findUnprintable(json: unknown): string | undefined {
  for (const { field, text } of placedTexts(json)) if (unprintable.test(text)) return field;
  return undefined;
}
