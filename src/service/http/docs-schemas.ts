import type { JsonSchema } from "../../contract/json-schemas.ts";
import type { OpenApiDocument } from "../openapi-document.ts";
import { type Html, html } from "./html.ts";
import { describeShape } from "./schema-shape.ts";

type Schemas = OpenApiDocument["components"]["schemas"];

/** Text in which words between backticks are code. */
export function renderProse(text: string): Html[] {
  return text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** A schema's shape, in which every schema that it names is a link to it. */
export function renderShape(schemas: Schemas, schema: JsonSchema): Html[] {
  return describeShape(schema)
    .split(/\b([A-Z]\w+)\b/)
    .map((part) =>
      Object.hasOwn(schemas, part) ? html`<a href="#schema-${part}">${part}</a>` : html`${part}`,
    );
}

/** The schema that a reference names, else the schema itself. */
export function resolveSchema(schemas: Schemas, schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  return (typeof $ref === "string" ? schemas[$ref.replace(/.*\//, "")] : undefined) ?? schema;
}

export function renderSchemas(schemas: Schemas): Html[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const { description } = schema;
    const told = typeof description === "string" ? html`<p>${renderProse(description)}</p>\n` : html``;
    return html`<h3 id="schema-${name}">${name}</h3>\n${told}<pre>${renderShape(schemas, schema)}</pre>\n`;
  });
}
