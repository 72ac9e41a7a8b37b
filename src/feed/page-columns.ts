import { type PagePart, pageLabels } from "../nlp/page-labels.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { pageWordKinds, pageWords } from "./header-words.ts";

const parts = Object.keys(pageLabels) as PagePart[];

/**
 * What a column holds of the product's page in search engines, by its name: one of the lists, also among words that say where the shop's
 * system keeps it, or one composed of a word for such pages and a word for the part: "p_meta_desc.de", "Titel-Tag (SEO)".
 */
export function pagePartOf(column: string): PagePart | undefined {
  const { base } = localisedColumn(normalizeColumn(column));
  const listed = (name: string) => parts.find((part) => pageWords(part).has(name));
  const kinds = pageWordKinds();
  const words = base.split(" ").filter((word) => kinds.get(word) !== "filler");
  const whole = listed(base) ?? listed(words.join(" "));
  if (whole !== undefined || !words.some((word) => kinds.get(word) === "engine")) return whole;
  const named = new Set(words.map((word) => kinds.get(word)).filter((kind) => kind !== "engine"));
  return named.size === 1 ? parts.find((part) => named.has(part)) : undefined;
}
