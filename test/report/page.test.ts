import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { reportPage } from "../../src/report/page.ts";
import type { ReportRow } from "../../src/report/report-row.ts";
import { reportRow } from "./made-rows.ts";

async function pageOf(rows: readonly ReportRow[], notes: readonly string[] = []): Promise<string> {
  let page = "";
  async function* each() {
    yield* rows;
  }
  for await (const text of reportPage(each(), { feed: "feed.csv", notes, key: "k" })) page += text;
  return page;
}

function rowsIn(page: string): ReportRow[] {
  const packed = /<script type="application\/gzip" id="rows">([^<]*)</.exec(page)?.[1] ?? "";
  const lines = gunzipSync(Buffer.from(packed, "base64")).toString().trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line.slice(line.indexOf("{"))) as ReportRow);
}

describe("the report's page", () => {
  it("holds every row whole, in order", async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => reportRow({ row: at + 1, id: `Ä-${at}` }));
    expect(rowsIn(await pageOf(rows))).toEqual(rows);
  });

  it("shows no text of a feed as HTML, wherever it stands", async () => {
    const hostile = "</script><script>alert(1)</script><img src=x onerror=alert(1)>\u202egnp.exe";
    const row = reportRow({
      id: hostile,
      name: { before: hostile, after: hostile },
      category: { own: hostile, id: "a-x", path: hostile, score: 0.9, candidates: [] },
      missing: [hostile],
      messages: [hostile],
    });
    const page = await pageOf([row], [hostile]);
    expect(page).not.toContain("<img src=x");
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("\u202e");
    expect(rowsIn(page)).toEqual([row]);
  });

  it("lets nothing run or load but what stands in it", async () => {
    const page = await pageOf([reportRow()]);
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
    const script = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
    expect(script).toHaveLength(1);
    const hash = createHash("sha256")
      .update(script[0] ?? "")
      .digest("base64");
    expect(policy).toContain(`script-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(page).not.toMatch(/\b(?:src|href)="http/);
  });

  it("counts statuses, changes, scores, categories and what is missing", async () => {
    const page = await pageOf([
      reportRow({ missing: ["brand"] }),
      reportRow({ status: "review", name: { before: "Kettle", after: "Kettle" }, missing: ["brand"] }),
    ]);
    expect(page).toContain("<li><strong>2</strong>rows</li>");
    expect(page).toContain("<li><strong>1</strong>review</li>");
    expect(page).toContain('<tr><th scope="row">brand</th><td>2</td></tr>');
    expect(page).toContain('<tr><th scope="row">name</th><td>1</td></tr>');
    expect(page).toContain('<tr><th scope="row">0.9 to 1.0</th><td>2</td></tr>');
  });
});
