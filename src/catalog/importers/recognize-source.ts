import { createFault, type SourceFault } from "../source-faults.ts";

/** What a text looks like, and the format that would take it. */
interface SourceKind {
  readonly what: string;
  /** Absent: no format takes it, see `mend`. */
  readonly format?: string;
  readonly mend: string;
  readonly pattern: RegExp;
}

const lookedAt = 4000;
const savedPage = "A web page was saved in its place: fetch the file itself.";

/** The first that fits; the more telling ones stand before the vaguer ones. */
const kinds: readonly SourceKind[] = [
  { what: "an HTML page", mend: savedPage, pattern: /^\s*<(!doctype html|html|head|body)\b/i },
  { what: "XML", mend: "Give the source in another form.", pattern: /^\s*</ },
  {
    what: "a list of Google's product taxonomy",
    format: "google",
    mend: "",
    pattern: /^(#\s*Google_Product_Taxonomy|\d+ - \S)/,
  },
  {
    what: "the text form of Shopify's taxonomy",
    mend: "Take categories.json and attributes.json of the same release: only they name the attributes.",
    pattern: /^(#\s*Shopify Product Taxonomy|gid:\/\/shopify\/)/,
  },
  {
    what: "Shopify's mapping to another taxonomy",
    mend: "Take categories.json and attributes.json.",
    pattern: /^\s*\{[^[]*"(mappings|rules)"\s*:/,
  },
  {
    what: "JSON of Shopify's taxonomy",
    format: "shopify",
    mend: "",
    pattern: /^\s*\{[\s\S]*("verticals"\s*:|gid:\/\/shopify\/)/,
  },
  {
    what: "JSON of a Mirakl marketplace",
    format: "mirakl",
    mend: "",
    pattern: /^\s*\{[\s\S]*"(hierarchies|values_lists|hierarchy_code|parent_code)"\s*:/,
  },
  { what: "JSON Lines", format: "jsonl", mend: "", pattern: /^\s*\{.*"type"\s*:.*\}\s*(\n|$)/ },
  { what: "JSON", mend: "See pdo catalog import --help for what each format reads.", pattern: /^\s*[{[]/ },
  {
    what: "a table of CSV",
    format: "csv",
    mend: "",
    pattern: /^[^\n]*\bidentifier"?\s*[,;\t][^\n]*\n/i,
  },
];

/**
 * @param wanted what the format reads, as in "This is XML, not ..."
 * @returns undefined where the text looks like nothing in particular, or like the asked format
 */
export function wrongKindFault(
  text: string,
  file: string,
  asked: { readonly format: string; readonly wanted: string },
): SourceFault | undefined {
  const beginning = text.slice(0, lookedAt);
  const kind = kinds.find(({ pattern }) => pattern.test(beginning));
  if (!kind || kind.format === asked.format) return undefined;
  const mend =
    kind.format === undefined ? kind.mend : `Import it with pdo catalog import ${kind.format} ${file}.`;
  return createFault({ file, line: 0 }, `This is ${kind.what}, not ${asked.wanted}.`, mend);
}
