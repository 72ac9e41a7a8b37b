/** "Gr. 40/42", "taglia 43", "t.3/M": a size with its label. */
export const labelledSize =
  "(?:gr\\.\\s?|gr(?:ö|oe)(?:ß|ss)e\\s|size\\s|taille\\s|taglia\\s|tg\\.?\\s?|pointure\\s|numero\\s|t\\.\\s?)(?:\\d{1,3}|X{0,3}[SL]|M|[IVX]+)(?:[,.]\\d)?(?:[/-](?:\\d{1,3}|X{0,3}[SML]))*";

/** "Medium," of "Medium, Red". */
export const listedSize =
  /(?<=,\s)(?:(?:extra[\s-])?(?:small|medium|large)|(?:size|größe|gr\.|taille|taglia|tg\.)\s[\p{L}\d/-]+|X{0,3}[SL]|M),\s$/iu;

/** "Large", "XXL", "UK 7", "W32 L34": a size that stands alone. */
const bareSize =
  /^(?:(?:extra[\s-])?(?:small|medium|large)|one size|(?:super king|king|queen|single|double|twin) size|X{0,3}[SL]|M|W\d{2}\s?L\d{2}|(?:EU|UK|US|IT|FR|DE|n[°.]|nr\.?)\s?\d{1,2}(?:[.,]5)?|(?:taille|taglia|size|größe)\s\S+|grande|media|piccola|petite?|moyenne?|klein|mittel|groß)$/iu;

const wholeSize = new RegExp(`^${labelledSize}$`, "iu");

/** Whether a phrase is a size and nothing else. */
export function isSize(phrase: string): boolean {
  return bareSize.test(phrase) || wholeSize.test(phrase);
}

/** "car. rott. 2800 kg", "> 40 kg": what it bears, or who may wear it, and not what it weighs. */
export const loadLabel =
  /(?:(?<!\p{L})(?:rott|rupt|port|car|ch|trag\p{L}*|bruch\p{L}*|nutz\p{L}*|brl|pds|cmu|swl|wll)\.|(?<!\p{L})(?:rottura|rupture|portata|carico|charge|\p{L}*last|load|max|min|brl|cmu|swl|wll)|[<>≥≤])\s$/iu;
