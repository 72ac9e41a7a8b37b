import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

const program = process.env.PDO_CHROMIUM ?? "/usr/bin/chromium";
const quiet = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

const enriched = [
  "sku,title,category,pdo_name,pdo_category_id,pdo_category,pdo_category_score,pdo_category_candidates,pdo_status",
  "A-1,KETTLE,,Kettle,a-x,Home > X,0.9,,ok",
  'A-2,SHOES,Schuhe,Shoes,,,0.6,"Sport > Shoes (a-s, 0.6) | Mode > Shoes (a-m, 0.3)",review',
  "A-3,TABLE,,Table,a-t,Home > Tables,0.9,,ok",
];

interface Reviewed {
  readonly url: string;
  readonly said: () => string;
  end(): Promise<number>;
}

describe.skipIf(!existsSync(program))("pdo review in a browser (where Chromium is installed)", () => {
  let browser: Browser;
  let folder = "";
  const faults: string[] = [];
  const decisions = () =>
    readFileSync(join(folder, "feed.decisions.jsonl"), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pdo-review-"));
    writeFileSync(join(folder, "feed.csv"), "sku,title,category\n");
    browser = await chromium.launch({ executablePath: program, args: quiet });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function review(): Promise<Reviewed> {
    writeFileSync(join(folder, "feed.enriched.csv"), `${enriched.join("\n")}\n`);
    const controller = new AbortController();
    const world = createStandInWorld({ signal: controller.signal, workingDirectory: folder });
    const ended = main(["review", join(folder, "feed.enriched.csv")], world);
    while (world.printed() === "") await Promise.race([new Promise(setImmediate), ended]);
    const { url } = JSON.parse(world.printed()) as { url: string };
    return {
      url,
      said: () => world.said(),
      end: () => {
        controller.abort();
        return ended;
      },
    };
  }

  async function open(url: string): Promise<Page> {
    const page = await browser.newPage();
    page.on("pageerror", (fault) => faults.push(fault.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.goto(url);
    await page.waitForSelector("html[data-ready]");
    return page;
  }

  const says = (page: Page, text: string) => expect.poll(() => page.textContent("#said")).toBe(text);
  const act = (page: Page, id: string, what: string) =>
    page.locator(`article[aria-label="${id}"] [data-act="${what}"]`);

  it("saves as one goes, shows what was decided, and says what comes next", async () => {
    const { url, said, end } = await review();
    const page = await open(url);
    await act(page, "A-1", "name accept").click();
    await says(page, "1 decisions saved.");
    await act(page, "A-2", "category choose").selectOption("a-m");
    await says(page, "2 decisions saved.");
    await act(page, "A-2", "name edit").click();
    await page.locator('article[aria-label="A-2"] textarea').fill("Schuhe für Herren");
    await page.keyboard.press("Escape");
    await page.locator('article[aria-label="A-2"] textarea').blur();
    await expect.poll(() => decisions().at(-1)?.value).toBe("Schuhe für Herren");
    expect(decisions()).toMatchObject([
      { product: "A-1", field: "name", decision: "accept", before: "KETTLE", value: "Kettle" },
      { product: "A-2", field: "category", decision: "choose", value: "Mode > Shoes", category_id: "a-m" },
      { product: "A-2", field: "name", decision: "edit", before: "SHOES", value: "Schuhe für Herren" },
    ]);
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    expect(await page.textContent("#save")).toBe("Save decisions (3)");
    expect(await act(page, "A-1", "name accept").getAttribute("aria-pressed")).toBe("true");
    expect(await page.locator('article[aria-label="A-2"] textarea').inputValue()).toBe("Schuhe für Herren");
    await act(page, "A-1", "name none").click();
    await says(page, "2 decisions saved.");
    expect(decisions().map(({ product }) => product)).toEqual(["A-2", "A-2"]);
    expect(await act(page, "A-1", "name none").count()).toBe(0);
    await page.click("#accept-all");
    await says(page, "6 decisions saved.");
    expect(decisions()).toHaveLength(6);
    expect(await end()).toBe(0);
    const [file, feed] = [join(folder, "feed.decisions.jsonl"), join(folder, "feed.csv")];
    expect(said()).toContain(`6 decisions in ${file}. Next: pdo apply ${file} ${feed}`);
    await act(page, "A-1", "name reject").click();
    await expect.poll(() => page.textContent("#said")).toContain("Is pdo review still running?");
    faults.length = 0;
    await page.close({ runBeforeUnload: false });
  });

  it("goes on where it was left, and marks what was decided for another text", async () => {
    enriched[3] = "A-3,TABLE 2,,Table 2,a-t,Home > Tables,0.9,,ok";
    const { url, end } = await review();
    const page = await open(url);
    expect(await act(page, "A-1", "name accept").getAttribute("aria-pressed")).toBe("true");
    expect(await act(page, "A-3", "name accept").getAttribute("aria-pressed")).toBe("false");
    expect(await page.textContent('article[aria-label="A-3"]')).toContain(
      "Decided for another text: TABLE → Table",
    );
    await act(page, "A-3", "name accept").click();
    await expect.poll(() => decisions().at(-1)?.before).toBe("TABLE 2");
    expect(decisions()).toHaveLength(7);
    await end();
    expect(faults).toEqual([]);
    await page.close();
  });
});
