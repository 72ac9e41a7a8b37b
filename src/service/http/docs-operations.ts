import type { JsonSchema } from "../../contract/json-schemas.ts";
import type {
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiReference,
  OpenApiResponse,
} from "../openapi-document.ts";
import { renderProse, renderShape, resolveSchema } from "./docs-schemas.ts";
import { type Html, html } from "./html.ts";

/** All operations of a tag, each folded until it is asked for. */
export function renderOperations(document: OpenApiDocument, tag: string): Html[] {
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

/** A type by its name, with its choices where it has some. */
function renderType({ components: { schemas } }: OpenApiDocument, schema: JsonSchema): Html {
  const { enum: choices } = resolveSchema(schemas, schema);
  const listed = Array.isArray(choices) ? html`<br><span class="dim">${choices.join(", ")}</span>` : html``;
  return html`<code>${renderShape(schemas, schema)}</code>${listed}`;
}

/** What is sent, one level deep, with an example. */
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
export function toWords(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
