import type { JsonSchema } from "../../contract/json-schemas.ts";

/** A JSON Schema in the short way that people write types: `{ name: string, tags?: string[] }`. */
export function describeShape(schema: JsonSchema, indent = ""): string {
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
    const mark = required.includes(name) ? "" : "?";
    return `${inner}${name}${mark}: ${isSchema(property) ? describeShape(property, inner) : "any"}\n`;
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
