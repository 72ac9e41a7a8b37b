import type { Language } from "../../text/language.ts";
import type { Rule, RuleField } from "./rule.ts";

/** The texts of one product that rules are about; empty ones are absent. */
export interface LintedProduct {
  readonly fields: Readonly<Partial<Record<Exclude<RuleField, "product">, string>>>;
  /** Of its texts, where it is known. Asked for only where something hangs on it, for to find it may take long. */
  readonly language?: Language;
}

/** A text that takes the place of a span. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A rule that a product breaks, and where. */
export interface Finding {
  readonly rule: Rule;
  readonly field: RuleField;
  /** UTF-16 offsets in the field's text; 0 and its length where the whole text is meant. */
  readonly start: number;
  readonly end: number;
  /** The slice between them, as it stands there. */
  readonly text: string;
  /** What is wrong here, as a sentence for a person, with what was seen. */
  readonly message: string;
  /** Absent where only a person can mend it. */
  readonly fix?: Fix;
}
