import type { RuleField } from "./rule.ts";

type TextField = Exclude<RuleField, "product">;

/** Signs that may not stand in a text but where they mean something. */
export interface ForbiddenSigns {
  /** Each character is one sign. */
  readonly signs: string;
  /** `anywhere`: whatever they stand beside; `notInWords`: those within a word (P!nk) are part of a name; `notInMeasures`: nor those before a number (Style #4301, < 10 kg). */
  readonly where: "anywhere" | "notInWords" | "notInMeasures";
}

/** What a rule looks for, with its parameters. Each kind has one file in `checks/`. */
export type Check =
  /** UTF-16 units. Only `max` of a name or of plain sentences can be mended. */
  | { readonly kind: "length"; readonly min?: number; readonly max?: number; readonly mends?: boolean }
  | { readonly kind: "required" }
  | { readonly kind: "capitals" }
  | { readonly kind: "promotion"; readonly of: "name" | "sentences" }
  /** In sentences a person must mend it: the words around it mean it. */
  | { readonly kind: "prices"; readonly of?: "sentences" }
  /** Where some may stand, it is of sentences: the others become full stops. */
  | { readonly kind: "exclamation"; readonly most: number }
  | { readonly kind: "repeatedSigns" }
  | { readonly kind: "pictures" }
  | { readonly kind: "tradeMarks" }
  | ({ readonly kind: "signs" } & ForbiddenSigns)
  | { readonly kind: "echoes" }
  | { readonly kind: "wordCount"; readonly most: number }
  | { readonly kind: "repeatedWords"; readonly most: number }
  /** `allowed`: elements that may stand, without attributes; absent: none. `entities`: whether `&amp;` is wrong too. */
  | { readonly kind: "markup"; readonly allowed?: readonly string[]; readonly entities: boolean }
  | { readonly kind: "contacts"; readonly of?: "sentences" }
  | { readonly kind: "words"; readonly table: WordTableName }
  /** Generic claims, unless the text names one of the labels that prove them. */
  | { readonly kind: "claims"; readonly table: ClaimTableName }
  | { readonly kind: "packs" }
  /** Used, new, refurbished: a name that says so. */
  | { readonly kind: "condition" }
  | { readonly kind: "articleNumbers"; readonly mends: boolean }
  | { readonly kind: "fieldInside"; readonly other: TextField }
  | { readonly kind: "sameAs"; readonly other: TextField }
  | { readonly kind: "namesNothing" }
  | { readonly kind: "placeholder" }
  | { readonly kind: "cutOff" }
  | { readonly kind: "plusForAnd" }
  /** Separators with nothing before or behind them. */
  | { readonly kind: "separators" }
  /** Spaces too many or too few. */
  | { readonly kind: "spacing" }
  | { readonly kind: "gtin"; readonly aspect: GtinAspect }
  | { readonly kind: "composition" }
  | { readonly kind: "trademarkedFibre" }
  | { readonly kind: "language"; readonly languages: readonly string[] }
  | { readonly kind: "itemCount"; readonly min?: number; readonly max?: number }
  | { readonly kind: "itemLength"; readonly max: number };

export type CheckKind = Check["kind"];

export type CheckOf<Kind extends CheckKind> = Extract<Check, { kind: Kind }>;

/** Words that a channel has other fields for, or forbids. */
export type WordTableName = "colours" | "materials" | "audiences" | "ecology";

/** Claims on the environment that say too little, or that only offsetting bears. */
export type ClaimTableName = "generic" | "offsetting";

export type GtinAspect = "digits" | "length" | "checkDigit" | "restricted" | "scientific" | "placeholder";
