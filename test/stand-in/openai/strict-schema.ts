import { isObject } from "../exchange.ts";

type Schema = Readonly<Record<string, unknown>>;

/** What a strict schema may hold (https://platform.openai.com/docs/guides/structured-outputs, "Supported schemas"). */
const keywords = new Set(
  (
    "type properties required additionalProperties items enum const anyOf $ref $defs definitions title description " +
    "pattern format multipleOf maximum exclusiveMaximum minimum exclusiveMinimum minItems maxItems $schema"
  ).split(" "),
);

const maxProperties = 5_000;
const maxDepth = 10;
const maxEnumValues = 1_000;
const maxCharacters = 120_000;
/** An enum of more than 250 texts may be that many characters in all. */
const longEnum = { values: 250, characters: 15_000 };

/**
 * The first rule of strict schemas that one breaks, as the API words it.
 * @returns undefined where it keeps all of them
 */
export function findStrictFault(schema: Schema): string | undefined {
  if (schema.anyOf !== undefined)
    return "schema must have type 'object' and not have 'anyOf' at the top level.";
  if (schema.type !== "object") {
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${schema.type ?? "None"}"'.`;
  }
  return findNodeFault(schema, [], 1) ?? findSizeFault(schema);
}

function findNodeFault(schema: Schema, path: readonly string[], depth: number): string | undefined {
  const context = `In context=(${path.map((step) => `'${step}'`).join(", ")}), `;
  const unknown = Object.keys(schema).find((keyword) => !keywords.has(keyword));
  if (unknown !== undefined) return `${context}'${unknown}' is not permitted.`;
  if (depth > maxDepth) return `${context}schema exceeds the limit of ${maxDepth} levels of nesting.`;
  const own = findTypeFault(schema) ?? findEnumFault(schema) ?? findObjectFault(schema);
  if (own !== undefined) return context + own;
  for (const [step, child, levels] of childrenOf(schema)) {
    const fault = findNodeFault(child, [...path, ...step], depth + levels);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function findTypeFault(schema: Schema): string | undefined {
  const isTyped = ["type", "anyOf", "$ref", "enum", "const"].some((keyword) => schema[keyword] !== undefined);
  if (!isTyped) return "schema must have a 'type' key.";
  if (schema.type === "array" && !isObject(schema.items)) return "array schema missing items.";
  return undefined;
}

function findEnumFault(schema: Schema): string | undefined {
  if (!Array.isArray(schema.enum)) return undefined;
  const values: unknown[] = schema.enum;
  if (values.length === 0) return "enum must hold a value.";
  if (new Set(values).size < values.length) return "enum values must be unique.";
  if (values.some((value) => typeof value === "string" && value.includes("\n"))) {
    return "enum value contains a line break.";
  }
  const characters = values.join("").length;
  return values.length > longEnum.values && characters > longEnum.characters
    ? `Expected at most ${longEnum.characters} characters in an enum of more than ${longEnum.values} values, but received ${characters}.`
    : undefined;
}

function findObjectFault(schema: Schema): string | undefined {
  const types = [schema.type].flat();
  if (!types.includes("object")) return undefined;
  if (schema.additionalProperties !== false) {
    return "'additionalProperties' is required to be supplied and to be false.";
  }
  const required = Array.isArray(schema.required) ? schema.required : [];
  const names = Object.keys(isObject(schema.properties) ? schema.properties : {});
  const missing = names.find((name) => !required.includes(name));
  const surplus = required.find((name) => !names.includes(name));
  if (missing === undefined && surplus === undefined) return undefined;
  const which = missing === undefined ? `Extra required key '${surplus}' supplied` : `Missing '${missing}'`;
  return `'required' is required to be supplied and to be an array including every key in properties. ${which}.`;
}

/** Each schema within, the steps to it, and how many levels it lies lower. */
function childrenOf(schema: Schema): (readonly [readonly string[], Schema, number])[] {
  const named = ["properties", "$defs", "definitions"].flatMap((keyword) =>
    Object.entries(isObject(schema[keyword]) ? schema[keyword] : {}).map(
      ([name, child]) => [[keyword, name], isObject(child) ? child : {}, 1] as const,
    ),
  );
  const items = isObject(schema.items) ? [[["items"], schema.items, 0] as const] : [];
  const choices = (Array.isArray(schema.anyOf) ? schema.anyOf : []).map(
    (child: unknown, index) => [["anyOf", String(index)], isObject(child) ? child : {}, 0] as const,
  );
  return [...named, ...items, ...choices];
}

interface Sizes {
  readonly properties: number;
  readonly enumValues: number;
  readonly characters: number;
}

function findSizeFault(schema: Schema): string | undefined {
  const { properties, enumValues, characters } = sizesOf(schema);
  const tooMany = (most: number, what: string, seen: number) =>
    `Expected at most ${most} ${what} in total within a single schema when using structured outputs, but received ${seen}.`;
  if (properties > maxProperties) return tooMany(maxProperties, "object properties", properties);
  if (enumValues > maxEnumValues) return tooMany(maxEnumValues, "enum values", enumValues);
  if (characters > maxCharacters)
    return tooMany(maxCharacters, "characters of names and enum values", characters);
  return undefined;
}

function sizesOf(schema: Schema): Sizes {
  const properties = Object.keys(isObject(schema.properties) ? schema.properties : {});
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  const texts = [...properties, ...values.map(String), ...("const" in schema ? [String(schema.const)] : [])];
  const own = { properties: properties.length, enumValues: values.length, characters: texts.join("").length };
  return childrenOf(schema).reduce((sum, [, child]) => {
    const sizes = sizesOf(child);
    return {
      properties: sum.properties + sizes.properties,
      enumValues: sum.enumValues + sizes.enumValues,
      characters: sum.characters + sizes.characters,
    };
  }, own);
}
