import type { JsonSchema, OpenApiDocument, OpenApiParameter } from "../../api/openapi-document.ts";
import { Html, html, resolveSchema } from "./docs-schemas.ts";

/** One operation, as it is called. */
export interface DescribedCall {
  readonly operationId: string;
  /** In small letters, as in the interface description. */
  readonly method: string;
  /** Behind the base address. */
  readonly path: string;
  readonly parameters: readonly OpenApiParameter[];
  /** Absent where the operation has no body. */
  readonly body?: unknown;
}

/** Values for parameters, by name, that this service answers with 200. Others take the first of their choices. */
export type ExampleValues = Readonly<Record<string, string>>;

export interface CallExamples {
  readonly values: ExampleValues;
  /** The address before each path, for example `http://127.0.0.1:8080/api`. */
  readonly baseUrl: string;
}

type Schemas = OpenApiDocument["components"]["schemas"];

/** A command that can be pasted into a shell, where `PDO_API_KEY` holds the key. */
export function renderCurl(schemas: Schemas, call: DescribedCall, { values, baseUrl }: CallExamples): Html {
  const { method, path, parameters, body } = call;
  const pairs = parameters.flatMap((parameter): [string, string][] => {
    const value = exampleOf(schemas, parameter, values);
    return value === "" ? [] : [[parameter.name, value]];
  });
  const query = pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
  const lines = [
    `curl '${baseUrl}${path}${query}'`,
    '-H "X-Api-Key: $PDO_API_KEY"',
    ...(body === undefined
      ? []
      : [
          `-H 'Content-Type: application/json'`,
          `-d '${JSON.stringify(body, undefined, 2).replaceAll("'", "'\\''")}'`,
        ]),
  ];
  const separator = " \\\n  ";
  // With a body curl sends POST by itself.
  const isOther = method.toUpperCase() !== (body === undefined ? "GET" : "POST");
  const text = lines.join(separator).replace(/^curl/, isOther ? `curl -X ${method.toUpperCase()}` : "curl");
  return html`<pre tabindex="0" class="curl">${text}</pre>\n`;
}

/** A form for the page's script, which shows it: without the script it could do nothing. */
export function renderForm(schemas: Schemas, call: DescribedCall, { values }: CallExamples): Html {
  const { operationId, method, path, parameters, body } = call;
  const fields = parameters.map((parameter) => {
    const id = `${operationId}-${parameter.name}`;
    const field = renderField(schemas, parameter, { id, value: exampleOf(schemas, parameter, values) });
    return html`<label for="${id}">${parameter.name}</label>${field}\n`;
  });
  const text = JSON.stringify(body, undefined, 2);
  // Long lines wrap where the screen is narrow.
  const rows = (text?.split("\n").length ?? 0) + 2;
  const area =
    body === undefined
      ? html``
      : html`<label for="${operationId}-body">Body</label><textarea id="${operationId}-body" name="body" rows="${rows}" spellcheck="false">${text}</textarea>\n`;
  return html`<form class="try" hidden data-method="${method.toUpperCase()}" data-path="${path}">
<h3>Try it</h3>
<div class="fields">
${fields}${area}</div>
<button type="submit">Send</button>
<p class="said" role="status"></p>
<pre tabindex="0" class="answer" hidden></pre>
</form>
`;
}

function exampleOf(
  schemas: Schemas,
  { name, required, schema }: OpenApiParameter,
  values: ExampleValues,
): string {
  const known = values[name];
  if (known !== undefined || !required) return known ?? "";
  const [first] = choicesOf(schemas, schema);
  return first ?? "";
}

function choicesOf(schemas: Schemas, schema: JsonSchema): readonly string[] {
  const { enum: choices, type } = resolveSchema(schemas, schema);
  if (Array.isArray(choices)) return choices.map(String);
  return type === "boolean" ? ["false", "true"] : [];
}

function renderField(
  schemas: Schemas,
  { name, required, schema }: OpenApiParameter,
  { id, value }: { readonly id: string; readonly value: string },
): Html {
  const need = required ? " required" : "";
  const choices = choicesOf(schemas, schema);
  if (choices.length > 0) {
    const absent = required ? [] : [html`<option value=""></option>`];
    const options = choices.map(
      (choice) => html`<option${new Html(choice === value ? " selected" : "")}>${choice}</option>`,
    );
    return html`<select id="${id}" name="${name}"${new Html(need)}>${[...absent, ...options]}</select>`;
  }
  const { type, minimum, maximum } = resolveSchema(schemas, schema);
  const kind =
    type === "integer" ? html` type="number" min="${Number(minimum)}" max="${Number(maximum)}"` : html``;
  return html`<input id="${id}" name="${name}" value="${value}"${kind}${new Html(need)} autocomplete="off">`;
}
