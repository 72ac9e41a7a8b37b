import { hasMarkup, plainText } from "../../../text/html.ts";

const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i;

/** Tags and entities, as a plain text; nothing else is touched. */
export function removeMarkup(name: string): string {
  if (!name.includes("<") && !name.includes("&")) return name;
  return hasMarkup(name) || entity.test(name) ? plainText(name).text : name;
}
