import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportPage } from "../../src/report/page.ts";
import type { ReportRow } from "../../src/report/report-row.ts";
import { reportRow } from "./made-rows.ts";

const program = process.env.PDO_CHROMIUM ?? "/usr/bin/chromium";
const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const quiet = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

const hostile = "</script><img src=x onerror=\"document.title='run'\">\u202e";
const rows: ReportRow[] = [
  reportRow({ row: 1, id: "fine" }),
  reportRow({
    row: 2,
    id: "unsure",
    status: "review",
    attention: 40,
    name: { before: "LAUFSCHUHE herren grau", after: "Laufschuhe Herren grau" },
    category: {
      own: "Schuhe",
      id: "",
      path: "",
      score: 0.6,
      candidates: [
        { id: "a-running", path: "Sport > Laufschuhe", score: 0.6 },
        { id: "a-sneakers", path: "Mode > Sneaker", score: 0.3 },
      ],
    },
  }),
  reportRow({ row: 3, id: hostile, name: { before: hostile, after: `New ${hostile}` }, messages: [hostile] }),
  reportRow({ row: 4, id: "long", description: { before: "x", after: "y", isCut: true } }),
  ...Array.from({ length: 59 }, (_, at) => reportRow({ row: at + 5, id: `B-${at}` })),
];

describe.skipIf(!existsSync(program))("the report in a browser (where Chromium is installed)", () => {
  let browser: Browser;
  let page: Page;
  let folder = "";
  const faults: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pdo-report-"));
    async function* each() {
      yield* rows;
    }
    let text = "";
    for await (const part of reportPage(each(), { feed: "feed.csv", notes: [], key: "k" })) text += part;
    writeFileSync(join(folder, "report.html"), text);
    browser = await chromium.launch({ executablePath: program, args: quiet });
    page = await browser.newPage();
    page.on("pageerror", (fault) => faults.push(fault.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await open();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(): Promise<void> {
    await page.goto(pathToFileURL(join(folder, "report.html")).href);
    await page.waitForSelector("html[data-ready]");
  }

  const ids = () => page.locator("article").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));

  it("opens on what a person should look at first, twenty a page", async () => {
    expect((await ids()).slice(0, 2)).toEqual(["unsure", "fine"]);
    expect(await page.locator("article").count()).toBe(20);
    expect(await page.textContent("#where")).toBe("1 to 20 of 63");
    await page.click("#next");
    expect(await page.textContent("#where")).toBe("21 to 40 of 63");
    await page.click("#previous");
  });

  it("shows which words differ", async () => {
    const first = page.locator("article").first();
    expect(await first.locator("del").allTextContents()).toEqual(["LAUFSCHUHE", "herren"]);
    expect(await first.locator("ins").allTextContents()).toEqual(["Laufschuhe", "Herren"]);
  });

  it("filters by status, changes and words, and by decisions", async () => {
    await page.selectOption("#status", "review");
    expect(await ids()).toEqual(["unsure"]);
    await page.selectOption("#status", "");
    await page.selectOption("#change", "p");
    expect(await ids()).toEqual(["unsure"]);
    await page.selectOption("#change", "");
    await page.fill("#search", "b-58");
    await expect.poll(() => page.locator("article").count()).toBe(1);
    expect(await ids()).toEqual(["B-58"]);
    await page.fill("#search", "");
    await expect.poll(() => page.locator("article").count()).toBe(20);
  });

  it("takes decisions by keys alone, keeps them over a reload, and saves them", async () => {
    await page.evaluate("document.activeElement?.blur()");
    await page.keyboard.press("j");
    await page.keyboard.press("r");
    await page.keyboard.press("e");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Laufschuhe für Herren");
    await page.keyboard.press("Escape");
    await page.locator("article select").selectOption("a-sneakers");
    await page.locator("article").nth(2).focus();
    await page.keyboard.press("a");
    await page.keyboard.press("u");
    await page.locator("article").nth(1).focus();
    await page.keyboard.press("a");
    await open();
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("s")]);
    const saved = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\n");
    expect(download.suggestedFilename()).toBe("decisions.jsonl");
    expect(saved.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        ...{ product: "fine", row: 1, field: "category", decision: "accept", before: "" },
        ...{ proposed: "Home > X", value: "Home > X", category_id: "a-x" },
      },
      {
        ...{ product: "fine", row: 1, field: "name", decision: "accept" },
        ...{ before: "KETTLE", proposed: "Kettle", value: "Kettle" },
      },
      {
        ...{ product: "unsure", row: 2, field: "category", decision: "choose", before: "Schuhe" },
        ...{ value: "Mode > Sneaker", category_id: "a-sneakers" },
      },
      {
        ...{ product: "unsure", row: 2, field: "name", decision: "edit", before: "LAUFSCHUHE herren grau" },
        ...{ proposed: "Laufschuhe Herren grau", value: "Laufschuhe für Herren" },
      },
    ]);
  });

  it("accepts all that is shown, without touching what was decided", async () => {
    await page.click("#accept-all");
    expect(await page.textContent("#save")).toBe(`Save decisions (${2 * 63})`);
    await page.selectOption("#decided", "no");
    expect(await page.textContent("#where")).toBe("0 to 0 of 0");
    await page.selectOption("#decided", "");
  });

  it("offers no decision on a text that is not shown whole", async () => {
    const long = page.locator('article[aria-label="long"]');
    expect(await long.locator('[data-act^="description"]').count()).toBe(0);
    expect(await long.textContent()).toContain("Too long to be decided here.");
  });

  it("runs nothing that a feed says", async () => {
    expect(await page.title()).toBe("feed.csv: report");
    expect(faults).toEqual([]);
  });

  it.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)(
    "has no fault of accessibility that axe knows (%s, %i pixels), and no part beyond the screen",
    async (colorScheme, width) => {
      const other = await browser.newPage({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
      await other.goto(pathToFileURL(join(folder, "report.html")).href);
      await other.waitForSelector("html[data-ready]");
      await other.evaluate(axe);
      const found = await other.evaluate(
        "axe.run().then(({ violations }) => violations.map(({ id }) => id))",
      );
      expect(found).toEqual([]);
      expect(await other.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      await other.close();
    },
  );
});
