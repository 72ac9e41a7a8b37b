import { z } from "zod";

/**
 * Query values arrive as text. These schemas read text the way FastAPI on pydantic 2 does and report
 * pydantic's error types (`bool_parsing`, `int_parsing`) in the issue's `params`.
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

/** Hundreds of digits are still an integer, out of range like any other, and not the number type's own fault. */
function finite(parsed: number): number {
  return Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, parsed));
}
