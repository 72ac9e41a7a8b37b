import type { CommandEntry } from "../command.ts";

/** The commands of `pdo`, in the order of the help text. A new command is a new row. */
export const commands: readonly CommandEntry[] = [
  {
    name: "enrich",
    summary: "Enrich a product feed: names, descriptions, categories, attributes.",
    load: () => import("./enrich.ts"),
  },
  {
    name: "plan",
    summary: "Cut a feed into shards that many machines enrich.",
    load: () => import("./plan.ts"),
  },
  {
    name: "merge",
    summary: "Join what the shards of a planned run have written.",
    load: () => import("./merge.ts"),
  },
  {
    name: "worker",
    summary: "Do a cluster's work: claims of the feeds that enrich --cluster hands out.",
    load: () => import("./worker.ts"),
  },
  {
    name: "cluster",
    summary: "Show what a cluster works on.",
    load: () => import("./cluster.ts"),
  },
  {
    name: "report",
    summary: "Show an enriched feed as a page: figures, and each product before and after.",
    load: () => import("./report.ts"),
  },
  {
    name: "review",
    summary: "Decide on an enriched feed in the browser; each decision is saved as it is made.",
    load: () => import("./review.ts"),
  },
  {
    name: "apply",
    summary: "Write what a person decided in a report into the feed, and remember it.",
    load: () => import("./apply.ts"),
  },
  {
    name: "decisions",
    summary: "List, export, import and forget what was decided.",
    load: () => import("./decisions.ts"),
  },
  {
    name: "diff",
    summary: "Say what differs between two enriched files, by column and row.",
    load: () => import("./diff.ts"),
  },
  {
    name: "undo",
    summary: "Put back the output that a run has replaced.",
    load: () => import("./undo.ts"),
  },
  {
    name: "blame",
    summary: "Say who wrote each field of a product, and why.",
    load: () => import("./blame.ts"),
  },
  {
    name: "gaps",
    summary: "List what products lack that their categories ask for, to send to suppliers.",
    load: () => import("./gaps.ts"),
  },
  {
    name: "export",
    summary: "Write the file that a sales channel takes, from an enriched feed.",
    load: () => import("./export.ts"),
  },
  {
    name: "map",
    summary: "Map a shop's own categories to a sales channel's, as a table to correct once.",
    load: () => import("./map.ts"),
  },
  { name: "name", summary: "Propose better names for a product.", load: () => import("./name.ts") },
  {
    name: "description",
    summary: "Propose better descriptions for a product.",
    load: () => import("./description.ts"),
  },
  {
    name: "categorize",
    summary: "Suggest a sales channel's categories for a product.",
    load: () => import("./categorize.ts"),
  },
  {
    name: "attribute",
    summary: "Find the attributes that a product's category asks for.",
    load: () => import("./attribute.ts"),
  },
  {
    name: "categories",
    summary: "List a sales channel's categories.",
    load: () => import("./categories.ts"),
  },
  {
    name: "attributes",
    summary: "List the attributes that a category asks for.",
    load: () => import("./attributes.ts"),
  },
  {
    name: "values",
    summary: "List the values that a category's attributes allow.",
    load: () => import("./values.ts"),
  },
  { name: "serve", summary: "Run the service over HTTP.", load: () => import("./serve.ts") },
  {
    name: "mcp",
    summary: "Serve an assistant over the Model Context Protocol.",
    load: () => import("./mcp.ts"),
  },
  {
    name: "keys",
    summary: "Create, list and revoke the keys of the service.",
    load: () => import("./keys.ts"),
  },
  {
    name: "catalog",
    summary: "Show, import, compare and export the sales channels' catalogs.",
    load: () => import("./catalog.ts"),
  },
  {
    name: "examples",
    summary: "Learn from products that were categorized before.",
    load: () => import("./examples.ts"),
  },
  {
    name: "evaluate",
    summary: "Measure on a labelled feed how right the answers are.",
    load: () => import("./evaluate.ts"),
  },
  {
    name: "prompts",
    summary: "Show what a language model is told and asked.",
    load: () => import("./prompts.ts"),
  },
  {
    name: "lint",
    summary: "Say what channels' rules find in a feed, and mend it.",
    load: () => import("./lint.ts"),
  },
  {
    name: "verify",
    summary: "Prove that an enriched file is its feed, whole and untouched.",
    load: () => import("./verify.ts"),
  },
  {
    name: "cache",
    summary: "Show, prune, repair and clear the answers kept between runs.",
    load: () => import("./cache.ts"),
  },
  {
    name: "doctor",
    summary: "Say what would happen: feed, columns, catalog, service, keys.",
    load: () => import("./doctor.ts"),
  },
  {
    name: "config",
    summary: "Show each setting, its value and where it came from.",
    load: () => import("./config.ts"),
  },
  {
    name: "completion",
    summary: "Print what lets bash, zsh or fish complete the words of pdo.",
    load: () => import("./completion.ts"),
  },
  { name: "version", summary: "Show the version.", load: () => import("./version.ts") },
];
