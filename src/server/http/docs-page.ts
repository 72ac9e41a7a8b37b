import type {
  JsonSchema,
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiReference,
  OpenApiResponse,
} from "../../api/openapi-document.ts";
import { Html, html, renderProse, renderSchemas, renderShape, resolveSchema } from "./docs-schemas.ts";

/** The API description as one self-contained HTML page without scripts. */
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
function renderOperations(document: OpenApiDocument, tag: string): Html[] {
  const base = document.servers[0]?.url ?? "";
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => renderOperation(document, method, { path: base + path, operation })),
  );
}

function renderOperation(
  document: OpenApiDocument,
  method: string,
  { path, operation }: { path: string; operation: OpenApiOperation },
): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const { 200: done, ...refusals } = responses;
  const content = done && "content" in done ? done.content : undefined;
  return html`<details id="${operationId}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code><br>${summary}</summary>
<div>
${renderParameters(document, parameters)}
${requestBody ? html`<h3>Body</h3>\n${renderContent(document, requestBody.content)}` : html``}
<h3>Answer (200)</h3>
${content ? renderContent(document, content) : html``}
<h3>Refusals</h3>
<p class="links">${Object.entries(refusals).map(([status, refusal]) => linkRefusal(status, refusal))}</p>
</div>
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
    return html`<pre>${name}${renderShape(schemas, named)}</pre>
<details><summary>Example</summary><div><pre>${JSON.stringify(example, null, 2)}</pre></div></details>\n`;
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

/** The page's stylesheet. */
const docsStyle = `
:root { color-scheme: light dark; --line: #d8dbe0; --soft: #f4f5f7; --dim: #5a6270; --get: #1c6b3c; --post: #174ea6; }
a { color: var(--post); }
@media (prefers-color-scheme: dark) {
  :root { --line: #3a3f48; --soft: #22262d; --dim: #a3abb8; --get: #7ad19c; --post: #8fb4ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.7rem; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.3rem; }
h3 { margin: 1.2rem 0 .3rem; font-size: 1rem; }
code, pre { font: .875em/1.45 ui-monospace, monospace; }
pre { margin: .3rem 0; padding: .75rem; overflow-x: auto; background: var(--soft); border-radius: 6px; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 8px; }
summary { padding: .6rem .8rem; cursor: pointer; overflow-wrap: anywhere; }
details > div { padding: 0 .8rem .8rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; color: var(--dim); }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: 0; border: 0; overflow-wrap: anywhere; }
}
.links a { display: inline-block; margin-right: .75rem; }
.method { display: inline-block; min-width: 3.2rem; font-weight: 700; }
.get { color: var(--get); }
.post { color: var(--post); }
.dim { color: var(--dim); }
`;
