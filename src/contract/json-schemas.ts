import { z } from "zod";

/** A JSON Schema (2020-12) as plain data; references point into `#/components/schemas/`. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export interface DescribedSchema {
  readonly schema: JsonSchema;
  /** The named schemas that `schema` refers to, by their ids. */
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/**
 * What a schema says, for the interface description. Unknown keys are never forbidden: requests ignore
 * them, and answers may grow.
 */
export function describeSchema(schema: z.ZodType): DescribedSchema {
  const described = z.toJSONSchema(schema, {
    io: "output",
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      // The bound of safe integers that the library adds by itself says nothing about the contract.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const { $schema: _dialect, $defs, "~standard": _standard, ...own } = pointToComponents(described);
  return { schema: own, named: ($defs ?? {}) as Record<string, JsonSchema> };
}

/** True where a request may leave the parameter out. */
export function isOptional(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, undefined).success;
}

function pointToComponents(described: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(described).replaceAll("#/$defs/", "#/components/schemas/"));
}
