import { findTags } from "../../../text/html/markup.ts";

/** One tag or comment of a source. */
export interface Tag {
  readonly start: number;
  readonly end: number;
  /** In small letters; empty of comments and declarations. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly hasAttributes: boolean;
}

const quotedTag = /<(\/?)([a-z][a-z\d:-]*)((?:\s|\/)(?:"[^"]*"|'[^']*'|[^'">])*)?>/iy;
/** Where a quotation mark is missing, the tag ends at the first bracket. */
const looseTag = /<(\/?)([a-z][a-z\d:-]*)([^>]*)>/iy;
const comment = /<!--[\s\S]*?-->|<!\[CDATA\[|<!doctype[^>]*>/iy;

/** Tags and comments in order; what begins inside another is part of it. */
export function tagsOf(source: string): readonly Tag[] {
  const tags: Tag[] = [];
  let covered = 0;
  for (const start of findTags(source)) {
    if (start < covered) continue;
    const tag = tagAt(source, start);
    covered = tag.end;
    tags.push(tag);
  }
  return tags;
}

/** Whether a tag is one of the allowed elements, without attributes. */
export function isKept({ name, hasAttributes }: Tag, allowed: ReadonlySet<string>): boolean {
  return allowed.has(name) && !hasAttributes;
}

function tagAt(source: string, start: number): Tag {
  for (const pattern of [quotedTag, looseTag]) {
    pattern.lastIndex = start;
    const found = pattern.exec(source);
    if (!found) continue;
    const [text, slash, name = "", attributes = ""] = found;
    const hasAttributes = attributes.replace("/", "").trim() !== "";
    return {
      start,
      end: start + text.length,
      name: name.toLowerCase(),
      isClosing: slash === "/",
      hasAttributes,
    };
  }
  comment.lastIndex = start;
  const length = comment.exec(source)?.[0].length ?? 1;
  return { start, end: start + length, name: "", isClosing: false, hasAttributes: false };
}
