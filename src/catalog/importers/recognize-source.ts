import { createFault, type SourceFault } from "../source-faults.ts";

/** A kind of text and the format that reads it. */
interface SourceKind {
  readonly what: string;
  /** Absent: no format reads it, see `fix`. */
  readonly format?: string;
  readonly fix: string;
  readonly pattern: RegExp;
}

const lookedAt = 4000;
const savedPage = "A web page was saved in its place: fetch the file itself.";

/** The first match wins; more specific kinds come first. */
const kinds: readonly SourceKind[] = [
  { what: "an HTML page", fix: savedPage, pattern: /^\s*<(!doctype html|html|head|body)\b/i },
  { what: "XML", fix: "Give the source in another form.", pattern: /^\s*</ },
  {
    what: "a list of Google's product taxonomy",
    format: "google",
    fix: "",
    pattern: /^(#\s*Google_Product_Taxonomy|\d+ - \S)/,
  },
  {
    what: "the text form of Shopify's taxonomy",
    fix: "Take categories.json and attributes.json of the same release: only they name the attributes.",
    pattern: /^(#\s*Shopify Product Taxonomy|gid:\/\/shopify\/)/,
  },
  {
    what: "Shopify's mapping to another taxonomy",
    fix: "Take categories.json and attributes.json.",
    pattern: /^\s*\{[^[]*"(mappings|rules)"\s*:/,
  },
  {
    what: "JSON of Shopify's taxonomy",
    format: "shopify",
    fix: "",
    pattern: /^\s*\{[\s\S]*("verticals"\s*:|gid:\/\/shopify\/)/,
  },
  {
    what: "JSON of a Mirakl marketplace",
    format: "mirakl",
    fix: "",
    pattern: /^\s*\{[\s\S]*"(hierarchies|values_lists|hierarchy_code|parent_code)"\s*:/,
  },
  { what: "JSON Lines", format: "jsonl", fix: "", pattern: /^\s*\{.*"type"\s*:.*\}\s*(\n|$)/ },
  { what: "JSON", fix: "See pdo catalog import --help for what each format reads.", pattern: /^\s*[{[]/ },
  {
    what: "a table of CSV",
    format: "csv",
    fix: "",
    pattern: /^[^\n]*\bidentifier"?\s*[,;\t][^\n]*\n/i,
  },
];

/**
 * @param wanted what the format reads, as in "This is XML, not ..."
 * @returns undefined for unrecognized text, and for text of the requested format
 */
export function wrongKindFault(
  text: string,
  file: string,
  requested: { readonly format: string; readonly wanted: string },
): SourceFault | undefined {
  const beginning = text.slice(0, lookedAt);
  const kind = kinds.find(({ pattern }) => pattern.test(beginning));
  if (!kind || kind.format === requested.format) return undefined;
  const fix =
    kind.format === undefined ? kind.fix : `Import it with pdo catalog import ${kind.format} ${file}.`;
  return createFault({ file, line: 0 }, `This is ${kind.what}, not ${requested.wanted}.`, fix);
}
