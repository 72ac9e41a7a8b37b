import type { OpenApiDocument, OpenApiResponse } from "../openapi-document.ts";
import { renderOperations, toWords } from "./docs-operations.ts";
import { renderProse, renderSchemas } from "./docs-schemas.ts";
import { docsStyle } from "./docs-style.ts";
import { Html, html } from "./html.ts";

/** The interface description as one page for people: no script, nothing loaded from elsewhere. */
export function renderDocsPage(document: OpenApiDocument): string {
  const { info, tags, components } = document;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} ${info.version}</title>
<style>${new Html(docsStyle)}</style>
</head>
<body>
<h1>${info.title} <span class="dim">${info.version}</span></h1>
<p>${renderProse(`${info.summary} ${info.description}`)} The same for programs: <a href="openapi.json">openapi.json</a>.</p>
<h2 id="authentication">Authentication</h2>
<p>Send the first header, or both.</p>
${Object.values(components.securitySchemes).map(
  ({ name, description }) => html`<p><code>${name}</code>: ${renderProse(description)}</p>\n`,
)}
${tags.map(
  ({ name, description }) =>
    html`<h2 id="${name}">${capitalize(name)}</h2>\n<p>${renderProse(description)}</p>\n${renderOperations(document, name)}`,
)}
<h2 id="errors">Errors</h2>
${Object.entries(components.responses).map(([name, response]) => renderRefusal(document, name, response))}
<h2 id="schemas">Schemas</h2>
${renderSchemas(components.schemas)}
</body>
</html>
`.text;
}

function renderRefusal(document: OpenApiDocument, name: string, response: OpenApiResponse): Html {
  const { description, content, headers = {} } = response;
  const examples = Object.values(content ?? {}).map(({ example }) => html`<pre>${toText(example)}</pre>\n`);
  return html`<h3 id="${name}">${findStatus(document, name)} ${toWords(name)}</h3>
<p>${renderProse(description)} <span class="dim">Headers: ${Object.keys(headers).join(", ")}.</span></p>
${examples}`;
}

/** The status under which the operations give this answer. */
function findStatus({ paths }: OpenApiDocument, name: string): string {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const answers = operations.flatMap(({ responses }) => Object.entries(responses));
  const found = answers.find(([, answer]) => "$ref" in answer && answer.$ref.endsWith(`/${name}`));
  return found?.[0] ?? "";
}

function toText(example: unknown): string {
  return JSON.stringify(example, null, 2);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
