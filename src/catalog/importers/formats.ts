/** The formats and what each reads, for the help; in the order of `importers.ts`, which is not loaded for it. */
export const importFormats = [
  {
    format: "csv",
    summary: "a folder with categories.csv, attributes.csv and values.csv; the categories alone are enough",
  },
  {
    format: "jsonl",
    summary: "the records of csv, one JSON object a line, with a type: category, attribute or value",
  },
  {
    format: "shopify",
    summary: "categories.json and attributes.json, or taxonomy.json, in folders en, de, fr, it or named so",
  },
  {
    format: "google",
    summary: "taxonomy-with-ids.<locale>.txt, one file for each language; categories alone",
  },
  {
    format: "mirakl",
    summary: "the JSON answers of a Mirakl marketplace's H11, PM11 and VL11, in files of any name",
  },
] as const;

export type ImportFormat = (typeof importFormats)[number]["format"];
