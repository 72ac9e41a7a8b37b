import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import type { LintedProduct } from "./finding.ts";
import { guessLanguage } from "./guess-language.ts";
import { type FieldReading, readField } from "./read-field.ts";

type FieldName = keyof LintedProduct["fields"];

/** A product's fields, each read when the first rule asks for it. */
export interface ProductReading {
  readonly product: LintedProduct;
  /** As the feed has it; undefined where it says that there is none ("no brand", "aucune"). */
  readonly brand: string | undefined;
  /** Undefined where the field is absent or blank. */
  field(name: FieldName): FieldReading | undefined;
  /** The product's own language, else that of its name and description; undefined where they don't tell. */
  language(): Language | undefined;
  /** The folded words of the brand, which rules about words leave alone. */
  brandWords(): ReadonlySet<string>;
}

const noBrands: ReadonlySet<string> = new Set(
  "|-|none|n/a|na|no brand|no name|noname|unbranded|generic|ohne marke|keine|markenlos|aucun|aucune|sans marque|nessuna|nessuno|senza marca".split(
    "|",
  ),
);
const noWords: ReadonlySet<string> = new Set();

export function readProduct(product: LintedProduct): ProductReading {
  const readings: Partial<Record<FieldName, FieldReading>> = {};
  let detected: { readonly language: Language | undefined } | undefined;
  let brandWords: ReadonlySet<string> | undefined;
  const brand = product.fields.brand;
  const isNamed = brand !== undefined && !noBrands.has(foldText(brand.trim()));
  const field = (name: FieldName): FieldReading | undefined => {
    const held = readings[name];
    if (held !== undefined) return held;
    const source = product.fields[name];
    if (source === undefined || isBlank(source)) return undefined;
    const reading = readField(source);
    readings[name] = reading;
    return reading;
  };
  return {
    product,
    brand: isNamed ? brand : undefined,
    field,
    language() {
      if (product.language !== undefined) return product.language;
      detected ??= { language: detectedLanguage(field("name"), field("description")) };
      return detected.language;
    },
    brandWords() {
      if (!isNamed) return noWords;
      brandWords ??= new Set(foldText(brand).split(/[^\p{L}\p{N}]+/u));
      return brandWords;
    },
  };
}

/** A description has more words to tell it by. */
function detectedLanguage(name?: FieldReading, description?: FieldReading): Language | undefined {
  return description?.once(guessLanguage).language ?? name?.once(guessLanguage).language;
}

function isBlank(text: string): boolean {
  return text === "" || (/^\s/u.test(text) && text.trim() === "");
}
