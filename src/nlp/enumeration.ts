const fewestCommas = 6;
const additive = /\bE\s?\d{3}[a-z]?\b|\d\s?%/g;
const fewestAdditives = 2;
const maxWordsPerComma = 4;

/**
 * Whether a text is a mere enumeration, such as a list of ingredients, which says what is in a product but not what it is:
 * at least six commas or semicolons, or three with two percentages or E numbers, and at most four words for each of them.
 */
export function isEnumeration(text: string): boolean {
  const commas = countMatches(text, /[,;]\s/g);
  if (commas < fewestCommas / 2 || countMatches(text, /\S+/g) > commas * maxWordsPerComma) return false;
  return commas >= fewestCommas || countMatches(text, additive) >= fewestAdditives;
}

/** What most prepared food is made of, in four languages: three of these make a list one of ingredients. */
const staple =
  /(?<![\p{L}_])(?:zucker|salz|speisesalz|wasser|trinkwasser|weizenmehl|mehl|butter|hefe|(?:raps|sonnenblumen|palm)öl|glukosesirup|emulgator|stärke|milchpulver|sucre|sel|eau|farine|beurre|levure|huile|sirop de glucose|émulsifiants?|amidon|lait|zucchero|sale|acqua|farina|burro|lievito|olio|oli|sciroppo di glucosio|emulsionanti?|amido|latte|sugar|salt|water|flour|yeast|oil|glucose syrup|emulsifiers?|starch|milk|e\s?\d{3})(?![\p{L}_])/giu;
const fewestStaples = 3;

/** Whether an enumeration lists what food is made of: a cake of "sugar, flour, butter" is none of them. */
export function isIngredientList(text: string): boolean {
  if (!isEnumeration(text)) return false;
  const found = new Set(Array.from(text.matchAll(staple), ([word]) => word.toLowerCase()));
  return found.size >= fewestStaples;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
