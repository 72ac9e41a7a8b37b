import type { JsonSchema } from "../../contract/json-schemas.ts";
import type {
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiReference,
  OpenApiResponse,
} from "../openapi-document.ts";
import { docsStyle } from "./docs-style.ts";
import { Html, html } from "./html.ts";
import { describeShape } from "./schema-shape.ts";

/** The interface description as one page for people: no script, nothing loaded from elsewhere. */
export function renderDocsPage(document: OpenApiDocument): string {
  const { info, tags, components, servers } = document;
  const base = servers[0]?.url ?? "";
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
  ({ name, description }) => html`<p><code>${name}</code>: ${description}</p>\n`,
)}
${tags.map((tag) => renderTag(document, tag.name, tag.description, base))}
<h2 id="errors">Errors</h2>
${Object.entries(components.responses).map(([name, response]) => renderRefusal(name, response))}
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(([name, schema]) => renderSchema(name, schema))}
</body>
</html>
`.text;
}

/** Text in which words between backticks are code. */
function renderProse(text: string): Html[] {
  return text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

function renderTag({ paths }: OpenApiDocument, tag: string, description: string, base: string): Html {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => renderOperation(method, base + path, operation)),
  );
  return html`<h2 id="${tag}">${capitalize(tag)}</h2>\n<p>${description}</p>\n${operations}`;
}

function renderOperation(method: string, path: string, operation: OpenApiOperation): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const { 200: done, ...refusals } = responses;
  return html`<details id="${operationId}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code><br>${summary}</summary>
<div>
${parameters.length > 0 ? renderParameters(parameters) : html``}
${requestBody ? html`<h3>Body</h3>\n${renderContent(requestBody.content)}` : html``}
<h3>Answer (200)</h3>
${done && "content" in done && done.content ? renderContent(done.content) : html``}
<h3>Refusals</h3>
<p>${Object.entries(refusals).map(([status, refusal]) => linkRefusal(status, refusal))}</p>
</div>
</details>
`;
}

function renderParameters(parameters: readonly OpenApiParameter[]): Html {
  const rows = parameters.map(({ name, required, schema, description }) => {
    const preset = "default" in schema ? `default ${String(schema.default)}` : "optional";
    return html`<tr><td><code>${name}</code></td><td><code>${describeShape(schema)}</code></td>
<td>${required ? "required" : preset}</td><td>${description ?? ""}</td></tr>\n`;
  });
  return html`<h3>Query</h3>
<div class="scroll"><table><thead><tr><th>Name</th><th>Type</th><th></th><th></th></tr></thead><tbody>
${rows}</tbody></table></div>
`;
}

function renderContent(content: OpenApiContent): Html {
  return html`${Object.values(content).map(
    ({ schema, example }) =>
      html`<pre>${describeShape(schema)}</pre>\n<details><summary>Example</summary><div><pre>${toText(example)}</pre></div></details>\n`,
  )}`;
}

function renderRefusal(name: string, { description, content, headers = {} }: OpenApiResponse): Html {
  const examples = Object.values(content ?? {}).map(({ example }) => html`<pre>${toText(example)}</pre>\n`);
  return html`<h3 id="${name}">${name}</h3>
<p>${description} <span class="dim">Headers: ${Object.keys(headers).join(", ")}.</span></p>
${examples}`;
}

function renderSchema(name: string, schema: JsonSchema): Html {
  const { description } = schema;
  const told = typeof description === "string" ? html`<p>${description}</p>\n` : html``;
  return html`<h3 id="schema-${name}">${name}</h3>\n${told}<pre>${describeShape(schema)}</pre>\n`;
}

function linkRefusal(status: string, refusal: OpenApiResponse | OpenApiReference): Html {
  const name = "$ref" in refusal ? refusal.$ref.replace(/.*\//, "") : "";
  return html`<a href="#${name}">${status} ${name}</a> `;
}

function toText(example: unknown): string {
  return JSON.stringify(example, null, 2);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
