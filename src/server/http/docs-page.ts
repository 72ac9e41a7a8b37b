import { createHash } from "node:crypto";
import type {
  JsonSchema,
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiReference,
  OpenApiResponse,
} from "../../api/openapi-document.ts";
import script from "./docs.client.js";
import style from "./docs.css";
import { type CallExamples, renderCurl, renderForm } from "./docs-calls.ts";
import { Html, html, renderProse, renderSchemas, renderShape, resolveSchema } from "./docs-schemas.ts";

/** The page may run its own script and style alone, and ask nobody but the service it came from. */
export const docsPolicy = [
  "default-src 'none'",
  `script-src ${sourceOf(script)}`,
  `style-src ${sourceOf(style)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The API description as one self-contained HTML page. It is whole without its script, which shows the forms and, behind
 * a proxy, the address by which the browser came.
 */
export function renderDocsPage(document: OpenApiDocument, examples: CallExamples): string {
  const { info, tags, components } = document;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} ${info.version}</title>
<style>${new Html(style)}</style>
</head>
<body data-base="${examples.baseUrl}">
<main>
<h1>${info.title} <span class="dim">${info.version}</span></h1>
<p>${renderProse(`${info.summary} ${info.description}`)} The same for programs: <a href="openapi.json">openapi.json</a>.</p>
<h2 id="authentication">Authentication</h2>
<p>Send the first header, or both.</p>
${Object.values(components.securitySchemes).map(
  ({ name, description }) => html`<p><code>${name}</code>: ${renderProse(description)}</p>\n`,
)}
<div class="keys" hidden>
<p>For the forms below. A key stays in its field until the page is left: it is stored nowhere.</p>
<label for="api-key">X-Api-Key</label><input id="api-key" type="password" autocomplete="off" spellcheck="false">
<label for="provider-key">X-Provider-Key</label><input id="provider-key" type="password" autocomplete="off" spellcheck="false" placeholder="may be left out">
</div>
${tags.map(
  ({ name, description }) =>
    html`<h2 id="${name}">${capitalize(name)}</h2>\n<p>${renderProse(description)}</p>\n${renderOperations(document, name, examples)}`,
)}
<h2 id="errors">Errors</h2>
${Object.entries(components.responses).map(([name, response]) => renderRefusal(document, name, response))}
<h2 id="schemas">Schemas</h2>
${renderSchemas(components.schemas)}
</main>
<script>${new Html(script)}</script>
</body>
</html>
`.text;
}

function renderRefusal(document: OpenApiDocument, name: string, response: OpenApiResponse): Html {
  const { description, content, headers = {} } = response;
  const examples = Object.values(content ?? {}).map(
    ({ example }) => html`<pre tabindex="0">${toText(example)}</pre>\n`,
  );
  return html`<h3 id="${name}">${findStatus(document, name)} ${toWords(name)}</h3>
<p>${renderProse(description)} <span class="dim">Headers: ${Object.keys(headers).join(", ")}.</span></p>
${examples}`;
}

/** The status with which operations give this answer. */
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

/** All operations of a tag, collapsed. */
function renderOperations(document: OpenApiDocument, tag: string, examples: CallExamples): Html[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => renderOperation(document, { method, path, operation }, examples)),
  );
}

function renderOperation(
  document: OpenApiDocument,
  { method, path, operation }: { method: string; path: string; operation: OpenApiOperation },
  examples: CallExamples,
): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const { 200: done, ...refusals } = responses;
  const content = done && "content" in done ? done.content : undefined;
  const { schemas } = document.components;
  const [sent] = Object.values(requestBody?.content ?? {});
  const call = { operationId, method, path, parameters, ...(sent && { body: sent.example }) };
  return html`<details id="${operationId}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${document.servers[0]?.url ?? ""}${path}</code><br>${summary}</summary>
<div>
${renderParameters(document, parameters)}
${requestBody ? html`<h3>Body</h3>\n${renderContent(document, requestBody.content)}` : html``}
<h3>Answer (200)</h3>
${content ? renderContent(document, content) : html``}
<h3>Refusals</h3>
<p class="links">${Object.entries(refusals).map(([status, refusal]) => linkRefusal(status, refusal))}</p>
<h3>Call</h3>
${renderCurl(schemas, call, examples)}${renderForm(schemas, call, examples)}</div>
</details>
`;
}

function renderParameters(document: OpenApiDocument, parameters: readonly OpenApiParameter[]): Html {
  const rows = parameters.map(({ name, required, schema, description }) => {
    const preset = "default" in schema ? `default ${String(schema.default)}` : "optional";
    return html`<tr><td><code>${name}</code></td><td>${renderType(document, schema)}</td>
<td>${required ? "required" : preset}</td><td>${renderProse(description ?? "")}</td></tr>\n`;
  });
  return html`<h3>Query</h3>
<table><thead><tr><th>Name</th><th>Type</th><th>Needed</th><th>Meaning</th></tr></thead><tbody>
${rows}</tbody></table>
`;
}

/** A type by its name, with its choices where it is an enumeration. */
function renderType({ components: { schemas } }: OpenApiDocument, schema: JsonSchema): Html {
  const { enum: choices } = resolveSchema(schemas, schema);
  const listed = Array.isArray(choices) ? html`<br><span class="dim">${choices.join(", ")}</span>` : html``;
  return html`<code>${renderShape(schemas, schema)}</code>${listed}`;
}

/** A body's schema, one level deep, with an example. */
function renderContent({ components: { schemas } }: OpenApiDocument, content: OpenApiContent): Html {
  return html`${Object.values(content).map(({ schema, example }) => {
    const named = resolveSchema(schemas, schema);
    const name = named === schema ? html`` : html`${renderShape(schemas, schema)} `;
    return html`<pre tabindex="0">${name}${renderShape(schemas, named)}</pre>
<details><summary>Example</summary><div><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></div></details>\n`;
  })}`;
}

function linkRefusal(status: string, refusal: OpenApiResponse | OpenApiReference): Html {
  const name = "$ref" in refusal ? refusal.$ref.replace(/.*\//, "") : "";
  return html`<a href="#${name}">${status} ${toWords(name)}</a> `;
}

/** `TooManyRequests` as `Too many requests`. */
function toWords(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
