import { feedEncodings } from "../../feed/feed.ts";
import { feedFormatTitles } from "../../feed/formats/detection.ts";
import { rulePacks } from "../../lint/packs.ts";
import { providers } from "../../llm/providers/providers.ts";
import type { addableColumns } from "../../pipeline/outcome-plan.ts";
import { exitCodes } from "../errors.ts";
import { flagWords } from "../flags/flag-record.ts";
import { type FlagName, recordOf } from "../flags.ts";
import { wrapLines } from "../render/wrap.ts";
import type { PageName } from "./topics.ts";

/** The lines of a page. Names of formats, flags, columns, packs, providers and exit codes come from their tables. */
const pages: Readonly<Record<PageName, () => readonly string[]>> = {
  feeds: () => [
    "A feed is a table or list of products. pdo finds out by looking how it is written.",
    "",
    ...commandLines({
      "pdo doctor feed.csv": "what it found and why; nothing is written",
      "pdo enrich feed.csv": "writes feed.enriched.csv; no other cell changes",
      "pdo enrich products.xlsx": "the same workbook, with our columns",
      "pdo enrich https://host/feed.csv": "fetched where it has changed",
      "zcat feed.gz | pdo enrich -": "standard input; JSON Lines come out",
    }),
    "",
    `Formats: ${feedFormatTitles}, plain or gzipped; Excel workbooks.`,
    `Encodings: ${feedEncodings.join(", ")}.`,
    "",
    "Where looking goes wrong, say it:",
    ...flagLines("map", "ignore", "inputFormat", "encoding", "delimiter", "headerRow", "sheet", "recordPath"),
  ],
  columns: () => [
    "pdo enrich adds these columns; in JSON they stand under one object pdo, without the prefix.",
    "",
    ...twoColumns(Object.entries(columnMeanings).map(([name, text]) => [`pdo_${name}`, text])),
    "",
    ...flagLines("columns", "attributes", "messages", "write"),
  ],
  models: () => [
    "Without a key all is done on this machine. With one, a language model does the tasks, held to the same facts and rules.",
    "",
    ...commandLines({
      "export PDO_PROVIDER_KEY=...": "or --provider-key-file PATH; no flag takes the key itself",
      "pdo doctor --provider openai": "one cheap call: does the key work",
      "pdo enrich feed.csv --provider openai --dry-run": "tokens and cost; asks nobody",
      "pdo enrich feed.csv --provider openai --max-cost 5": "never more than 5 dollars",
    }),
    "",
    `Providers: ${Object.keys(providers).join(", ")}.`,
    "",
    ...flagLines("model", "maxCost", "batch", "escalateBelow", "fallback", "voice", "replay"),
    "",
    "An answer that was paid for is never paid twice: run it again and it goes on.",
  ],
  nightly: () => [
    "A job that is silent while all is well, and whose exit code says the rest.",
    "",
    "  pdo enrich export.csv --quiet --rejects rejects.csv --summary run.json \\",
    "    --fail-on 'rejects>1%' --max-churn 5%",
    "",
    "Unchanged rows take last night's answers. A broken export ends with 4 and replaces nothing.",
    "",
    ...flagLines("quiet", "summary", "rejects", "failOn", "maxChurn", "statusFile", "metricsFile", "maxTime"),
    "",
    ...commandLines({
      "pdo enrich export.csv --dry-run": "what is new, what changed",
      "pdo diff last-night.csv export.enriched.csv": "what differs",
      "pdo undo export.enriched.csv": "puts the last output back",
    }),
    "",
    "Exit codes: pdo help exit-codes",
  ],
  pipes: () => [
    "name, description, categorize and attribute are filters: a record a line comes in, and goes on with all its fields and an answer under pdo.",
    "",
    "  pdo name < products.jsonl | pdo categorize | jq -c .pdo",
    "  pdo name < feed.csv | jq -r .pdo.name.best_name",
    "  zcat feed.csv.gz | pdo enrich - --quiet | jq -c .",
    "",
    "Lines that are no JSON are plain texts. Order is kept; the first answer comes before the last record. What cannot be done has pdo.error, and the exit code is 1. A closed pipe (| head) is no error.",
    "",
    "On a terminal answers are tables, elsewhere JSON:",
    ...flagLines("output", "json", "map", "quiet", "logFormat"),
    "",
    "Data goes to standard output, all that is said to standard error.",
  ],
  rules: () => [
    "What sales channels and the law ask of texts, in packs, each rule with its source.",
    "",
    ...twoColumns(rulePacks.map(({ name, title, rules }) => [name, `${title} (${rules.length} rules)`])),
    "",
    ...commandLines({
      "pdo lint feed.csv --rules google,otto": "what they find; all stands for every pack",
      "pdo lint feed.csv --rules google --fix -o out.csv": "mends what has one right answer",
      "pdo lint feed.csv --output sarif": "for code hosts; junit for build servers",
      "pdo enrich feed.csv --rules otto": "texts made to keep the rules",
    }),
  ],
  "exit-codes": () => [
    "What a shell sees in $?:",
    "",
    ...twoColumns(
      Object.entries(exitMeanings).map(([name, text]) => [String(exitCodes[name as ExitName]), text]),
    ),
    "",
    "129 and 143 are the same after SIGHUP and SIGTERM. Nothing is left half-written in any case.",
    "",
    "pdo lint ends with 1 where there are findings of the level of --fail-on, pdo verify where there are differences.",
  ],
};

/** The page, wrapped. */
export function renderPage(name: PageName, width: number): string {
  return wrapLines(`${pages[name]().join("\n")}\n`, Math.min(width, widest));
}

/** All of them, by their names. */
export function renderPages(width: number): (readonly [name: string, page: string])[] {
  return Object.keys(pages).map((name) => [name, renderPage(name as PageName, width)]);
}

/** Longer lines are hard to read. */
const widest = 80;

/** By the column's name without its prefix; a test holds it against what a run can add. */
export const columnMeanings: Readonly<Record<(typeof addableColumns)[number] | "status", string>> = {
  name: "the proposed name",
  description: "the proposed description",
  bullet_points: "one a line (--bullet-points)",
  seo_title: "with --seo; so the next two",
  meta_description: "whole sentences about the product",
  seo_keywords: "words to be found under",
  category_id: "the category's identifier",
  category: "its path",
  category_score: "how sure it is: of ten with 0.8, eight are right",
  category_candidates: "up to three, where none is sure (--min-score)",
  attributes: "JSON: value of the catalog, and the text that says it",
  missing_attributes: "required, and not stated",
  source: "who wrote each field",
  status: "ok, review, partial, skipped or rejected",
  messages: "what was done, task by task",
};

type ExitName = keyof typeof exitCodes;

const exitMeanings: Readonly<Record<ExitName, string>> = {
  done: "done",
  someRowsRejected:
    "done, but some rows could not be (--rejects collects them), paid answers not be kept, a budget ended the model's work, or no answer of the model could be used",
  couldNotRun: "could not run: usage, configuration, input, output",
  limitPassed: "a --fail-on limit was passed",
  inputSuspicious:
    "the feed looks like a broken export, is empty, or was changed while it was read; or --max-churn was passed",
  serviceRefused: "the service or provider refused the key, or was not there",
  batchUnderWay: "a provider's batch is under way, or shards are missing: run the same command again",
  interrupted: "interrupted, or --max-time was reached: run it again to go on",
};

function commandLines(commands: Readonly<Record<string, string>>): string[] {
  return twoColumns(Object.entries(commands));
}

function flagLines(...names: readonly FlagName[]): string[] {
  return twoColumns(
    names.map((name) => {
      const { value, brief, help = "" } = recordOf(name);
      const word = flagWords(name, recordOf(name)).at(-1) ?? "";
      return [value === undefined ? word : `${word} ${value}`, brief ?? help];
    }),
  );
}

/** Wrapped lines go on below the second column (see `wrapLines`). */
function twoColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
