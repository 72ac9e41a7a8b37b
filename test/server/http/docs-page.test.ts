import { expect, test } from "vitest";
import { createOpenApiDocument } from "../../../src/api/openapi.ts";
import { operationNames } from "../../../src/api/operations.ts";
import { renderDocsPage } from "../../../src/server/http/docs-page.ts";
import { html } from "../../../src/server/http/docs-schemas.ts";

const document = createOpenApiDocument();
const page = renderDocsPage(document);

test("the page tells of every operation, schema, refusal and header", () => {
  for (const name of operationNames) expect(page).toContain(`<details id="${name}">`);
  for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`id="schema-${name}"`);
  for (const name of Object.keys(document.components.responses)) expect(page).toContain(`<h3 id="${name}">`);
  expect(page).toContain('<h3 id="TooManyRequests">429 Too many requests</h3>');
  expect(page).toContain("X-Api-Key");
  expect(page).toContain("X-Provider-Key");
});

test("the page loads nothing, runs nothing, and its links lead somewhere", () => {
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target = ""] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});

test("what a schema names is a link to it, and backticks are code", () => {
  expect(page).toContain('category: <a href="#schema-Category">Category</a>');
  expect(page).toContain('<td><code><a href="#schema-ToneEnum">ToneEnum</a></code>');
  expect(page).toContain("product_name?: string | null");
  expect(page).not.toContain("`");
});

test("every element that is opened is closed", () => {
  for (const name of ["details", "summary", "div", "pre", "table", "tr", "td", "p", "code", "h3", "span"]) {
    const count = (pattern: string) => page.match(new RegExp(pattern, "g"))?.length;
    expect([name, count(`<${name}[ >]`)]).toEqual([name, count(`</${name}>`)]);
  }
});

test("what is inserted cannot become markup", () => {
  expect(html`<p title="${'"'}">${"<b>&'"}</p>`.text).toBe('<p title="&quot;">&lt;b&gt;&amp;&#39;</p>');
});
