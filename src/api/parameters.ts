import { z } from "zod";
import { isLongerThan, maxDescriptionLength, maxNameLength } from "./text-limits.ts";
import {
  descriptionLengths,
  languages,
  nameTaskTypes,
  requirementLevels,
  salesChannels,
  targetAudiences,
  tones,
} from "./vocabulary.ts";

/** The vocabulary as schemas, under their names in the API description. */
export const languageEnum = z.enum(languages).meta({ id: "LanguageEnum" });
/** Any text: which channels there are is known to the service alone, see `validateRequest`. */
export const salesChannelEnum = z.string().meta({ id: "SalesChannelEnum", enum: [...salesChannels] });
export const nameTaskTypeEnum = z.enum(nameTaskTypes).meta({ id: "NameOptimizationTaskTypeEnum" });
export const toneEnum = z.enum(tones).meta({ id: "ToneEnum" });
export const targetAudienceEnum = z.enum(targetAudiences).meta({ id: "TargetAudienceEnum" });
export const descriptionLengthEnum = z.enum(descriptionLengths).meta({ id: "DescriptionLengthEnum" });
export const requirementLevelEnum = z.enum(requirementLevels).meta({ id: "RequirementLevelEnum" });

/** A text of at most so many code points; zod's own `max` counts UTF-16 units. */
export function textOfAtMost(maxLength: number) {
  return z
    .string()
    .check(({ value, issues }) => {
      if (!isLongerThan(maxLength, value)) return;
      issues.push({
        code: "custom",
        input: value,
        path: [],
        message: "Invalid input",
        params: { type: "string_too_long", maxLength },
      });
    })
    .meta({ maxLength });
}

export const productName = textOfAtMost(maxNameLength);
export const productDescription = textOfAtMost(maxDescriptionLength);

/**
 * Query values arrive as text. These schemas parse text as FastAPI on pydantic 2 does and report pydantic's error
 * types (`bool_parsing`, `int_parsing`) in the issue's `params`.
 */
const trueWords = new Set(["1", "true", "t", "yes", "y", "on"]);
const falseWords = new Set(["0", "false", "f", "no", "n", "off"]);

export const booleanParameter = z
  .string()
  .transform((text, context) => readBoolean(text) ?? refuse(context, "bool_parsing"))
  .pipe(z.boolean());

/** A boolean in a body, where pydantic also takes the words and numbers for one. */
export const booleanOption = z
  .unknown()
  .transform((value, context) => {
    if (typeof value === "boolean") return value;
    const word = Number.isSafeInteger(value) ? String(value) : value;
    return typeof word === "string"
      ? (readBoolean(word) ?? refuse(context, "bool_parsing"))
      : refuse(context, "bool_type");
  })
  .pipe(z.boolean());

function readBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (trueWords.has(word)) return true;
  return falseWords.has(word) ? false : undefined;
}

function refuse(context: z.core.$RefinementCtx, type: string): never {
  context.addIssue({ code: "custom", params: { type } });
  return z.NEVER;
}

/** Digits with an optional sign, single underscores between them and a fraction of zeros: `5`, `+5`, `1_0`, `5.0`. */
const integerText = /^[+-]?\d+(?:_\d+)*(?:\.0+)?$/;

export function integerParameter(minimum: number, maximum: number) {
  return z
    .string()
    .transform((text, context) => readInteger(text) ?? refuse(context, "int_parsing"))
    .pipe(integerBetween(minimum, maximum));
}

/** An integer in a body, where pydantic also takes the text of one, and a boolean. */
export function integerOption(minimum: number, maximum: number) {
  return z
    .unknown()
    .transform((value, context) => {
      if (typeof value === "string") return readInteger(value) ?? refuse(context, "int_parsing");
      if (typeof value === "boolean") return Number(value);
      if (typeof value !== "number") return refuse(context, "int_type");
      return Number.isInteger(value) ? value : refuse(context, "int_from_float");
    })
    .pipe(integerBetween(minimum, maximum));
}

function integerBetween(minimum: number, maximum: number) {
  return z.number().gte(minimum).lte(maximum).meta({ type: "integer" });
}

function readInteger(text: string): number | undefined {
  const trimmed = text.trim();
  return integerText.test(trimmed) ? finite(Number(trimmed.replaceAll("_", ""))) : undefined;
}

/** An integer of hundreds of digits is out of range, not malformed. */
function finite(parsed: number): number {
  return Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, parsed));
}
