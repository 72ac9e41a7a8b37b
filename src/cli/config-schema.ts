import { environmentName, type FlagType, type SettingType } from "./flags/flag-record.ts";
import { recordOf } from "./flags.ts";
import { settingNames, typeOfSetting } from "./settings.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema (draft 7) of `pdo.config.json`, for validation and completion in editors. */
export function configSchema(): JsonSchema {
  const properties = settingNames.map((name) => {
    const { help, default: value } = recordOf(name);
    const described = { ...(help && { description: help }), ...(value !== undefined && { default: value }) };
    return [name, { ...jsonSchemaOf(typeOfSetting(name)), ...described }];
  });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "pdo.config.json",
    type: "object",
    properties: { $schema: { type: "string" }, ...Object.fromEntries(properties) },
    additionalProperties: false,
  };
}

/** The schema of the file's values; string forms accepted from the environment, such as `"8"` for 8, are left out. */
function jsonSchemaOf(type: SettingType): JsonSchema {
  switch (type.kind) {
    case "switch":
      return { type: "boolean" };
    case "integer":
      return { type: "integer", minimum: type.minimum, maximum: type.maximum };
    case "number":
      return { type: "number", minimum: 0, maximum: type.maximum };
    case "text":
      return { type: "string", minLength: type.minimum, ...(type.maximum && { maxLength: type.maximum }) };
    case "path":
      return { type: "string", minLength: 1 };
    case "address":
      return { type: "string", pattern: "^https?://" };
    case "choice":
      return { enum: type.choices };
    case "channel":
      return { type: "string", pattern: "^[a-z][a-z0-9_-]{0,63}$", examples: type.known };
    case "list":
      return { type: "array", items: { enum: type.choices }, minItems: 1 };
    case "pairs":
      return {
        type: "object",
        properties: pairSchemas(type),
        ...ownPairs(type),
        additionalProperties: false,
      };
    case "texts":
      return { type: "array", items: { type: "string", minLength: 1 } };
    case "object":
      return { type: "object" };
  }
}

function ownPairs({ prefix }: Extract<FlagType, { kind: "pairs" }>): JsonSchema {
  return prefix === undefined
    ? {}
    : { patternProperties: { [`^${prefix}.`]: { type: "string", minLength: 1 } } };
}

function pairSchemas({ fields }: Extract<FlagType, { kind: "pairs" }>): JsonSchema {
  return Object.fromEntries(fields.map((field) => [field, { type: "string", minLength: 1 }]));
}

/** The environment variable of each setting, and what it is; of a switch that is on by itself, what turns it off. */
export function configurableVariables(): (readonly [variable: string, help: string])[] {
  return settingNames.map((name) => {
    const { help = "", negated } = recordOf(name);
    return [`${environmentName(name)}${negated ? "=false" : ""}`, help];
  });
}
