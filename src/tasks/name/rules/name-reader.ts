import type { OperationBody } from "../../../api/operations.ts";
import { type Language, languages } from "../../../api/vocabulary.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { isShouting } from "../../../nlp/casing.ts";
import { languageEvidence } from "../../../nlp/foreign-language.ts";
import { normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { type GlossaryOptions, glossaryOf } from "../../../translation/glossary.ts";
import { textLanguage } from "../../../translation/text-language.ts";
import type { Evidence } from "../../engine.ts";
import { cleanName } from "./clean-name.ts";
import type { NameChange } from "./cleaning-step.ts";
import { knownProduct } from "./known-product.ts";
import { longestParted } from "./other-names.ts";

/** The name of a product without its faults and with its short forms written out, for tasks that only read it. */
export type NameReader = (
  texts: OperationBody<"extractAttributes">,
  evidence: Evidence | undefined,
) => string | undefined;

interface NameReaderOptions {
  readonly catalogs: CatalogStore;
  /** The user's own words. */
  readonly glossary?: GlossaryOptions;
}

export function createNameReader({ catalogs, glossary: own }: NameReaderOptions): NameReader {
  return ({ product_name: sent, product_description: description }, evidence) => {
    const name = normalizeWhitespace(sent ?? "");
    if (name === "" || name.length > longestParted) return undefined;
    const glossary = glossaryOf(catalogs, own);
    const language = evidence?.language ?? textLanguage(`${name}\n${description}`, glossary, "en") ?? "en";
    const product = knownProduct(language, glossary, { ...(evidence && { evidence }), description });
    const written = languageOfName(name, evidence?.language) ?? language;
    if (!isShouting(name)) return cleanName(name, { language: written, glossary, product }).name;
    // In capitals a maker or a model cannot be told from other words, and is not to be taken for one of them either.
    return cleanName(name, { language: written, glossary, product, keep: ofCapitals }).name.toUpperCase();
  };
}

const ofCapitals: ReadonlySet<NameChange> = new Set(["capitals", "brand", "units"]);

/** The least lead over the other languages, as a difference of log probabilities, and the least words. */
const clear = { lead: 4, words: 4 } as const;
/** The same where the row states another language: English names of linen are full of French words. */
const clearInRow = { lead: 8, words: 5 } as const;

/** The language that a name is clearly written in: a French book's capitals are French in an Italian row too. */
export function languageOfName(name: string, stated: Language | undefined): Language | undefined {
  const { scores, tellingCount } = languageEvidence(name.slice(0, longestParted));
  const best = Math.max(...scores);
  const found = languages[scores.indexOf(best)];
  const { lead, words } = stated === undefined || stated === found ? clear : clearInRow;
  const isAlone = scores.filter((score) => best - score < lead).length === 1;
  return isAlone && tellingCount >= words ? found : undefined;
}
