import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../../src/server/http/server.ts";
import { createService } from "../../src/server/service.ts";
import { standInCatalogs, standInEngine } from "./stand-in.ts";

const program = process.env.PDO_CHROMIUM ?? "/usr/bin/chromium";
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const quiet = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];
const now = () => 0;

describe.skipIf(!existsSync(program))("the docs page in a browser (where Chromium is installed)", () => {
  let browser: Browser;
  let server: RunningServer;

  beforeAll(async () => {
    const service = createService({ catalogs: standInCatalogs, engine: standInEngine, now });
    server = await startServer({ service, host: "127.0.0.1", port: 0, log: () => {}, now });
    browser = await chromium.launch({ executablePath: program, args: quiet });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** The page with everything unfolded. */
  async function open(options: Parameters<Browser["newPage"]>[0] = {}) {
    const page = await browser.newPage(options);
    const faults: string[] = [];
    page.on("pageerror", (fault) => faults.push(fault.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.goto(`${server.url}/`);
    await page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true");
    return { page, faults };
  }

  it("asks the service with the key that was typed, and keeps it nowhere", async () => {
    const { page, faults } = await open();
    expect(page.url()).toBe(`${server.url}/api/docs`);
    await page.locator("#api-key").fill(server.temporaryKey ?? "");
    const form = page.locator("#optimizeName form");
    await form.locator("textarea").fill('{"product_name": " TV "}');
    await form.locator("button").click();
    await form.locator(".said", { hasText: "200 OK" }).waitFor();
    expect(JSON.parse((await form.locator(".answer").textContent()) ?? "")).toMatchObject({
      best_name: "TV",
    });
    const values = page.locator("#listValues form");
    await values.locator("button").click();
    await values.locator(".said", { hasText: "200 OK" }).waitFor();
    const stored =
      "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])";
    expect(await page.evaluate(stored)).not.toContain(server.temporaryKey);
    await page.reload();
    expect(await page.locator("#api-key").inputValue()).toBe("");
    await page.locator("#listCategories summary").first().click();
    await page.locator("#listCategories form button").click();
    await page.locator("#listCategories .said", { hasText: "401" }).waitFor();
    expect(faults.filter((fault) => !fault.includes("401"))).toEqual([]);
    await page.close();
  });

  it("shows no form where scripts do not run, and the commands all the same", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    expect(await page.locator("form:visible, .keys:visible").count()).toBe(0);
    expect(await page.locator(".curl").first().textContent()).toContain(`${server.url}/api/tasks/`);
    await page.close();
  });

  it.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)(
    "has no fault that axe knows (%s, %i pixels), and no part beyond the screen",
    async (colorScheme, width) => {
      const { page } = await open({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      await page.evaluate(axe);
      const found = await page.evaluate(
        "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))",
      );
      expect(found).toEqual([]);
      await page.close();
    },
  );
});
