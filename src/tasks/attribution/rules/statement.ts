import type { ValueRecord } from "../../../catalog/model.ts";
import type { CompiledAttribute } from "./attribute-lexicon.ts";
import type { ProductText } from "./product-text.ts";
import type { Word } from "./words.ts";

/** A statement on an attribute, with its span `[start, end)` in the plain text. */
export interface Statement {
  readonly attribute: CompiledAttribute;
  /** Null for free text, a number, or a value that the channel does not list. */
  readonly value: ValueRecord | null;
  readonly text: ProductText;
  readonly start: number;
  readonly end: number;
  /** In [0, 1], from `scores`. */
  readonly score: number;
  /** By a line whose label names the attribute. */
  readonly isLabelled?: boolean;
  /** The word for a part that it is said of: the metal of "Griffe aus Metall". */
  readonly part?: Word;
  /** Of a number whose unit stands elsewhere in the text: the 212 of "212 x 92 x 84 cm". */
  readonly unit?: string;
}

/** `[start, end)` in a plain text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export const contains = (outer: Place, inner: Place) => outer.start <= inner.start && inner.end <= outer.end;

export const overlaps = (left: Place, right: Place) => left.start < right.end && right.start < left.end;

/**
 * Certainty of each rule, estimated by reading samples; comparable within and between products. From 0.8 on the text states
 * the value explicitly, below 0.5 it should be reviewed by a person.
 */
export const scores = {
  /** `Colour: navy`: the attribute's own line is a listed value, or contains one among other words. */
  labelledValue: 0.95,
  labelledAmongWords: 0.9,
  /** `Weight: 2 kg`; `Weight: 2` lacks the unit. */
  labelledMeasure: 0.95,
  labelledNumber: 0.6,
  /** `Brand: Acme`, for a free-text attribute. */
  labelledText: 0.9,
  /** `Colour: zirconium`, which the channel does not list. */
  labelledUnlisted: 0.6,
  /** `a leather sole`, `heel height of 5 cm`: next to the attribute's name. */
  besideName: 0.85,
  /** Anywhere in the name; in the description, before and after `openingLength`. */
  inName: 0.8,
  inDescription: 0.7,
  farInDescription: 0.55,
  /** `with hood`, for a yes/no list. */
  yesOrNo: 0.7,
  /** `Case for iPhone 13`; in a description only after `compatible with`. */
  deviceInName: 0.7,
  deviceInDescription: 0.6,
  /** `Toner for Brother HL-L2310D` in a description. */
  deviceOfMaker: 0.5,
  /** `Brake pads Clio IV`, without its maker. */
  lineInName: 0.45,
  /** `Lederjacke`: the modifier of a German compound. */
  inCompound: 0.6,
  /** The only attribute of the dimension. */
  onlyOfDimensionInName: 0.7,
  onlyOfDimensionInDescription: 0.5,
} as const;

/** UTF-16 units; the part of a description that is mostly about the product itself. */
export const openingLength = 500;

/** Factors that lower a score. */
export const doubts = {
  /** The term's language differs from the text's; English words are used in all languages. */
  otherLanguage: 0.75,
  english: 0.9,
  /** A colour word with other meanings: orange, rose, gold. */
  ambiguous: 0.6,
  /** A value of a part's colour or material (dial, strap) that is not next to the part's name. */
  part: 0.5,
  /** `Gold Edition`, `80 Plus Bronze`. */
  title: 0.5,
  /** After `for`, `für`, `pour`, `per`: the purpose, not a property. */
  purpose: 0.5,
  /** After `with`, `mit`, `avec`, `con`: of an accessory. */
  accessory: 0.5,
  /** `Also available in blue`. */
  alternative: 0.5,
  /** A colour or power source whose words may also mean a material or a connection. */
  otherMeaning: 0.6,
  /** In a list of contents, for an attribute not about contents. */
  enumeration: 0.45,
  /** `May contain traces of nuts`. */
  trace: 0.6,
  /** In a line whose label names something else. */
  otherLine: 0.7,
} as const;

/** Statements with a lower score are dropped. */
export const leastScore = 0.3;
