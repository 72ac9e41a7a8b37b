import type { ValueRecord } from "../../../catalog/model.ts";
import type { CompiledAttribute } from "./attribute-lexicon.ts";
import type { ProductText } from "./product-text.ts";

/** What a text says of an attribute, and where: `[start, end)` in its plain text. */
export interface Statement {
  readonly attribute: CompiledAttribute;
  /** Null for free text, a number, or a value that the channel does not list. */
  readonly value: ValueRecord | null;
  readonly text: ProductText;
  readonly start: number;
  readonly end: number;
  /** In [0, 1], from `scores`. */
  readonly score: number;
}

/**
 * How sure each rule is. Judged by reading, to order a product's statements and to compare them over
 * products: from 0.8 on the text says it in so many words, below 0.5 a person should look.
 */
export const scores = {
  /** `Colour: navy`: the attribute's own line is a listed value, or holds one among other words. */
  labelledValue: 0.95,
  labelledAmongWords: 0.9,
  /** `Weight: 2 kg`; `Weight: 2` lacks the unit. */
  labelledMeasure: 0.95,
  labelledNumber: 0.6,
  /** `Brand: Acme`, of an attribute that takes free text. */
  labelledText: 0.9,
  /** `Colour: zirconium`, which the channel does not list. */
  labelledUnlisted: 0.6,
  /** `a leather sole`, `heel height of 5 cm`: beside the attribute's name. */
  besideName: 0.85,
  /** Anywhere in the product's name; in its description, and there after `openingLength`. */
  inName: 0.8,
  inDescription: 0.7,
  farInDescription: 0.55,
  /** `with hood`, where the list is yes and no. */
  yesOrNo: 0.7,
  /** `Case for iPhone 13`; in a description only after `compatible with`. */
  deviceInName: 0.7,
  deviceInDescription: 0.6,
  /** `Lederjacke`: the modifier of a German compound. */
  inCompound: 0.6,
  /** The only attribute that is measured in this dimension. */
  onlyOfDimensionInName: 0.7,
  onlyOfDimensionInDescription: 0.5,
} as const;

/** In UTF-16 units: so far a description mostly speaks of the product itself. */
export const openingLength = 500;

/** What takes from a score, by multiplication. */
export const doubts = {
  /** The term belongs to another language than the text's; English words are at home nearly anywhere. */
  otherLanguage: 0.75,
  english: 0.9,
  /** A colour's word that names other things too: orange, rose, gold. */
  ambiguous: 0.6,
  /** Of an attribute that is a part's colour or material (the dial's, the strap's), not named beside it. */
  part: 0.5,
  /** `Gold Edition`, `80 Plus Bronze`. */
  title: 0.5,
  /** After `for`, `für`, `pour`, `per`: what the product is for, not what it is. */
  purpose: 0.5,
  /** After `with`, `mit`, `avec`, `con`: of what comes with the thing. */
  accessory: 0.5,
  /** `Also available in blue`. */
  alternative: 0.5,
  /** Of a colour or a power source where the same words say a material or a connection. */
  otherMeaning: 0.6,
  /** In a list of what is in the product, of an attribute that does not ask for that. */
  enumeration: 0.45,
  /** `May contain traces of nuts`. */
  trace: 0.6,
  /** In a line whose label names something else. */
  otherLine: 0.7,
} as const;

/** What is less sure than this is not said. */
export const leastScore = 0.3;
