import { z } from "zod";

/** The parts of an OpenAPI 3.1 document that this service's description uses. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>> & { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

interface SecurityScheme {
  readonly type: "apiKey";
  readonly in: "header";
  readonly name: string;
  readonly description: string;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: OpenApiContent };
  readonly responses: Readonly<Record<string, OpenApiResponse | OpenApiReference>>;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: "query";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface OpenApiReference {
  readonly $ref: string;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, OpenApiReference>>;
  readonly content?: OpenApiContent;
}

export type OpenApiContent = Readonly<
  Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>
>;

/** A JSON Schema (2020-12) as plain data; references point into `#/components/schemas/`. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export interface DescribedSchema {
  readonly schema: JsonSchema;
  /** The named schemas that `schema` refers to, by their ids. */
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/**
 * A schema for the API description. Unknown keys are never forbidden: requests ignore them, and answers may grow. A request need not
 * name a field with a default; an answer has them all.
 */
export function describeSchema(schema: z.ZodType, side: "request" | "answer" = "answer"): DescribedSchema {
  const described = z.toJSONSchema(schema, {
    io: "output",
    override: ({ zodSchema, jsonSchema }) => {
      if (side === "request") requireWithoutDefault(zodSchema, jsonSchema);
      delete jsonSchema.additionalProperties;
      // zod adds the bound of safe integers, which is no part of the contract.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const { $schema: _dialect, $defs, "~standard": _standard, ...own } = pointToComponents(described);
  return { schema: own, named: ($defs ?? {}) as Record<string, JsonSchema> };
}

/** True where requests may omit the parameter. */
export function isOptional(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, undefined).success;
}

/** The input's own schema would not say what a value is that is read by a transformation. */
function requireWithoutDefault(schema: z.core.$ZodType, described: { required?: string[] }): void {
  if (!(schema instanceof z.ZodObject) || described.required === undefined) return;
  const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const required = described.required.filter((name) => !(fields[name] instanceof z.ZodDefault));
  if (required.length > 0) described.required = required;
  else delete described.required;
}

function pointToComponents(described: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(described).replaceAll("#/$defs/", "#/components/schemas/"));
}
