import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";

/** Names made of everyday words: never translated, never taken apart. */
const protectedNames =
  "apple iphone|apple ipad|apple macbook|apple watch|apple imac|apple airpods|apple mac|apple pencil|apple tv|apple lightning|english breakfast|earl grey|windows phone|hp pavilion|galaxy ace|galaxy gear|transformer book|xperia compact|color laserjet|red velvet|" +
  "red bull|new balance|black decker|black and decker|union jack|pink floyd|green day|black sabbath|black flag|" +
  "pepe jeans|calvin klein jeans|armani jeans|trussardi jeans|versace jeans|guess jeans|tommy jeans|pull bear|polo club|polo ralph lauren|" +
  "ralph lauren polo|boss orange|hugo boss orange|orange is the new black|red dead redemption|silver crest|silver cross|blue microphones|" +
  "blue ray|blu ray|black ops|black friday|gold standard|gold series|80 plus gold|80 plus silver|80 plus bronze|80 plus titanium|" +
  "plus gold|plus silver|plus bronze|rose musk|golden lady|golden goose|red cross|rote beete|rote bete|pomme de terre|" +
  "pommes de terre|wet n wild|bed head|the body shop|body shop|top gear|ice watch|swatch|cool water|gold edition|black edition|white edition|" +
  "packard bell|hugo boss|western digital|cooler master|mars gaming|trust gaming|tommy hilfiger|jean paul gaultier|jimmy choo|paco rabanne|estee lauder|" +
  "marc jacobs|michael kors|calvin klein|dolce gabbana|karl lagerfeld|vivienne westwood|under armour|the north face|north face|jack wolfskin|jack jones|" +
  "tp link|d link|max factor|elizabeth arden|helena rubinstein|sally hansen|hello kitty|star wars|harry potter|paw patrol|peppa pig|spider man|" +
  "monster high|mickey mouse|minnie mouse|sony ericsson|bang olufsen|fischer price|fisher price|maxi cosi|royal canin|beats by dre|alcatel one touch|one touch|" +
  "moto g|moto e|moto x|htc one|htc desire|nokia asha|sony vaio|acer liquid|land rover|aston martin|alfa romeo|rolls royce|" +
  "black series|silver edition|galaxy note|google glass|big apple|candy crush|cup noodles|table tennis|case logic|ring fit|blackberry";

/** @returns at a place of a text, the protected name that begins there: ours and those of the user */
export function createProtectedPhrases(more: readonly string[] = []): PhraseTable<true> {
  const table = createPhraseTable<true>();
  for (const name of [...protectedNames.split("|"), ...more]) table.add(readWords(name).folded, true);
  return table;
}

/** The folded words that one of the names begins with. */
export function protectedBeginnings(more: readonly string[] = []): ReadonlySet<string> {
  return new Set([...protectedNames.split("|"), ...more].map((name) => readWords(name).folded[0] ?? ""));
}

/** Our own. */
export const protectedPhrases: PhraseTable<true> = createProtectedPhrases();
