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
export const salesChannelEnum = z.enum(salesChannels).meta({ id: "SalesChannelEnum" });
export const nameTaskTypeEnum = z.enum(nameTaskTypes).meta({ id: "NameOptimizationTaskTypeEnum" });
export const toneEnum = z.enum(tones).meta({ id: "ToneEnum" });
export const targetAudienceEnum = z.enum(targetAudiences).meta({ id: "TargetAudienceEnum" });
export const descriptionLengthEnum = z.enum(descriptionLengths).meta({ id: "DescriptionLengthEnum" });
export const requirementLevelEnum = z.enum(requirementLevels).meta({ id: "RequirementLevelEnum" });

/** A text of at most so many code points; zod's own `max` counts UTF-16 units. */
export function textOfAtMost(maxLength: number) {
  return z
    .string()
    .superRefine((text, context) => {
      if (isLongerThan(maxLength, text))
        context.addIssue({ code: "custom", params: { type: "string_too_long", maxLength } });
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
  .transform((text, context) => {
    const word = text.toLowerCase();
    if (trueWords.has(word)) return true;
    if (falseWords.has(word)) return false;
    context.addIssue({ code: "custom", params: { type: "bool_parsing" } });
    return z.NEVER;
  })
  .pipe(z.boolean());

/** Digits with an optional sign, single underscores between them and a fraction of zeros: `5`, `+5`, `1_0`, `5.0`. */
const integerText = /^[+-]?\d+(?:_\d+)*(?:\.0+)?$/;

export function integerParameter(minimum: number, maximum: number) {
  return z
    .string()
    .transform((text, context) => {
      const trimmed = text.trim();
      if (integerText.test(trimmed)) return finite(Number(trimmed.replaceAll("_", "")));
      context.addIssue({ code: "custom", params: { type: "int_parsing" } });
      return z.NEVER;
    })
    .pipe(z.number().gte(minimum).lte(maximum).meta({ type: "integer" }));
}

/** An integer of hundreds of digits is out of range, not malformed. */
function finite(parsed: number): number {
  return Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, parsed));
}
