import { findTags } from "../../../text/html/markup.ts";
import { type Fault, type FindFaults, faultOfAll, shown } from "../fault.ts";
import { keepElements } from "../fixes/keep-elements.ts";
import { isKept, type Tag, tagsOf } from "../fixes/read-tags.ts";

const entity = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,31}\d{0,2});/i;

/**
 * HTML where a channel shows plain text, or elements that it doesn't allow. Where it shows plain text, the fix is the text
 * that a reader sees; else what is allowed stays, and only the rest goes.
 */
export const findMarkup: FindFaults<"markup"> = (reading, { allowed, entities }): readonly Fault[] => {
  const { source, text } = reading;
  if (text === source) return [];
  const plain = text.trim() === "" ? undefined : text.trim();
  const kept: ReadonlySet<string> = new Set(allowed ?? []);
  const tags = tagsOf(source);
  const wrong = tags.filter((tag) => !isKept(tag, kept));
  const [first] = wrong;
  if (first === undefined) {
    const seen = entities || isEncoded(source, tags) ? entity.exec(source)?.[0] : undefined;
    return seen === undefined ? [] : [faultOfAll(reading, `It holds HTML: "${seen}".`, plain)];
  }
  const others = wrong.length > 1 ? ` and ${wrong.length - 1} more` : "";
  const message = `It holds HTML: "${shown(source.slice(first.start, first.end))}"${others}.`;
  if (allowed === undefined) return [faultOfAll(reading, message, plain)];
  return [faultOfTags(source, { first, last: wrong.at(-1) ?? first, message, kept })];
};

/** Tags that were themselves written with entities, which a reader would see as tags. */
function isEncoded(source: string, tags: readonly Tag[]): boolean {
  if (tags.length > 0 || !/&(?:lt|#0*60|#x0*3c);/i.test(source)) return false;
  return (
    findTags(source.replace(/&(?:lt|#0*60|#x0*3c);/gi, "<").replace(/&(?:gt|#0*62|#x0*3e);/gi, ">")).size > 0
  );
}

interface WrongTags {
  readonly first: Tag;
  readonly last: Tag;
  readonly message: string;
  readonly kept: ReadonlySet<string>;
}

/** From the first tag that may not stand to the last; the fix changes no more than it must. */
function faultOfTags(source: string, { first, last, message, kept }: WrongTags): Fault {
  const place = { start: first.start, end: last.end, message };
  const mended = keepElements(source, kept);
  if (mended.trim() === "" || mended === source) return place;
  let start = 0;
  while (start < mended.length && source[start] === mended[start]) start += 1;
  let behind = 0;
  const longest = Math.min(source.length, mended.length) - start;
  while (behind < longest && source.at(-1 - behind) === mended.at(-1 - behind)) behind += 1;
  const replacement = mended.slice(start, mended.length - behind);
  return { ...place, fix: { start, end: source.length - behind, replacement } };
}
