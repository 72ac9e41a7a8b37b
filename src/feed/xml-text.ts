const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi;

/** Character data with its references replaced; unknown ones stay. */
export function withoutReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

const strayReference = /&(?!(?:#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);)[^\s<;]{0,20};?/i;

/** The first reference or bare ampersand of character data that XML does not know. */
export function findStrayReference(text: string): string | undefined {
  return text.includes("&") ? strayReference.exec(text)?.[0] : undefined;
}

/** Characters that XML 1.0 cannot hold (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
export const impossible: RegExp = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Text as character data, without what it cannot hold. A carriage return is a reference, since readers take it for a line's end. */
export function escaped(text: string): string {
  return text
    .replace(impossible, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\r/g, "&#13;");
}

/** Ends of lines as every reader of XML passes them on (XML 1.0, section 2.11). */
export function withLineFeeds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

const attribute = /\s([^\s=/<>"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/** The attributes of a tag's raw text, in order; values with their references. */
export function attributesOf(tag: string): readonly (readonly [name: string, value: string])[] {
  return Array.from(tag.matchAll(attribute), ([, name = "", double, single]) => [
    name,
    double ?? single ?? "",
  ]);
}

/** A name without its prefix, in lower case: `title` of `g:Title`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
