import type { JsonSchema, OpenApiDocument } from "../../api/openapi-document.ts";

type Schemas = OpenApiDocument["components"]["schemas"];

/** Text with words between backticks rendered as code. */
export function renderProse(text: string): Html[] {
  return text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** A schema's shape, with links to the schemas it names. */
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
    const prose = typeof description === "string" ? html`<p>${renderProse(description)}</p>\n` : html``;
    return html`<h3 id="schema-${name}">${name}</h3>\n${prose}<pre tabindex="0">${renderShape(schemas, schema)}</pre>\n`;
  });
}

/** Markup that can be inserted unescaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Insertable = string | number | Html | readonly Html[];

/** A tagged template that escapes every inserted value that is not `Html`. */
export function html(fixed: TemplateStringsArray, ...inserted: readonly Insertable[]): Html {
  const rest = inserted.map((item, index) => toMarkup(item) + (fixed[index + 1] ?? ""));
  return new Html((fixed[0] ?? "") + rest.join(""));
}

function toMarkup(item: Insertable): string {
  if (item instanceof Html) return item.text;
  if (typeof item === "object") return item.map(({ text }) => text).join("");
  return escapeHtml(String(item));
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A JSON Schema in TypeScript notation: `{ name: string, tags?: string[] }`. */
function describeShape(schema: JsonSchema, indent = ""): string {
  const { $ref, enum: choices, anyOf, prefixItems, items, properties, type } = schema;
  if (typeof $ref === "string") return $ref.replace(/.*\//, "");
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  if (Array.isArray(anyOf)) return anyOf.map((one) => describeShape(one, indent)).join(" | ");
  if (Array.isArray(prefixItems)) {
    return `[${prefixItems.map((item) => describeShape(item, indent)).join(", ")}]`;
  }
  if (isSchema(items)) {
    const shape = describeShape(items, indent);
    return shape.includes(" | ") ? `(${shape})[]` : `${shape}[]`;
  }
  if (isSchema(properties)) return describeProperties(schema, properties, indent);
  return [type ?? "any"].flat().join(" | ") + describeRange(schema);
}

function describeProperties(schema: JsonSchema, properties: JsonSchema, indent: string): string {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const optional = required.includes(name) ? "" : "?";
    return `${inner}${name}${optional}: ${isSchema(property) ? describeShape(property, inner) : "any"}\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
}

function describeRange({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined && maximum === undefined) return "";
  return ` ${String(minimum ?? "")}..${String(maximum ?? "")}`;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
