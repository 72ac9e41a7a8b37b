import type { Language } from "../api/vocabulary.ts";
import { choosePacks } from "./client.ts";

/** A product's texts, by the field that rules are about: `name`, `description`, `brand`, `gtin`, `image` and so on. */
export interface LintInput {
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** Of the texts. Absent: it is told by their words where a rule asks. */
  readonly language?: Language;
}

export interface LintFinding {
  /** `google.title.length`. */
  readonly rule: string;
  readonly level: "error" | "warning";
  readonly field: string;
  /** UTF-16 offsets in the field's text. */
  readonly start: number;
  readonly end: number;
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** Absent: only a person can mend it. */
  readonly fix?: { readonly start: number; readonly end: number; readonly replacement: string };
}

/**
 * What channels' rules find in a product, in the order of packs, rules and text.
 * @param rules names of packs, such as `google`
 * @throws PdoError PDO_RULES_UNKNOWN, PDO_FIELD_UNKNOWN
 */
export async function lintProduct(
  { fields, language }: LintInput,
  rules: readonly string[] = ["google"],
): Promise<readonly LintFinding[]> {
  const packs = await choosePacks(rules);
  const linter = await import("../lint/linter.ts");
  const { textFields } = await import("../lint/rule.ts");
  const { libraryError } = await import("./errors.ts");
  const unknown = Object.keys(fields).find((name) => !textFields.some((field) => field === name));
  if (unknown !== undefined) {
    throw libraryError({
      code: "PDO_FIELD_UNKNOWN",
      what: `${unknown}: no rule is about such a field.`,
      seen: `The fields are ${textFields.join(", ")}.`,
      nextStep: "Name the text by one of them.",
    });
  }
  const texts = Object.entries(fields).filter(([, text]) => text !== undefined && text.trim() !== "");
  const product = { fields: Object.fromEntries(texts), ...(language && { language }) };
  return linter.lintProduct(product, packs).map(({ rule, field, start, end, message, fix }) => ({
    rule: rule.identifier,
    level: rule.level,
    field,
    start,
    end,
    message,
    ...(fix && { fix: { start: fix.start, end: fix.end, replacement: fix.replacement } }),
  }));
}
