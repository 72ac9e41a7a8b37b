import { isObject } from "../exchange.ts";

type Schema = Readonly<Record<string, unknown>>;

/**
 * What a schema of `output_config.format` may hold
 * (https://docs.claude.com/en/docs/build-with-claude/structured-outputs, "JSON Schema limitations").
 */
const keywords = new Set(
  "type properties required additionalProperties items enum const anyOf allOf $ref $defs definitions title description format default minItems $schema".split(
    " ",
  ),
);

/** The first limit that a schema breaks, in words; undefined where it keeps all. */
export function findOutputSchemaFault(schema: Schema): string | undefined {
  const unknown = Object.keys(schema).find((keyword) => !keywords.has(keyword));
  if (unknown !== undefined) {
    return `For '${schema.type}' type, property '${unknown}' is not supported`;
  }
  if ([schema.type].flat().includes("object") && schema.additionalProperties !== false) {
    return "For 'object' type, 'additionalProperties' must be explicitly set to false";
  }
  const fewest = schema.minItems;
  if (fewest !== undefined && fewest !== 0 && fewest !== 1) {
    return "For 'array' type, 'minItems' values other than 0 or 1 are not supported";
  }
  if (
    Array.isArray(schema.enum) &&
    schema.enum.some((value) => typeof value === "object" && value !== null)
  ) {
    return "Enum values must be strings, numbers, booleans or null";
  }
  return childrenOf(schema)
    .map(findOutputSchemaFault)
    .find((fault) => fault !== undefined);
}

function childrenOf(schema: Schema): Schema[] {
  const named = ["properties", "$defs", "definitions"].flatMap((keyword) =>
    Object.values(isObject(schema[keyword]) ? schema[keyword] : {}),
  );
  const choices = ["anyOf", "allOf"].flatMap((keyword) =>
    Array.isArray(schema[keyword]) ? schema[keyword] : [],
  );
  return [...named, ...choices, schema.items].filter(isObject);
}
