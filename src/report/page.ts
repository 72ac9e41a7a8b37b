import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { barChart, escapeHtml } from "./charts.ts";
import { type Count, FigureTally, type ReportFigures } from "./figures.ts";
import script from "./page.client.js";
import style from "./page.css";
import type { ReportRow } from "./report-row.ts";

export interface ReportPage {
  /** The feed's name. */
  readonly feed: string;
  /** What was said of the run, a sentence each: when it was, its scores, its cost. */
  readonly notes: readonly string[];
  /** Tells this output's decisions from those of others in the browser's storage. */
  readonly key: string;
  /** Where `pdo review` takes decisions: an address of the page's own server. Absent: they are downloaded. */
  readonly saveTo?: string;
}

/**
 * A page that needs nothing else: style, script and rows stand in it, and its policy lets it load nothing but pictures. The rows come first,
 * so that it is written as they are read; memory does not grow with them.
 */
export async function* reportPage(rows: AsyncIterable<ReportRow>, page: ReportPage): AsyncGenerator<string> {
  const tally = new FigureTally();
  yield beginning(page);
  yield* packed(lines(rows, tally));
  yield `</script>\n</head>\n${body(tally.figures(), page)}</html>\n`;
}

function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function beginning({ feed, saveTo }: ReportPage): string {
  const policy = [
    "default-src 'none'",
    `script-src ${sourceOf(script)}`,
    `style-src ${sourceOf(style)}`,
    ...(saveTo === undefined ? [] : ["connect-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return (
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n` +
    `<meta name="referrer" content="no-referrer">\n` +
    `<title>${escapeHtml(feed)}: report</title>\n<style>${style}</style>\n` +
    `<script type="application/gzip" id="rows">`
  );
}

/** Bits of what a run changed in a row, as the page filters by them. */
function changesOf({ name, description, category, missing }: ReportRow): string {
  const isChanged = (change: ReportRow["name"]) =>
    change.after !== undefined && change.after !== change.before;
  return [
    isChanged(name) ? "n" : "",
    isChanged(description) ? "d" : "",
    category.path === "" ? "" : "c",
    category.candidates.length > 0 ? "p" : "",
    missing.length > 0 ? "m" : "",
  ].join("");
}

async function* lines(rows: AsyncIterable<ReportRow>, tally: FigureTally): AsyncGenerator<string> {
  for await (const row of rows) {
    tally.add(row);
    yield `${row.status}\t${row.attention}\t${changesOf(row)}\t${JSON.stringify(row)}\n`;
  }
}

/** Gzipped, in Base64: it holds no character that HTML minds. */
async function* packed(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of Readable.from(texts).pipe(createGzip({ level: 9 })) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString("base64", 0, whole);
    rest = Buffer.from(bytes.subarray(whole));
  }
  yield rest.toString("base64");
}

function body(figures: ReportFigures, { feed, notes, key, saveTo }: ReportPage): string {
  const settings = JSON.stringify({ key, ...(saveTo !== undefined && { saveTo }) }).replace(/</g, "\\u003c");
  const tiles = [{ name: "rows", rows: figures.rows }, ...figures.statuses].map(
    ({ name, rows }) => `<li><strong>${rows}</strong>${escapeHtml(name)}</li>`,
  );
  const charts = [
    barChart({ title: "Changed or found", unit: "Rows", counts: figures.changed }),
    barChart({ title: "Scores of categories", unit: "Rows", counts: figures.scores }),
    barChart({
      title: `Categories (the largest of ${figures.categoryCount})`,
      unit: "Rows",
      counts: figures.categories,
    }),
    barChart({ title: "Asked for, but not stated", unit: "Rows", counts: figures.missing }),
    barChart({ title: "Remarks", unit: "Rows", counts: figures.remarks }),
  ];
  return `<body>
<header><h1>${escapeHtml(feed)}</h1>${notes.map((note) => `<p class="soft">${escapeHtml(note)}</p>`).join("")}</header>
<main>
<ul class="tiles">${tiles.join("")}</ul>
<section aria-labelledby="figures"><h2 id="figures">Figures</h2><div class="charts">${charts.join("")}</div></section>
<section aria-labelledby="list"><h2 id="list">Products</h2>
<details id="help"><summary>Keys</summary><p><kbd>j</kbd> <kbd>k</kbd> next and previous product, <kbd>a</kbd> accept, <kbd>r</kbd> reject, <kbd>u</kbd> undecide, <kbd>e</kbd> edit the name, <kbd>n</kbd> <kbd>p</kbd> next and previous page, <kbd>/</kbd> search, <kbd>s</kbd> save, <kbd>Esc</kbd> leave a field.</p></details>
<div class="tools" role="toolbar" aria-label="Which products">
<label>Status<select id="status"><option value="">all</option>${figures.statuses.map(statusOption).join("")}</select></label>
<label>With<select id="change"><option value="">anything</option><option value="n">another name</option><option value="d">another description</option><option value="c">a category</option><option value="p">categories to choose from</option><option value="m">missing attributes</option></select></label>
<label>Decided<select id="decided"><option value="">yes or no</option><option value="no">not yet</option><option value="yes">yes</option></select></label>
<label>Order<select id="order"><option value="attention">what to look at first</option><option value="feed">as in the feed</option></select></label>
<label>Search<input id="search" type="search"></label>
<button type="button" id="accept-all">Accept all shown</button>
<button type="button" id="save">Save decisions (0)</button>
</div>
<p id="said" role="status" aria-live="polite"></p>
<div id="products"></div>
<nav aria-label="Pages"><button type="button" id="previous">Previous</button> <span id="where"></span> <button type="button" id="next">Next</button></nav>
</section>
</main>
<script type="application/json" id="settings">${settings}</script>
<script>${script}</script>
</body>
`;
}

function statusOption({ name, rows }: Count): string {
  return `<option value="${escapeHtml(name)}">${escapeHtml(name)} (${rows})</option>`;
}
