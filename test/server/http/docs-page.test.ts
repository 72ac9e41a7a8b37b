import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createOpenApiDocument } from "../../../src/api/openapi.ts";
import { operationNames } from "../../../src/api/operations.ts";
import { docsPolicy, renderDocsPage } from "../../../src/server/http/docs-page.ts";
import { html } from "../../../src/server/http/docs-schemas.ts";
import { startServer } from "../../../src/server/http/server.ts";
import { createService } from "../../../src/server/service.ts";
import { ask } from "../ask.ts";
import { standInCatalogs, standInEngine } from "../stand-in.ts";

const document = createOpenApiDocument();
const values = { sales_channel: "channel_a", category_identifier: "shirt", attribute_identifier: "colour" };
const page = renderDocsPage(document, { values, baseUrl: "http://127.0.0.1:8080/api" });

test("the page tells of every operation, schema, refusal and header", () => {
  for (const name of operationNames) expect(page).toContain(`<details id="${name}">`);
  for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`id="schema-${name}"`);
  for (const name of Object.keys(document.components.responses)) expect(page).toContain(`<h3 id="${name}">`);
  expect(page).toContain('<h3 id="TooManyRequests">429 Too many requests</h3>');
  expect(page).toContain("X-Api-Key");
  expect(page).toContain("X-Provider-Key");
});

test("the page loads nothing, runs only its own script, and its links lead somewhere", () => {
  expect(page).not.toMatch(/<script [^>]|<link|<img|@import|url\(|\son\w+=|\sstyle=/);
  expect(page.replaceAll("http://127.0.0.1:8080/api", "")).not.toMatch(/https?:/);
  for (const [element, directive] of [
    ["script", "script-src"],
    ["style", "style-src"],
  ]) {
    const [text = "", more] = [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "gs"))].map(
      ([, inside]) => inside,
    );
    expect(more).toBeUndefined();
    const hash = createHash("sha256").update(text).digest("base64");
    expect(docsPolicy).toContain(`${directive} 'sha256-${hash}'`);
  }
  expect(docsPolicy).not.toContain("unsafe");
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target = ""] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});

test("what a schema names is a link to it, and backticks are code", () => {
  expect(page).toContain('category: <a href="#schema-Category">Category</a>');
  expect(page).toContain('<td><code><a href="#schema-ToneEnum">ToneEnum</a></code>');
  expect(page).toContain("product_name?: string | null");
  expect(page.replace(/<script>.*<\/script>/s, "")).not.toContain("`");
});

test("every element that is opened is closed", () => {
  for (const name of [
    "details",
    "summary",
    "div",
    "pre",
    "table",
    "tr",
    "td",
    "p",
    "code",
    "h3",
    "span",
    "main",
    "form",
    "label",
    "select",
    "option",
  ]) {
    const count = (pattern: string) => page.match(new RegExp(pattern, "g"))?.length;
    expect([name, count(`<${name}[ >]`)]).toEqual([name, count(`</${name}>`)]);
  }
});

test("what is inserted cannot become markup", () => {
  expect(html`<p title="${'"'}">${"<b>&'"}</p>`.text).toBe('<p title="&quot;">&lt;b&gt;&amp;&#39;</p>');
});

test("each block of code can be reached and scrolled by keys", () => {
  expect(page).not.toMatch(/<pre(?! tabindex="0")/);
});

const now = () => 0;

async function openDocs(headers: Readonly<Record<string, string>> = {}) {
  const service = createService({ catalogs: standInCatalogs, engine: standInEngine, now });
  const server = await startServer({ service, host: "127.0.0.1", port: 0, log: () => {}, now });
  onTestFinished(() => server.close());
  const { text } = await ask(server.url, { path: "/api/docs", headers });
  const commands = [...text.matchAll(/<pre tabindex="0" class="curl">(.*?)<\/pre>/gs)].map(
    ([, command = ""]) => command.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&"),
  );
  return { server, commands };
}

test("the command of each operation works as it stands, with the key in the environment", async () => {
  const { server, commands } = await openDocs();
  expect(commands).toHaveLength(operationNames.length);
  const env = { PATH: process.env.PATH, PDO_API_KEY: server.temporaryKey };
  for (const command of commands) {
    const words = ["-c", command.replace("curl", "curl --silent --write-out '\n%{http_code}'")];
    const { stdout } = await promisify(execFile)("bash", words, { env });
    expect([command, stdout.split("\n").at(-1)]).toEqual([command, "200"]);
  }
});

test.each([
  [{ Host: "localhost:9" }, "http://localhost:9/api/"],
  [{ Host: "localhost", "X-Forwarded-Proto": "https" }, "https://localhost/api/"],
])("a command has the address by which the page was asked for: %j", async (headers, start) => {
  const { commands } = await openDocs(headers);
  for (const command of commands) expect(command).toContain(`'${start}`);
});
