import { lazily } from "../../lib/once.ts";
import { membersOf, parseTable } from "../../lib/table.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { defineCheck, listOf, nonEmptyText, oneOf, optional } from "../check.ts";
import placeholderTable from "../data/image-placeholders.tsv";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, type Place, shown } from "../violation.ts";

const aspects = ["form", "secure", "length", "format", "placeholder", "duplicate"] as const;
/** Google's limit for image_link. */
const longestLink = 2000;

/**
 * One aspect of the links to pictures in a field: `form`, a whole web address; `secure`, https; `length`, 2,000 characters;
 * `format`, none but the `formats` named, where the file's name has an ending; `placeholder`, no picture that
 * stands for a missing one; `duplicate`, no address twice in the product.
 */
export const imageLinks = defineCheck({
  kind: "image-links",
  options: { aspect: oneOf(...aspects), formats: optional(listOf(nonEmptyText)) },
  find: (reading, { aspect, formats = [] }, product) => {
    const { source } = reading;
    const links = reading.once(imageLinksIn);
    if (aspect === "duplicate") {
      const main = product.field("image");
      const isMain = main === undefined || main.source === source;
      return duplicates(source, links, isMain ? [] : addresses(main));
    }
    return links.flatMap((place) => {
      const message = messages[aspect](source.slice(place.start, place.end), formats);
      return message === undefined ? [] : [{ ...place, message }];
    });
  },
});

type Judge = (link: string, formats: readonly string[]) => string | undefined;

const messages: Readonly<Record<Exclude<(typeof aspects)[number], "duplicate">, Judge>> = {
  form: (link) => {
    if (/\s/u.test(link)) return `The link holds a space: "${shown(link)}".`;
    return readAddress(link) === undefined ? `It is no whole web address: "${shown(link)}".` : undefined;
  },
  secure: (link) => (/^http:/i.test(link) ? `The link is not secure (https): "${shown(link)}".` : undefined),
  length: ({ length }) =>
    length > longestLink ? `The link has ${length} characters, more than ${longestLink}.` : undefined,
  format: (link, formats) => {
    const ending = /\.([a-z][a-z\d]{1,4})$/i.exec(fileOf(link) ?? "")?.[1]?.toLowerCase();
    return ending === undefined || formats.includes(ending)
      ? undefined
      : `The file is "${ending}", none of ${formats.join(", ")}: "${shown(link)}".`;
  },
  placeholder: (link) =>
    isPlaceholder(link) ? `The picture stands for a missing one: "${shown(link)}".` : undefined,
};

/**
 * The links of a cell: one a line, or several between bars, quotes, and commas, semicolons or blanks before the next
 * address.
 */
export function imageLinksIn({ source }: Pick<FieldReading, "source">): readonly Place[] {
  const links: Place[] = [];
  let start = 0;
  const add = (end: number) => {
    const place = trimmed(source, start, end);
    if (place.end > place.start) links.push(place);
  };
  for (const { index, 0: found } of source.matchAll(/[\n|"]|(?<=[\s,;])(?:https?:\/\/|\/\/|www\.)/gi)) {
    add(index);
    start = /^[\n|"]$/.test(found) ? index + 1 : index;
  }
  add(source.length);
  return links;
}

const edge = /[\s,;[\]']/;

function trimmed(source: string, from: number, to: number): Place {
  let [start, end] = [from, to];
  while (start < end && edge.test(source[start] ?? "")) start += 1;
  while (end > start && edge.test(source[end - 1] ?? "")) end -= 1;
  return { start, end };
}

function readAddress(link: string): URL | undefined {
  if (!/^https?:\/\/[^/]+\.[^/]/i.test(link)) return undefined;
  try {
    return new URL(link);
  } catch {
    return undefined;
  }
}

function addresses(reading: FieldReading): readonly string[] {
  return reading.once(imageLinksIn).map(({ start, end }) => keyOf(reading.source.slice(start, end)));
}

/** Addresses that differ only in the scheme are the same picture. */
function keyOf(link: string): string {
  return link.replace(/^https?:/i, "");
}

function duplicates(source: string, links: readonly Place[], others: readonly string[]): readonly Fault[] {
  const seen = new Set(others);
  return links.flatMap((place) => {
    const link = source.slice(place.start, place.end);
    const key = keyOf(link);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ ...place, message: `The product has the picture twice: "${shown(link)}".` }];
  });
}

/** The name of the file at the end of the path, decoded; undefined without one. */
function fileOf(link: string): string | undefined {
  const address = readAddress(link);
  const path = address?.pathname ?? link.split(/[?#]/)[0] ?? "";
  const file = path.slice(path.lastIndexOf("/") + 1);
  if (file === "" && address !== undefined) return undefined;
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

interface Placeholders {
  readonly hosts: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
  readonly phrases: readonly string[];
}

const placeholders = lazily((): Placeholders => {
  const rows = parseTable(placeholderTable);
  const listed = (use: string) =>
    membersOf(
      rows.filter((row) => row.use === use),
      "words",
      "|",
    );
  return {
    hosts: new Set(listed("host")),
    whole: new Set(listed("whole")),
    phrases: listed("phrase").map((phrase) => ` ${phrase} `),
  };
});

function isPlaceholder(link: string): boolean {
  const { hosts, whole, phrases } = placeholders();
  const host = readAddress(link)?.hostname.replace(/^www\./, "");
  if (host !== undefined && hosts.has(host)) return true;
  const file = fileOf(link)?.slice(0, 200) ?? "";
  const name = foldText(file.replace(/\.[a-z\d]{2,5}$/i, ""))
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  return whole.has(name) || phrases.some((phrase) => ` ${name} `.includes(phrase));
}
