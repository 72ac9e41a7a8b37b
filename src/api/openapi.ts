import {
  describedHeaders,
  describeRefusals,
  errorSchemas,
  referToAnswerHeaders,
  referToRefusals,
} from "./openapi-answers.ts";
import {
  type DescribedSchema,
  describeSchema,
  isOptional,
  type JsonSchema,
  type OpenApiContent,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiParameter,
} from "./openapi-document.ts";
import { type Operation, type OperationName, operationNames, operations } from "./operations.ts";
import { contractVersion, type SalesChannel, salesChannels } from "./vocabulary.ts";

/**
 * The API description (OpenAPI 3.1), derived from the table of operations.
 * @param channels the sales channels that the service has
 */
export function createOpenApiDocument(channels: readonly SalesChannel[] = salesChannels): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const describe: Describe = (schema, side) => {
    const { schema: own, named } = describeSchema(schema, side);
    Object.assign(schemas, named);
    return own;
  };
  const rows = operationNames.map((name): [string, Record<string, OpenApiOperation>] => {
    const operation: Operation = operations[name];
    return [
      operation.path,
      { [operation.method.toLowerCase()]: describeOperation(name, operation, describe) },
    ];
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Product data optimization",
      version: contractVersion,
      summary: "Better names, descriptions, categories and attributes for product data.",
      description:
        "Bodies are JSON both ways. A path with another method answers 405 with `Allow`, an unknown path 404; " +
        "every answer carries `X-Request-Id`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: [
      { name: "tasks", description: "What is done with a product's texts." },
      { name: "data", description: "The sales channels' reference lists." },
    ],
    security: [{ ApiKey: [] }, { ApiKey: [], ProviderKey: [] }],
    paths: Object.fromEntries(rows),
    components: {
      securitySchemes,
      headers: describedHeaders,
      responses: describeRefusals(),
      schemas: {
        ...sortByName({ ...schemas, SalesChannelEnum: { ...schemas.SalesChannelEnum, enum: [...channels] } }),
        ...errorSchemas,
      },
    },
  };
}

type Describe = (...described: Parameters<typeof describeSchema>) => DescribedSchema["schema"];

const securitySchemes = {
  ApiKey: { type: "apiKey", in: "header", name: "X-Api-Key", description: "The service's key." },
  ProviderKey: {
    type: "apiKey",
    in: "header",
    name: "X-Provider-Key",
    description: "A key for a third-party language-model provider, beside the service's own key.",
  },
} as const;

function describeOperation(name: OperationName, operation: Operation, describe: Describe): OpenApiOperation {
  const { body, query, response, summary, kind, example } = operation;
  return {
    operationId: name,
    summary,
    tags: [kind === "data" ? "data" : "tasks"],
    parameters: describeParameters(query, describe),
    ...(body
      ? { requestBody: { required: true, content: toContent(describe(body, "request"), example.request) } }
      : {}),
    responses: {
      200: {
        description: "Done.",
        headers: referToAnswerHeaders(),
        content: toContent(describe(response), example.response),
      },
      ...referToRefusals(operation),
    },
  };
}

function describeParameters(query: Operation["query"], describe: Describe): OpenApiParameter[] {
  const { properties } = describe(query) as { properties: Record<string, JsonSchema> };
  return Object.entries(query.shape).map(([name, parameter]) => {
    const { description, ...schema } = properties[name] ?? {};
    const documentation = typeof description === "string" ? { description } : {};
    return { name, in: "query", required: !isOptional(parameter), ...documentation, schema };
  });
}

function toContent(schema: JsonSchema, example: unknown): OpenApiContent {
  return { "application/json": { schema, example } };
}

function sortByName(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
}
