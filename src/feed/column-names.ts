/** A column's name split into base and language. */
interface LocalisedColumn {
  /** Normalised, without the language. */
  readonly base: string;
  /** ISO 639-1; undefined where the name gives none. */
  readonly language?: string;
}

/**
 * ISO 639-1 codes found at the ends of column names, without those that are words or field names (`id`, `no`, `is`).
 */
const codes =
  "en de fr it es pt nl pl cs sk sl hr hu ro bg da sv fi nb nn el tr ru uk lt lv et ga sr zh ja ko ar xx mt ca";

const languageNames: Readonly<Record<string, string>> = {
  english: "en",
  englisch: "en",
  anglais: "en",
  inglese: "en",
  german: "de",
  deutsch: "de",
  allemand: "de",
  tedesco: "de",
  french: "fr",
  französisch: "fr",
  français: "fr",
  francais: "fr",
  francese: "fr",
  italian: "it",
  italienisch: "it",
  italien: "it",
  italiano: "it",
  eng: "en",
  deu: "de",
  ger: "de",
  fra: "fr",
  fre: "fr",
  ita: "it",
};

const languageOf = new Map<string, string>([
  ...codes.split(" ").map((code): [string, string] => [code, code]),
  ...Object.entries(languageNames),
]);

/** "Warengruppe / Groupe de produits", "grower or brand": one name in two languages or two words for it. */
export function bilingualParts(column: string): readonly string[] {
  return column
    .split(/\s+\/\s+|\s*\|\s*|\s+(?:or|oder|ou|o)\s+|(?<=\p{L}{3})\/(?=\p{L}{3})/u)
    .filter((part) => part.trim() !== "");
}

/** Channel names that Akeneo and others append to the language. */
const channels = new Set(["ecommerce", "print", "mobile", "web", "default", "shop", "b2b", "b2c"]);

const regions = /^(?:us|gb|uk|at|ch|be|ca|lu|li|de|fr|it|en|ie|au)$/;

/**
 * Finds the language in a normalised column name: at the end (`product name fr`, `name de de`, `name de ecommerce`,
 * `bezeichnung deutsch`), else at the beginning (`de name`).
 */
export function localisedColumn(normalized: string): LocalisedColumn {
  const words = normalized.split(" ");
  const end = words.length > 2 && channels.has(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  return behind(end) ?? inFront(words) ?? { base: normalized };
}

function behind(words: readonly string[]): LocalisedColumn | undefined {
  const last = words.at(-1) ?? "";
  const beforeLast = languageOf.get(words.at(-2) ?? "");
  if (words.length > 2 && beforeLast !== undefined && regions.test(last)) {
    return { base: words.slice(0, -2).join(" "), language: beforeLast };
  }
  const language = languageOf.get(last);
  if (words.length < 2 || language === undefined) return undefined;
  return { base: words.slice(0, -1).join(" "), language };
}

function inFront(words: readonly string[]): LocalisedColumn | undefined {
  const [first = "", ...base] = words;
  const language = /^(?:en|de|fr|it)$/.test(first) ? first : undefined;
  if (language === undefined || base.length === 0) return undefined;
  return { base: base.join(" "), language };
}

/**
 * The plain name of a column of Amazon's listing templates, which address a value:
 * `bullet_point[marketplace_id=A1PA6795UKMFR9][language_tag=de_DE]#2.value` is `bullet_point_2_de`. Others stay.
 */
export function plainTemplateName(column: string): string {
  if (!/^\w.*#\d+\.\w/.test(column)) return column;
  const language = /\[language_tag=([a-z]{2})/i.exec(column)?.[1];
  const path = column
    .replace(/\[[^\][]*\]/g, "")
    .replace(/#(\d+)/g, (_, place: string) => (place === "1" ? "" : `.${place}`))
    .replace(/\.value$/, "");
  const name = path.replaceAll(".", "_");
  return language === undefined ? name : `${name}_${language.toLowerCase()}`;
}

/**
 * Removes differences of spelling: case, `_`, `-`, `.`, brackets, `camelCase`, the elements around one of XML
 * (`ARTICLE_DETAILS>EAN`), a namespace of one letter (`g:`), and the address of a value in Amazon's templates.
 */
export function normalizeColumn(column: string): string {
  return plainTemplateName(column)
    .normalize("NFC")
    .replace(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})/gu, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/^.*>(?=.)/s, "")
    .replace(/^\s*[a-z]:/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
