import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import type { LintedProduct } from "./finding.ts";
import { guessLanguage } from "./guess-language.ts";
import { type FieldReading, readField } from "./read-field.ts";

type FieldName = keyof LintedProduct["fields"];

const noBrands: ReadonlySet<string> = new Set(
  "|-|none|n/a|na|no brand|no name|noname|unbranded|generic|ohne marke|keine|markenlos|aucun|aucune|sans marque|nessuna|nessuno|senza marca".split(
    "|",
  ),
);
const noWords: ReadonlySet<string> = new Set();

/** A product's fields, each read when the first rule asks for it. */
export class ProductReading {
  readonly product: LintedProduct;
  /** As the feed has it; undefined where it says that there is none ("no brand", "aucune"). */
  readonly brand: string | undefined;
  private readonly readings: Partial<Record<FieldName, FieldReading>> = {};
  private detected: { readonly language: Language | undefined } | undefined;
  private heldBrandWords: ReadonlySet<string> | undefined;

  constructor(product: LintedProduct) {
    this.product = product;
    const { brand } = product.fields;
    this.brand = brand === undefined || noBrands.has(foldText(brand.trim())) ? undefined : brand;
  }

  /** Undefined where the field is absent or blank. */
  field(name: FieldName): FieldReading | undefined {
    const held = this.readings[name];
    if (held !== undefined) return held;
    const source = this.product.fields[name];
    if (source === undefined || isBlank(source)) return undefined;
    const reading = readField(source);
    this.readings[name] = reading;
    return reading;
  }

  /** The product's own language, else that of its name and description; undefined where they don't tell. */
  language(): Language | undefined {
    if (this.product.language !== undefined) return this.product.language;
    this.detected ??= { language: detectedLanguage(this.field("name"), this.field("description")) };
    return this.detected.language;
  }

  /** The folded words of the brand, which rules about words leave alone. */
  brandWords(): ReadonlySet<string> {
    if (this.brand === undefined) return noWords;
    this.heldBrandWords ??= new Set(foldText(this.brand).split(/[^\p{L}\p{N}]+/u));
    return this.heldBrandWords;
  }
}

export function readProduct(product: LintedProduct): ProductReading {
  return new ProductReading(product);
}

/** A description has more words to tell it by. */
function detectedLanguage(name?: FieldReading, description?: FieldReading): Language | undefined {
  return description?.once(guessLanguage).language ?? name?.once(guessLanguage).language;
}

function isBlank(text: string): boolean {
  return text === "" || (/^\s/u.test(text) && text.trim() === "");
}
