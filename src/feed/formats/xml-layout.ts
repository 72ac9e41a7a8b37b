import { localName } from "../xml-text.ts";
import { nextMarkup } from "./xml-scanner.ts";

/** Where a document has its records: `["rss", "channel", "item"]`. */
export type RecordPath = readonly string[];

/** Local names of elements that are products, in the feeds of shops and channels. */
const recordNames = new Set(
  "item entry product article artikel offer produkt produit prodotto articolo shopitem listing row record".split(
    " ",
  ),
);

interface Candidate {
  readonly path: RecordPath;
  count: number;
}

interface OpenElement {
  readonly name: string;
  children: number;
}

/**
 * The records of a document, by its beginning: elements with elements of their own, by what they are called, else those
 * that are repeated, the outermost first. Undefined where the beginning has none.
 * @param isWhole whether the beginning is the whole document
 * @throws XmlFault
 */
export function findRecordPath(text: string, isWhole: boolean): RecordPath | undefined {
  const candidates = gatherCandidates(text);
  const [root = ""] = candidates[0]?.path ?? [];
  const outermost = candidates.toSorted(
    (one, two) => one.path.length - two.path.length || two.count - one.count,
  );
  const called = outermost.find(
    ({ path }) => path.length > 1 && recordNames.has(localName(path.at(-1) ?? "")),
  );
  // The groups of a BMEcat catalog, by the thousand, stand before its articles.
  if (called !== undefined || localName(root) === "bmecat") return called?.path;
  const repeated = outermost.find(({ path, count }) => path.length > 1 && count > 1);
  return repeated?.path ?? (isWhole ? outermost.find(({ path }) => path.length > 1)?.path : undefined);
}

/**
 * The path that ends with the names asked for (`item`, `channel/item`, prefixes may be left out): the outermost of several.
 * @throws XmlFault
 */
export function askedRecordPath(text: string, asked: string): RecordPath | undefined {
  const names = asked.split(/[/>]/).flatMap((name) => name.trim() || []);
  const isMeant = (path: RecordPath) => {
    const end = path.slice(-names.length);
    return (
      names.length > 0 &&
      path.length > 1 &&
      end.length === names.length &&
      end.every((name, at) => name === names[at] || localName(name) === names[at]?.toLowerCase())
    );
  };
  const meant = gatherCandidates(text).filter(({ path }) => isMeant(path));
  return meant.toSorted((one, two) => one.path.length - two.path.length)[0]?.path;
}

/** Elements with elements of their own that occur several times, as `--record-path` takes them. */
export function repeatedElements(text: string): readonly string[] {
  return gatherCandidates(text)
    .filter(({ path, count }) => path.length > 1 && count > 1)
    .map(({ path }) => path.join("/"));
}

/** Closed elements that hold elements, by their paths. */
function gatherCandidates(text: string): readonly Candidate[] {
  const candidates = new Map<string, Candidate>();
  const open: OpenElement[] = [];
  for (let next = nextMarkup(text, 0); next !== undefined; next = nextMarkup(text, next.end)) {
    const parent = open.at(-1);
    if (next.kind === "start") open.push({ name: next.name, children: 0 });
    if ((next.kind === "start" || next.kind === "empty") && parent !== undefined) parent.children += 1;
    if (next.kind !== "end") continue;
    const path = open.map(({ name }) => name);
    const closed = open.pop();
    if (closed === undefined || closed.children === 0) continue;
    const key = path.join(">");
    const candidate = candidates.get(key) ?? { path, count: 0 };
    candidate.count += 1;
    candidates.set(key, candidate);
  }
  return [...candidates.values()];
}
