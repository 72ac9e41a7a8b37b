import { createHash } from "node:crypto";
import { escapeHtml } from "./charts.ts";
import style from "./page.css";

/** A figure of a contender, as text. */
type Cells = readonly string[];

export interface ComparisonPage {
  /** The feed's name. */
  readonly feed: string;
  /** Sentences on what was compared. */
  readonly notes: readonly string[];
  readonly contenders: { readonly header: Cells; readonly rows: readonly Cells[] };
  /** For each other contender, whom the first one would hand rows to. */
  readonly routers: readonly Router[];
  /** Rows that not all answered alike. */
  readonly differing: {
    readonly header: Cells;
    readonly rows: readonly DifferingRow[];
    /** Of which these are the first. */
    readonly total: number;
  };
}

export interface Router {
  readonly title: string;
  /** What is proposed, a sentence. */
  readonly proposal: string;
  /** Shares in [0, 1], by threshold. */
  readonly points: readonly {
    readonly below: number;
    readonly asked: number;
    readonly found: number;
    readonly right: number;
  }[];
  /** The place of the proposed point. Absent: there is none. */
  readonly best?: number;
}

export interface DifferingRow {
  readonly row: number;
  readonly name: string;
  readonly label: string;
  readonly answers: readonly { readonly said: string; readonly isRight: boolean }[];
}

/** A page that needs nothing else and runs no script: its policy lets it load nothing. */
export function comparisonPage({ feed, notes, contenders, routers, differing }: ComparisonPage): string {
  const digest = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`;
  const title = escapeHtml(feed);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}: comparison</title>
<style>${style}</style>
</head>
<body>
<header><h1>${title}</h1>${notes.map((note) => `<p class="soft">${escapeHtml(note)}</p>`).join("")}</header>
<main>
<section aria-labelledby="who"><h2 id="who">Who is right how often</h2>${table(contenders.header, contenders.rows)}</section>
${routers.map(routerSection).join("")}
<section aria-labelledby="differing"><h2 id="differing">Rows that differ</h2>
${differing.rows.length === 0 ? "<p>All answers are alike.</p>" : `<p class="soft">${differing.rows.length} of ${differing.total}.</p>${differingTable(differing)}`}
</section>
</main>
</body>
</html>
`;
}

function table(header: Cells, rows: readonly Cells[]): string {
  const head = header.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join("");
  const lines = rows.map(([first = "", ...cells]) => {
    const others = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
    return `<tr><th scope="row">${escapeHtml(first)}</th>${others}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

function differingTable({ header, rows }: ComparisonPage["differing"]): string {
  const head = header.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join("");
  const lines = rows.map(({ row, name, label, answers }) => {
    const said = answers.map(({ said: text, isRight }) => {
      const [tag, word] = isRight ? ["ins", "right"] : ["del", "wrong"];
      return `<td><${tag} aria-label="${word}">${escapeHtml(text)}</${tag}></td>`;
    });
    return `<tr><th scope="row">${row}</th><td>${escapeHtml(name)}</td><td>${escapeHtml(label)}</td>${said.join("")}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
}

/** Units of the drawing. */
const side = 220;
const margin = 34;

function routerSection({ title, proposal, points, best }: Router, place: number): string {
  const x = (share: number) => (margin + share * side).toFixed(1);
  const y = (share: number) => (10 + (1 - share) * side).toFixed(1);
  const line = points.map(({ asked, found }) => `${x(asked)},${y(found)}`).join(" ");
  const chosen = best === undefined ? undefined : points[best];
  const shown = points.filter((_, at) => at % 10 === 0 || at === best);
  const percent = (share: number) => (100 * share).toFixed(1);
  const rows = shown.map(({ below, asked, found, right }) => [
    below.toFixed(2),
    percent(asked),
    percent(found),
    percent(right),
  ]);
  return `<section aria-labelledby="router-${place}"><h2 id="router-${place}">${escapeHtml(title)}</h2>
<p>${escapeHtml(proposal)}</p>
<figure><figcaption>Share of errors found (upward) by share of rows asked (to the right)</figcaption>
<svg role="img" aria-label="${escapeHtml(`${title}; the table below has the figures`)}" viewBox="0 0 ${margin + side + 10} ${side + 40}" width="${2 * side}">
<rect x="${x(0)}" y="${y(1)}" width="${side}" height="${side}" fill="none" stroke="currentColor" stroke-opacity="0.3"/>
<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="currentColor" stroke-opacity="0.3"/>
<polyline points="${line}" fill="none" stroke="currentColor" stroke-width="2"/>
${chosen === undefined ? "" : `<circle cx="${x(chosen.asked)}" cy="${y(chosen.found)}" r="4" fill="currentColor"/>`}
<text x="${x(0)}" y="${side + 26}" font-size="11" fill="currentColor">0</text><text x="${x(1)}" y="${side + 26}" font-size="11" text-anchor="end" fill="currentColor">all rows</text>
<text x="${margin - 4}" y="16" font-size="11" text-anchor="end" fill="currentColor">all</text>
</svg></figure>
${table(["--escalate-below", "% of rows asked", "% of errors found", "% right"], rows)}</section>
`;
}
