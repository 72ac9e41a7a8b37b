import { findTags } from "../../../text/html/markup.ts";
import { type Fault, type FindFaults, faultOfAll, shown } from "../fault.ts";
import type { FieldReading } from "../read-field.ts";

const entity = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,31}\d{0,2});/i;
const tagHere = /<(\/?)([a-z][a-z\d]*)(\s[^>]*)?\/?>|<!--[\s\S]*?-->|<!doctype[^>]*>/iy;

/** HTML where a channel shows plain text, or elements that it doesn't allow. The fix is the text that a reader sees. */
export const findMarkup: FindFaults<"markup"> = (reading, { allowed, entities }): readonly Fault[] => {
  const { source, text } = reading;
  if (text === source) return [];
  const offending = firstOffender(reading, allowed ?? [], entities);
  if (offending === undefined) return [];
  const plain = text.trim();
  return [faultOfAll(reading, `It holds HTML: "${shown(offending)}".`, plain === "" ? undefined : plain)];
};

function firstOffender(
  { source }: FieldReading,
  allowed: readonly string[],
  entities: boolean,
): string | undefined {
  for (const start of findTags(source)) {
    tagHere.lastIndex = start;
    const [tag = source.slice(start, start + 20), , name = "", attributes = ""] = tagHere.exec(source) ?? [];
    const isAllowed = allowed.includes(name.toLowerCase()) && attributes.replace("/", "").trim() === "";
    if (!isAllowed) return tag;
  }
  return entities ? entity.exec(source)?.[0] : undefined;
}
