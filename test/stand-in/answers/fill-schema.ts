import { isObject } from "../exchange.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Says what a text or a choice is to be, from the name of its field. */
export type FillText = (field: string, schema: Schema) => unknown;

/** A value that a schema allows: objects whole, lists with one entry, texts and choices as they are said. */
export function fillSchema(schema: Schema, fillText: FillText, field = ""): unknown {
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return fillText(field, schema);
  if (Array.isArray(schema.anyOf)) return fillSchema(firstOf(schema.anyOf), fillText, field);
  const type = [schema.type].flat()[0];
  if (type === "object") return fillObject(schema, fillText);
  if (type === "array") {
    return schema.maxItems === 0
      ? []
      : [fillSchema(isObject(schema.items) ? schema.items : {}, fillText, field)];
  }
  if (type === "integer" || type === "number") return Number(schema.minimum ?? 0);
  if (type === "boolean") return false;
  return type === "null" ? null : fillText(field, schema);
}

function fillObject({ properties }: Schema, fillText: FillText): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => [
      name,
      fillSchema(isObject(schema) ? schema : {}, fillText, name),
    ]),
  );
}

const firstOf = (choices: readonly unknown[]): Schema => choices.find(isObject) ?? {};
