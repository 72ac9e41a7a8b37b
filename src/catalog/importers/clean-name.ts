import { normalizeWhitespace } from "../../text/normal-form.ts";

/** Line breaks and tabs are blanks to everyone who reads a name; other control characters are a fault. */
const controlInText = /[^\P{Cc}\t\n\r]/u;

export function hasControlCharacter(text: string): boolean {
  return controlInText.test(text);
}

/**
 * A foreign source's name with plain single spaces: Shopify alone has no-break ones in several hundred. Control
 * characters stay, to be told.
 */
export function cleanName(name: string): string {
  return hasControlCharacter(name) ? name : normalizeWhitespace(name);
}
