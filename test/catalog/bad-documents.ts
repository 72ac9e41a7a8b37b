import { gzipSync } from "node:zlib";
import type { BadSource } from "./bad-sources.ts";
import type { Files } from "./importers/import-files.ts";

type Fault = BadSource["fault"];

const root = { type: "category", identifier: "root", name_en: "Root" };

function jsonl(title: string, lines: readonly (object | string)[], fault: Omit<Fault, "file">): BadSource {
  const text = [root, ...lines]
    .map((line) => (typeof line === "string" ? line : JSON.stringify(line)))
    .join("\n");
  return { title, format: "jsonl", files: { "x.jsonl": text }, fault: { file: "x.jsonl", ...fault } };
}

const badLines: readonly BadSource[] = [
  jsonl("a line of broken JSON", ['{"type":"category","identifier":"a",}'], {
    line: 2,
    what: 'The JSON breaks at column 37: there is "}" where a name in double quotes should be.',
    fix: "Fetch or export the file again, or mend it there.",
  }),
  jsonl("a line that is no object", ["[1]"], {
    line: 2,
    what: "The line is no JSON object.",
    fix: 'Write one object a line: {"type":"category", ...}.',
  }),
  jsonl("an unknown type", [{ type: "categorie", identifier: "a" }], {
    line: 2,
    what: "The type categorie is not known.",
    fix: "Make it one of category, attribute, value.",
  }),
  jsonl("no type", [{ identifier: "a", name_en: "A" }], {
    line: 2,
    what: "The type is missing.",
    fix: "Make it one of category, attribute, value.",
  }),
  jsonl("names that are a text", [{ type: "category", identifier: "a", names: "A", name_en: "A" }], {
    line: 2,
    what: "The names is a string.",
    fix: 'Write it as {"en": ...}, with the languages en, de, fr, it.',
  }),
  jsonl("a name that is an object", [{ type: "category", identifier: "a", name_en: {}, name_de: "A" }], {
    line: 2,
    what: "The name_en is an object.",
    fix: "Write it as a text in double quotes.",
  }),
  jsonl(
    "a circle of parents",
    [
      { type: "category", identifier: "a", parent_identifier: "b", name_en: "A" },
      { type: "category", identifier: "b", parent_identifier: "a", name_en: "B" },
    ],
    {
      line: 2,
      what: "These categories are each other's parents: a > b > a.",
      fix: "Give one of them a parent outside of this circle, or none.",
    },
  ),
  jsonl(
    "a value of no attribute",
    [
      {
        type: "value",
        category_identifier: "*",
        attribute_identifier: "ink",
        identifier: "blue",
        name_en: "Blue",
      },
    ],
    {
      line: 2,
      what: "The value blue is one of ink, which no category asks for.",
      fix: "Add the attribute, or take the value out.",
    },
  ),
  jsonl(
    "a measure of another dimension",
    [
      {
        ...{ type: "attribute", category_identifier: "root", identifier: "w", name_en: "W" },
        kind: "measure",
        unit: "kg",
        dimension: "length",
      },
    ],
    {
      line: 2,
      what: "kg is a unit of mass, not of length.",
      fix: "Make it mass, or leave the cell empty.",
    },
  ),
  jsonl("a category of the other channel", [{ type: "category", identifier: "b-style", name_en: "Style" }], {
    line: 2,
    what: "The category b-style is one of channel_b already.",
    fix: "Give it another identifier, since they are unique over all channels.",
  }),
];

interface ShopifyParts {
  readonly categories?: readonly object[];
  readonly attributes?: readonly object[] | undefined;
}

const ink = {
  ...{ id: "gid://shopify/TaxonomyAttribute/7", handle: "ink", name: "Ink" },
  values: [{ id: "gid://shopify/TaxonomyValue/1", name: "Blue", handle: "ink__blue" }],
};
const inkLink = { id: "gid://shopify/TaxonomyAttribute/7", handle: "ink", name: "Ink" };
const pens = {
  id: "gid://shopify/TaxonomyCategory/pe",
  name: "Pens",
  parent_id: null,
  attributes: [inkLink],
};
const refills = {
  id: "gid://shopify/TaxonomyCategory/pe-1",
  name: "Refills",
  parent_id: pens.id,
  attributes: [],
};

function shopifyFiles({ categories = [pens, refills], attributes = [ink] }: ShopifyParts): Files {
  return {
    "en/categories.json": JSON.stringify({ version: "1", verticals: [{ name: "Pens", categories }] }),
    "en/attributes.json": JSON.stringify({ version: "1", attributes }),
  };
}

function shopify(title: string, files: Files, fault: Fault, paths?: readonly string[]): BadSource {
  return { title, format: "shopify", files, fault, ...(paths && { paths }) };
}

const categoryAt = (index: number, identifier: string) => `verticals[0].categories[${index}] (${identifier})`;

const badShopify: readonly BadSource[] = [
  shopify(
    "JSON that breaks off",
    { ...shopifyFiles({}), "de/categories.json": '{\n"version": "1",\n"verticals": [' },
    {
      ...{ file: "de/categories.json", line: 3 },
      what: "The JSON breaks at column 15: the text ends where a value or ] should be.",
      fix: "Fetch or export the file again, or mend it there.",
    },
  ),
  shopify(
    "a gzip that breaks off",
    { ...shopifyFiles({}), "de/categories.json.gz": gzipSync("x".repeat(9000)).subarray(0, 30) },
    {
      ...{ file: "de/categories.json.gz", line: 0 },
      what: "The gzip is damaged or ends too early.",
      fix: "Fetch or pack the file again.",
    },
  ),
  shopify(
    "the text form",
    {
      "categories.txt":
        "# Shopify Product Taxonomy - Categories: 1\n\ngid://shopify/TaxonomyCategory/pe : Pens\n",
    },
    {
      ...{ file: "categories.txt", line: 0 },
      what: "This is the text form of Shopify's taxonomy, not Shopify's categories.json, attributes.json or taxonomy.json.",
      fix: "Take categories.json and attributes.json of the same release: only they name the attributes.",
    },
    ["categories.txt"],
  ),
  shopify(
    "a mapping to another taxonomy",
    { "map.json": '{"version": "1", "mappings": []}' },
    {
      ...{ file: "map.json", line: 0 },
      what: /^This is Shopify's mapping to another taxonomy, not /,
      fix: "Take categories.json and attributes.json.",
    },
    ["map.json"],
  ),
  shopify(
    "other JSON",
    { "x.json": '{"version": "1", "things": []}' },
    {
      ...{ file: "x.json", line: 0 },
      what: /^This is JSON, not Shopify's categories\.json/,
      fix: "See pdo catalog import --help for what each format reads.",
    },
    ["x.json"],
  ),
  shopify(
    "JSON whose root is a list",
    { "en/categories.json": "[]" },
    {
      ...{ file: "en/categories.json", line: 1 },
      what: "The JSON is no object, so not Shopify's categories.json, attributes.json or taxonomy.json.",
      fix: "Give the whole response.",
    },
  ),
  shopify("an attribute that no file has", shopifyFiles({ attributes: [] }), {
    ...{ file: "en/categories.json", line: 0 },
    place: "verticals[0].categories[0].attributes[0] (ink of pe)",
    what: "The attribute ink is in no attributes.json.",
    fix: "Take both files from the same release.",
  }),
  shopify(
    "categories without attributes.json",
    { "en/categories.json": shopifyFiles({})["en/categories.json"] ?? "" },
    {
      ...{ file: "en/categories.json", line: 0 },
      what: "The categories ask for attributes, but no attributes.json is there.",
      fix: "Name attributes.json of the same release too, or taxonomy.json, which has both.",
    },
  ),
  shopify("a category twice", shopifyFiles({ categories: [pens, refills, refills] }), {
    ...{ file: "en/categories.json", place: categoryAt(2, "pe-1") },
    what: /^The category pe-1 is there twice \(first in .*en\/categories\.json, verticals\[0\]\.categories\[1\] \(pe-1\)\)\.$/,
    fix: "Give each category an identifier of its own.",
  }),
  shopify(
    "a parent that is missing",
    shopifyFiles({ categories: [pens, { ...refills, parent_id: "pe-9" }] }),
    {
      ...{ file: "en/categories.json", place: categoryAt(1, "pe-1") },
      what: "The parent pe-9 of pe-1 is not among the categories.",
      fix: "Add the parent, or leave the parent out to make this a root.",
    },
  ),
  shopify(
    "a circle of parents",
    shopifyFiles({ categories: [{ ...pens, parent_id: refills.id }, refills] }),
    {
      ...{ file: "en/categories.json", place: categoryAt(0, "pe") },
      what: "These categories are each other's parents: pe > pe-1 > pe.",
      fix: "Give one of them a parent outside of this circle, or none.",
    },
  ),
  shopify("a category without an id", shopifyFiles({ categories: [pens, { name: "Refills" }] }), {
    ...{ file: "en/categories.json", place: "verticals[0].categories[1]" },
    what: "The category has no id.",
    fix: "Give it one, or take it out.",
  }),
  shopify("a category without a name", shopifyFiles({ categories: [pens, { ...refills, name: " " }] }), {
    ...{ file: "en/categories.json", place: categoryAt(1, "pe-1") },
    what: "pe-1 has no name in any language.",
    fix: "Give it one.",
  }),
  shopify("a control character in a name", shopifyFiles({ categories: [{ ...pens, name: "Pe\u0081ns" }] }), {
    ...{ file: "en/categories.json", place: categoryAt(0, "pe") },
    what: 'There is a control character in "Pe\\u0081ns".',
    fix: "Take it out.",
  }),
  shopify(
    "a handle twice in a category",
    shopifyFiles({ categories: [{ ...pens, attributes: [inkLink, inkLink] }] }),
    {
      ...{ file: "en/categories.json", place: "verticals[0].categories[0].attributes[1] (ink of pe)" },
      what: /^The attribute ink is there twice \(first in .*attributes\[0\] \(ink of pe\)\)\.$/,
      fix: "Keep one of them.",
    },
  ),
  shopify(
    "a value twice",
    shopifyFiles({ attributes: [{ ...ink, values: [...ink.values, ...ink.values] }] }),
    {
      ...{ file: "en/attributes.json", place: "attributes[0].values[1] (1 of ink)" },
      what: /^The value 1 is there twice/,
      fix: "Keep one of them.",
    },
  ),
  shopify(
    "a category of the other channel",
    shopifyFiles({ categories: [pens, { ...refills, id: "b-style" }] }),
    {
      ...{ file: "en/categories.json", place: categoryAt(1, "b-style") },
      what: "The category b-style is one of channel_b already.",
      fix: "Give it another identifier, since they are unique over all channels.",
    },
  ),
  shopify(
    "two files of one kind and language",
    { ...shopifyFiles({}), "categories.en.json": shopifyFiles({})["en/categories.json"] ?? "" },
    {
      ...{ file: "en/categories.json", line: 0 },
      what: /^There is a second file of its kind in en \(first .*categories\.en\.json\)\.$/,
      fix: "Name one of them, or their folder alone.",
    },
  ),
  shopify(
    "a file whose language nothing tells",
    { "a.json": JSON.stringify({ verticals: [{ name: "X1", categories: [] }] }) },
    {
      ...{ file: "a.json", line: 0 },
      what: "Neither name nor folder says the file's language.",
      fix: "Put it into a folder called en, de, fr or it, or call it categories.<language>.json.",
    },
  ),
];

function google(
  title: string,
  text: string,
  fault: Omit<Fault, "file">,
  file = "taxonomy-with-ids.en-US.txt",
): BadSource {
  return { title, format: "google", files: { [file]: text }, fault: { file, ...fault } };
}

const version = "# Google_Product_Taxonomy_Version: 2021-09-21\n";

const badGoogle: readonly BadSource[] = [
  google("a line without a number", `${version}5 - Toys\nToys, Kites\n`, {
    line: 3,
    what: 'The line "Toys, Kites" is no number with a path.',
    fix: "Write it as number, space, hyphen, space, path: 166 - Apparel & Accessories.",
  }),
  google("the list without numbers", `${version}Toys > Kites\n`, {
    line: 2,
    what: 'The line "Toys > Kites" is no number with a path.',
    fix: "Take the file taxonomy-with-ids, which has the numbers.",
  }),
  google("a path whose beginning is missing", `${version}5 - Toys\n9 - Toys > Kites > Stunt kites\n`, {
    line: 3,
    what: "No line has the path above it, Toys > Kites.",
    fix: "Add that line, or fetch the file again.",
  }),
  google("a path with a gap", `${version}5 - Toys\n9 - Toys >  > Kites\n`, {
    line: 3,
    what: 'The line "9 - Toys >  > Kites" is no number with a path.',
    fix: "Write it as number, space, hyphen, space, path: 166 - Apparel & Accessories.",
  }),
  google("a number twice", `${version}5 - Toys\n9 - Toys > Kites\n9 - Toys > Balls\n`, {
    line: 4,
    what: /^The category 9 is there twice \(first in .*, line 3\)\.$/,
    fix: "Give each category an identifier of its own.",
  }),
  google("a path twice", `${version}5 - Toys\n6 - Toys\n`, {
    line: 3,
    what: "The path Toys is there twice (first in line 2).",
    fix: "Keep one of the lines.",
  }),
  google("a control character", `${version}5 - To\u001bys\n`, {
    line: 2,
    what: 'There is a control character in "To\\u001bys".',
    fix: "Take it out.",
  }),
  {
    title: "a comment alone",
    format: "google",
    files: { "taxonomy-with-ids.en-US.txt": version },
    fault: { file: "", line: 0, what: "There are no categories.", fix: "Add at least one." },
  },
  google(
    "a file whose language nothing tells",
    `${version}5 - Toys\n`,
    {
      line: 0,
      what: "The file's name does not say its language.",
      fix: "Call it taxonomy-with-ids.<locale>.txt, for example taxonomy-with-ids.de-DE.txt.",
    },
    "taxonomy.txt",
  ),
  {
    title: "a number twice in a translation",
    format: "google",
    files: {
      "taxonomy-with-ids.en-US.txt": "5 - Toys\n",
      "taxonomy-with-ids.de-DE.txt": "5 - Spielzeug\n5 - Spiele\n",
    },
    fault: {
      ...{ file: "taxonomy-with-ids.de-DE.txt", line: 2 },
      what: "The category 5 is there twice (first in line 1).",
      fix: "Keep one of the lines.",
    },
  },
];

interface MiraklParts {
  readonly hierarchies?: readonly object[];
  readonly attributes?: readonly object[];
  readonly values_lists?: readonly object[];
}

const garden = { code: "G", label: "Garden" };
const inks = { code: "inks", values: [{ code: "blue", label: "Blue" }] };

function mirakl(title: string, parts: MiraklParts, fault: Omit<Fault, "file">): BadSource {
  const document = { hierarchies: [garden], ...parts };
  return {
    title,
    format: "mirakl",
    files: { "m.json": JSON.stringify(document) },
    fault: { file: "m.json", ...fault },
  };
}

const badMirakl: readonly BadSource[] = [
  mirakl(
    "an unknown requirement level",
    { attributes: [{ code: "a", label: "A", requirement_level: "must" }] },
    {
      place: "attributes[0] (a)",
      what: "The requirement_level MUST is not known.",
      fix: "Make it one of REQUIRED, RECOMMENDED, OPTIONAL, DISABLED.",
    },
  ),
  mirakl(
    "an attribute of an unknown hierarchy",
    { attributes: [{ code: "a", label: "A", hierarchy_code: "X" }] },
    {
      place: "attributes[0] (a)",
      what: "There is no hierarchy X.",
      fix: "Take H11 and PM11 from the same day, or leave hierarchy_code empty.",
    },
  ),
  mirakl(
    "an attribute twice at a hierarchy",
    {
      attributes: [
        { code: "a", label: "A", hierarchy_code: "G" },
        { code: "a", label: "B", hierarchy_code: "G" },
      ],
    },
    { place: "attributes[1] (a)", what: "The attribute a is there twice at G.", fix: "Keep one of them." },
  ),
  mirakl(
    "an unknown list of values",
    { attributes: [{ code: "a", label: "A", type: "LIST", values_list: "x" }], values_lists: [inks] },
    {
      place: "attributes[0] (a)",
      what: "There is no values list x.",
      fix: "Add the list, or make the attribute's type TEXT.",
    },
  ),
  mirakl(
    "lists of values that were not given",
    { attributes: [{ code: "a", label: "A", type: "LIST", values_list: "x" }] },
    {
      place: "attributes[0] (a)",
      what: "There is no values list x.",
      fix: "Save the answer of VL11 (GET /api/values_lists) as JSON and name it too.",
    },
  ),
  mirakl(
    "a list of values twice",
    { values_lists: [inks, inks] },
    {
      place: "values_lists[1] (inks)",
      what: "The values list inks is there twice.",
      fix: "Keep one of them.",
    },
  ),
  mirakl(
    "a value without a code",
    { values_lists: [{ code: "inks", values: [{ label: "Blue" }] }] },
    {
      place: "values_lists[0].values[0]",
      what: "The code is missing.",
      fix: "Give it one, or take the entry out.",
    },
  ),
  mirakl(
    "a value twice",
    {
      attributes: [{ code: "a", label: "A", type: "LIST", values_list: "inks" }],
      values_lists: [{ code: "inks", values: [...inks.values, ...inks.values] }],
    },
    {
      place: "values_lists[0].values[1] (blue)",
      what: /^The value blue is there twice/,
      fix: "Keep one of them.",
    },
  ),
  mirakl(
    "a hierarchy without a code",
    { hierarchies: [garden, { label: "Tools" }] },
    {
      place: "hierarchies[1]",
      what: "The code is missing.",
      fix: "Give it one, or take the entry out.",
    },
  ),
  mirakl(
    "a hierarchy without a label",
    { hierarchies: [garden, { code: "T" }] },
    {
      place: "hierarchies[1] (T)",
      what: "T has no name in any language.",
      fix: "Give it one.",
    },
  ),
  mirakl(
    "a parent that is missing",
    { hierarchies: [{ ...garden, parent_code: "X" }] },
    {
      place: "hierarchies[0] (G)",
      what: "The parent X of G is not among the categories.",
      fix: "Add the parent, or leave the parent out to make this a root.",
    },
  ),
  mirakl(
    "a circle of hierarchies",
    {
      hierarchies: [
        { ...garden, parent_code: "T" },
        { code: "T", label: "Tools", parent_code: "G" },
      ],
      attributes: [{ code: "a", label: "A", hierarchy_code: "T" }],
    },
    {
      place: "hierarchies[0] (G)",
      what: "These categories are each other's parents: G > T > G.",
      fix: "Give one of them a parent outside of this circle, or none.",
    },
  ),
  {
    title: "broken JSON",
    format: "mirakl",
    files: { "m.json": '{"hierarchies": [\n  {"code": "G" "label": "Garden"}\n]}' },
    fault: {
      ...{ file: "m.json", line: 2 },
      what: 'The JSON breaks at column 16: there is "\\"label\\": \\"Ga" where a comma or the closing bracket should be.',
      fix: "Fetch or export the file again, or mend it there.",
    },
  },
  {
    title: "another answer",
    format: "mirakl",
    files: { "m.json": '{"offers": []}' },
    paths: ["m.json"],
    fault: {
      ...{ file: "m.json", line: 0 },
      what: "This is JSON, not an answer of Mirakl's H11, PM11 or VL11.",
      fix: "See pdo catalog import --help for what each format reads.",
    },
  },
];

export const badDocumentSources: readonly BadSource[] = [
  ...badLines,
  ...badShopify,
  ...badGoogle,
  ...badMirakl,
];
