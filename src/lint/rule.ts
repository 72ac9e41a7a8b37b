import type { Language } from "../nlp/language.ts";

/** What a channel does where its rule is broken: `error`: it rejects, hides or cuts; `warning`: it advises against. */
export const ruleLevels = ["error", "warning"] as const;

export type RuleLevel = (typeof ruleLevels)[number];

/** What of a product a rule can be about. `product`: no single text of it. */
export const ruleFields = [
  "id",
  "name",
  "description",
  "brand",
  "category",
  "gtin",
  "mpn",
  "color",
  "material",
  "pattern",
  "size",
  "bullet_points",
  "short_title",
  "product_type",
  "image",
  "product",
] as const;

export type RuleField = (typeof ruleFields)[number];

/** One thing that a channel or a law asks of a product's texts. Pure data: what is done with it, its check says. */
export interface Rule {
  /** Unique over all packs, the pack's name first: `google.title.length`. */
  readonly identifier: string;
  readonly level: RuleLevel;
  readonly field: RuleField;
  /** What is asked, as a sentence: "A title has at most 150 characters." */
  readonly summary: string;
  readonly check: Check;
  /** Where the rule is published: an address, or the law's name and article. */
  readonly source: string;
  /** The day on which the source was read, as ISO 8601: 2026-11-21. */
  readonly read: string;
  /** Languages whose texts it is about; absent: all. */
  readonly languages?: readonly Language[];
}

/** What a channel wants a composed name to be. */
export interface NamePattern {
  /** Characters (UTF-16 units). */
  readonly maxLength: number;
  /** What the channel shows of a name at least, or advises: the thing is named within it. */
  readonly recommendedLength?: number;
  /** Parts that the channel asks for in a name, where the product has them; absent: it asks for none in particular. */
  readonly wants?: readonly NamePart[];
  /** Parts that the channel forbids in a name, or has other fields for. */
  readonly forbids: readonly NamePart[];
}

/** What a name is composed of. */
export const nameParts = [
  "brand",
  "type",
  "model",
  "audience",
  "variety",
  "color",
  "material",
  "pattern",
  "size",
  "measure",
  "pack",
  "specification",
  "rest",
] as const;

export type NamePart = (typeof nameParts)[number];

/** A channel's rules, or a law's. */
export interface RulePack {
  /** As `--rules` names it: `google`. */
  readonly name: string;
  readonly title: string;
  /** Grows with every change of a rule. */
  readonly version: string;
  readonly rules: readonly Rule[];
  /** Absent where the pack says nothing of how names are made. */
  readonly naming?: NamePattern;
}

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

/** What names must be like that all of the packs accept: the shortest lengths, all parts that any wants, and none that any forbids. */
export function namingOf(packs: readonly RulePack[]): NamePattern | undefined {
  const patterns = packs.flatMap(({ naming }) => (naming === undefined ? [] : [naming]));
  if (patterns.length === 0) return undefined;
  const recommended = patterns.flatMap(({ recommendedLength }) => recommendedLength ?? []);
  const wants = [...new Set(patterns.flatMap((pattern) => pattern.wants ?? []))];
  return {
    maxLength: Math.min(...patterns.map(({ maxLength }) => maxLength)),
    ...(recommended.length > 0 && { recommendedLength: Math.min(...recommended) }),
    ...(wants.length > 0 && { wants }),
    forbids: [...new Set(patterns.flatMap(({ forbids }) => forbids))],
  };
}

/** The packs by the names that `--rules` knows, in the order in which they are listed. */
export const rulePackNames = [
  "google",
  "amazon",
  "zalando",
  "kaufland",
  "otto",
  "ebay",
  "meta",
  "eu-claims",
  "gtin",
] as const;
