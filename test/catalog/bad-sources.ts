import { gzipSync } from "node:zlib";
import type { Files } from "./importers/import-files.ts";

/** A source with one slip, and the one fault that it must be refused with. */
export interface BadSource {
  readonly title: string;
  readonly format: string;
  readonly files: Files;
  /** Inside the folder; the folder itself where none are given. */
  readonly paths?: readonly string[];
  readonly fault: {
    /** The end of the file's path. */
    readonly file: string;
    readonly line?: number;
    readonly place?: string;
    readonly what: string | RegExp;
    readonly fix: string | RegExp;
  };
}

const tree = "identifier,parent_identifier,name_en\nroot,,Root\nleaf,root,Leaf\n";
const attributeHeader = "category_identifier,identifier,requirement_level,kind,unit,dimension,name_en\n";
const valueHeader = "category_identifier,attribute_identifier,identifier,name_en\n";
const color = `${attributeHeader}leaf,color,,closed,,,Color\n`;

function csv(
  title: string,
  tables: Readonly<Record<string, string | Uint8Array>>,
  fault: BadSource["fault"],
): BadSource {
  const files = Object.entries({ categories: tree, ...tables }).map(([name, text]) => [`${name}.csv`, text]);
  return { title, format: "csv", files: Object.fromEntries(files), fault };
}

const badCategories: readonly BadSource[] = [
  csv(
    "three categories that are each other's parents",
    { categories: "identifier,parent_identifier,name_en\nz,,Z\na,c,A\nb,a,B\nc,b,C\n" },
    {
      ...{ file: "categories.csv", line: 3 },
      what: "These categories are each other's parents: a > c > b > a.",
      fix: "Give one of them a parent outside of this circle, or none.",
    },
  ),
  csv(
    "a category that is its own parent",
    { categories: "identifier,parent_identifier,name_en\na,a,A\n" },
    {
      ...{ file: "categories.csv", line: 2 },
      what: "These categories are each other's parents: a > a.",
      fix: "Give one of them a parent outside of this circle, or none.",
    },
  ),
  csv(
    "an unknown parent",
    { categories: `${tree}twig,branch,Twig\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: "The parent branch of twig is not among the categories.",
      fix: "Add the parent, or leave the parent out to make this a root.",
    },
  ),
  csv(
    "a category twice",
    { categories: `${tree}leaf,root,Leaf\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: /^The category leaf is there twice \(first in .*categories\.csv, line 3\)\.$/,
      fix: "Give each category an identifier of its own.",
    },
  ),
  csv(
    "a category of the other channel",
    { categories: `${tree}b-style,root,Style\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: "The category b-style is one of channel_b already.",
      fix: "Give it another identifier, since they are unique over all channels.",
    },
  ),
  csv(
    "a category without an identifier",
    { categories: `${tree},root,Nameless\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: "The identifier is empty.",
      fix: "Fill it in, or take the row out.",
    },
  ),
  csv(
    "a category without a name",
    { categories: `${tree}twig,root,\n` },
    { file: "categories.csv", line: 4, what: "twig has no name in any language.", fix: "Give it one." },
  ),
  csv(
    "a control character in a name",
    { categories: `${tree}twig,root,Tw\u0007ig\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: 'There is a control character in "Tw\\u0007ig".',
      fix: "Take it out.",
    },
  ),
  csv(
    "a line break in an identifier",
    { categories: `${tree}"tw\nig",root,Twig\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: 'There is a control character in "tw\\nig".',
      fix: "Take it out.",
    },
  ),
  csv(
    "a category with the word for all categories",
    { categories: `${tree}*,root,All\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: "A category is called *, which stands for all of them.",
      fix: "Give it another identifier.",
    },
  ),
  csv(
    "a category with the word for no category",
    { categories: `${tree}-,root,None\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: "A category is called -, which stands for none of them.",
      fix: "Give it another identifier.",
    },
  ),
  csv(
    "a header alone",
    { categories: "identifier,name_en\n" },
    { file: "", line: 0, what: "There are no categories.", fix: "Add at least one." },
  ),
];

const badAttributes: readonly BadSource[] = [
  csv(
    "an attribute of an unknown category",
    { attributes: `${color}twig,size,,,,,Size\n` },
    {
      ...{ file: "attributes.csv", line: 3 },
      what: "There is no category twig.",
      fix: "Add it to the categories, or write * for all of them.",
    },
  ),
  csv(
    "an attribute twice in a category",
    { attributes: `${color}leaf,color,,closed,,,Colour\n` },
    {
      ...{ file: "attributes.csv", line: 3 },
      what: /^The attribute color is there twice \(first in .*attributes\.csv, line 2\)\.$/,
      fix: "Keep one of them.",
    },
  ),
  csv(
    "an unknown requirement level",
    { attributes: `${attributeHeader}leaf,color,must,,,,Color\n` },
    {
      ...{ file: "attributes.csv", line: 2 },
      what: "The requirement_level must is not known.",
      fix: "Make it one of required, recommended, optional.",
    },
  ),
  csv(
    "an unknown kind",
    { attributes: `${attributeHeader}leaf,color,,number,,,Color\n` },
    {
      ...{ file: "attributes.csv", line: 2 },
      what: "The kind number is not known.",
      fix: "Make it one of closed, open, measure.",
    },
  ),
  csv(
    "a measure without a unit",
    { attributes: `${attributeHeader}leaf,width,,measure,,,Width\n` },
    {
      ...{ file: "attributes.csv", line: 2 },
      what: "The measure has no unit.",
      fix: "Give a usual symbol (cm, kg, ml, W, GB, pcs), or make the kind open.",
    },
  ),
  csv(
    "an unknown unit",
    { attributes: `${attributeHeader}leaf,width,,measure,cubits,,Width\n` },
    {
      ...{ file: "attributes.csv", line: 2 },
      what: "The unit cubits is not known.",
      fix: "Give a usual symbol (cm, kg, ml, W, GB, pcs), or make the kind open.",
    },
  ),
  csv(
    "a unit of another dimension",
    { attributes: `${attributeHeader}leaf,width,,measure,cm,mass,Width\n` },
    {
      ...{ file: "attributes.csv", line: 2 },
      what: "cm is a unit of length, not of mass.",
      fix: "Make it length, or leave the cell empty.",
    },
  ),
  csv(
    "an unknown dimension",
    { attributes: `${attributeHeader}leaf,width,,measure,cm,breadth,Width\n` },
    {
      ...{ file: "attributes.csv", line: 2 },
      what: "There is no dimension breadth.",
      fix: "Make it length, or leave the cell empty.",
    },
  ),
  csv(
    "a unit at free text",
    { attributes: `${attributeHeader}leaf,width,,open,cm,,Width\n` },
    {
      ...{ file: "attributes.csv", line: 2 },
      what: "There is a unit, but the kind is not measure.",
      fix: "Make the kind measure.",
    },
  ),
  csv(
    "a value without its attribute",
    { attributes: color, values: `${valueHeader}leaf,size,s,Small\n` },
    {
      ...{ file: "values.csv", line: 2 },
      what: "The value s is one of size, which the category leaf does not ask for.",
      fix: "Add the attribute, or take the value out.",
    },
  ),
  csv(
    "a value of an attribute that only another category asks for",
    { attributes: color, values: `${valueHeader}root,color,red,Red\n` },
    {
      ...{ file: "values.csv", line: 2 },
      what: "The value red is one of color, which the category root does not ask for.",
      fix: "Add the attribute, or take the value out.",
    },
  ),
  csv(
    "values of free text",
    { attributes: color.replace("closed", "open"), values: `${valueHeader}*,color,red,Red\n` },
    {
      ...{ file: "values.csv", line: 2 },
      what: "The value red is one of color, whose kind is open.",
      fix: "Make the kind closed, or take the value out.",
    },
  ),
  csv(
    "a value twice",
    { attributes: color, values: `${valueHeader}*,color,red,Red\n*,color,red,Crimson\n` },
    {
      ...{ file: "values.csv", line: 3 },
      what: /^The value red is there twice \(first in .*values\.csv, line 2\)\.$/,
      fix: "Keep one of them.",
    },
  ),
  csv(
    "a value without a name",
    { attributes: color, values: `${valueHeader}*,color,red,\n` },
    { file: "values.csv", line: 2, what: "red has no name in any language.", fix: "Give it one." },
  ),
];

const badTables: readonly BadSource[] = [
  csv(
    "a table without the column of identifiers",
    { categories: "id,name_en\na,A\n" },
    {
      ...{ file: "categories.csv", line: 1 },
      what: "There is no column identifier. The header has id, name_en.",
      fix: "Add or rename the column.",
    },
  ),
  csv(
    "a table without a column of names",
    { categories: "identifier,title\na,A\n" },
    {
      ...{ file: "categories.csv", line: 1 },
      what: /^There is no column of names \(name_en, .*\)\. The header has identifier, title\.$/,
      fix: "Add or rename the column.",
    },
  ),
  csv(
    "a column twice",
    { categories: "identifier,name_en,name_en\na,A,B\n" },
    {
      ...{ file: "categories.csv", line: 1 },
      what: "The header has the column name_en twice.",
      fix: "Drop or rename one of them.",
    },
  ),
  csv(
    "a quote that never closes",
    { categories: 'identifier,name_en\na,A\nb,"B\nc,C\n' },
    {
      ...{ file: "categories.csv", line: 3 },
      what: "A quote opens in this row and never closes.",
      fix: 'Close it; a " inside a cell is written "".',
    },
  ),
  csv(
    "a quote inside a cell",
    { categories: 'identifier,name_en\na,A\nb,24" screen\n' },
    {
      ...{ file: "categories.csv", line: 3 },
      what: "A quote stands where none may be.",
      fix: 'Put the whole cell into quotes and write "" for ".',
    },
  ),
  csv(
    "more cells than the header has",
    { categories: "identifier,name_en\na,Pots, pans\n" },
    {
      ...{ file: "categories.csv", line: 2 },
      what: "The row has 3 cells, the header 2.",
      fix: "Put a cell that holds the delimiter into quotes.",
    },
  ),
  csv(
    "what is not UTF-8",
    { categories: Buffer.from("identifier,name_en\na,A\nb,Br\xfcnn\n", "latin1") },
    { file: "categories.csv", line: 3, what: "The file is not text in UTF-8.", fix: "Save it in UTF-8." },
  ),
  {
    title: "half a gzip",
    format: "csv",
    files: { "categories.csv.gz": gzipSync(tree.repeat(50)).subarray(0, 40) },
    fault: {
      ...{ file: "categories.csv.gz", line: 0 },
      what: "The gzip is damaged or ends too early.",
      fix: "Fetch or pack the file again.",
    },
  },
  {
    title: "a levels file with an unknown level",
    format: "csv",
    files: { "categories.csv": tree, "levels.csv": "category,attribute,level\n*,*,optional\n*,color,must\n" },
    fault: {
      ...{ file: "levels.csv", line: 3 },
      what: "The level must is not known.",
      fix: "Make it one of required, recommended, optional.",
    },
  },
  {
    title: "a levels file without a column",
    format: "csv",
    files: { "categories.csv": tree, "levels.csv": "category,level\n*,optional\n" },
    fault: {
      ...{ file: "levels.csv", line: 1 },
      what: "There is no column attribute. The header has category, level.",
      fix: "Add or rename the column.",
    },
  },
  {
    title: "a levels file with an empty cell",
    format: "csv",
    files: { "categories.csv": tree, "levels.csv": "category,attribute,level\n,color,optional\n" },
    fault: {
      ...{ file: "levels.csv", line: 2 },
      what: "The category is empty.",
      fix: "Fill it in; * stands for all.",
    },
  },
];

/** A chain of so many categories, each below the one before. */
const chain = (length: number) =>
  Array.from({ length }, (_, level) => `c${level},${level === 0 ? "" : `c${level - 1}`},Name\n`).join("");

const endless: readonly BadSource[] = [
  csv(
    "a tree of 101 levels",
    { categories: `identifier,parent_identifier,name_en\n${chain(101)}` },
    {
      ...{ file: "categories.csv", line: 102 },
      what: "The category c100 stands more than 100 levels deep.",
      fix: "Look at the parents, and give it one further up.",
    },
  ),
  csv(
    "a name of 1,001 characters",
    { categories: `${tree}twig,leaf,${"T".repeat(1001)}\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: `There are 1001 characters in "${"T".repeat(60)}"...`,
      fix: "Shorten it to 1000.",
    },
  ),
  csv(
    "a row of more than a million characters",
    { categories: `${tree}twig,leaf,"${"T".repeat(1_100_000)}"\n` },
    {
      ...{ file: "categories.csv", line: 4 },
      what: "The row is longer than 1,000,000 characters.",
      fix: "Close the quote that opens in it, or shorten its cells.",
    },
  ),
  {
    title: "a gzip inside a gzip",
    format: "csv",
    files: { "categories.csv.gz": gzipSync(gzipSync(tree)) },
    fault: {
      ...{ file: "categories.csv.gz", line: 0 },
      what: "The gzip holds another gzip.",
      fix: "Unpack it once.",
    },
  },
];

export const badTableSources: readonly BadSource[] = [
  ...badCategories,
  ...badAttributes,
  ...badTables,
  ...endless,
];
