import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

const enriched = "sku,title,pdo_name,pdo_status\nA-1,KETTLE,Kettle,ok\nA-2,CHAIR,Chair,ok\n";
const decision = { product: "A-1", field: "name", decision: "accept", before: "KETTLE", value: "Kettle" };

async function review(folder: string, ...words: readonly string[]) {
  const controller = new AbortController();
  const home = join(folder, "home");
  const world = createStandInWorld({
    signal: controller.signal,
    workingDirectory: folder,
    environment: { PDO_HOME: home },
  });
  const path = join(folder, "feed.enriched.csv");
  const ended = main(["review", path, ...words], world);
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  while (world.printed() === "" && !isEnded) await new Promise(setImmediate);
  const end = async () => {
    controller.abort();
    return { code: await ended, said: world.said() };
  };
  return { printed: world.printed(), home, world, end };
}

function place(text = enriched): string {
  const folder = mkdtempSync(join(tmpdir(), "pdo-review-"));
  writeFileSync(join(folder, "feed.enriched.csv"), text);
  return folder;
}

describe("pdo review", () => {
  it("serves the page, saves beside the feed, and leaves nothing but the decisions", async () => {
    const folder = place();
    const { printed, home, end, world } = await review(folder);
    const { url } = JSON.parse(printed) as { url: string };
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/$/);
    const page = await (await fetch(url)).text();
    expect(page).toContain("connect-src 'self'");
    const saved = await fetch(`${url}decisions`, {
      method: "PUT",
      headers: { "Content-Type": "application/x-ndjson", Origin: new URL(url).origin },
      body: `${JSON.stringify(decision)}\n`,
    });
    expect(saved.status).toBe(200);
    const file = join(folder, "feed.decisions.jsonl");
    expect(readFileSync(file, "utf8")).toBe(`${JSON.stringify(decision)}\n`);
    const { code, said } = await end();
    expect(code).toBe(0);
    expect(said).toContain(`1 decision in ${file}. Next: pdo apply ${file} FEED`);
    expect(readdirSync(home).filter((name) => name.startsWith("review-"))).toEqual([]);
    expect(world.unfinishedFiles.size).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });

  it("goes on with the decisions of --decisions", async () => {
    const folder = place();
    const file = join(folder, "mine.jsonl");
    writeFileSync(file, `${JSON.stringify(decision)}\n`);
    const { printed, end } = await review(folder, "--decisions", file);
    const { url, decided } = JSON.parse(printed) as { url: string; decided: number };
    expect(decided).toBe(1);
    expect(await (await fetch(`${url}decisions`)).json()).toEqual({ ...decision, row: 1 });
    await end();
  });

  it.each([
    ["a feed that is not enriched", "sku,title\nA-1,KETTLE\n", "PDO_REPORT_NOT_ENRICHED"],
    ["decisions that are none", enriched, "PDO_DECISIONS_INVALID"],
  ])("refuses %s before it serves anything", async (what, text, code) => {
    const folder = place(text);
    if (what.startsWith("decisions")) writeFileSync(join(folder, "feed.decisions.jsonl"), "no\n");
    const { printed, end, home } = await review(folder);
    expect(printed).toBe("");
    const { code: exit, said } = await end();
    expect([exit, said.includes(code)]).toEqual([2, true]);
    expect(readdirSync(home).filter((name) => name.startsWith("review-"))).toEqual([]);
  });

  it("says when its port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { end } = await review(place(), "--port", String(port));
    const { code, said } = await end();
    expect([code, said.includes("Another program listens there already.")]).toEqual([2, true]);
    other.close();
  });
});
