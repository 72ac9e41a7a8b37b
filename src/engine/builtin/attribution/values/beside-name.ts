import { findBefore } from "../guards/phrase.ts";
import type { FreeText } from "../lines/free-text.ts";
import type { ProductText } from "../texts/product-text.ts";
import { wordSet } from "../texts/word-set.ts";
import type { Word } from "../texts/words.ts";
import type { ValueMatch } from "./value-match.ts";

const nearWords = 3;

/** "size 42", "Größe M", "4K-Auflösung": the attribute's name right before the value, or joined to it. */
export function followsName(match: ValueMatch, { mentions, text }: FreeText): boolean {
  const word = text.words[match.first];
  return mentions.some(
    (mention) =>
      mention.attribute === match.attribute &&
      (mention.last === match.first - 1
        ? text.words[mention.last]?.clause === word?.clause
        : isJoined(text, match.last, mention.first)),
  );
}

function isJoined({ words, plain }: ProductText, left: number, right: number): boolean {
  const [end, start] = [words[left]?.end ?? 0, words[right]?.start ?? 0];
  return right === left + 1 && /^[-‐‑]$/.test(plain.text.slice(end, start));
}

const originReach = 3;
const originIntroductions = wordSet({
  en: "made manufactured produced",
  de: "hergestellt gefertigt produziert produkt",
  fr: "fabrique fabriquee fabriques produit",
  it: "prodotto prodotta fabbricato fabbricata fatto fatta",
});

/** "hergestellt in Portugal", "fabriqué en France": before the country, or within a term that says it all. */
export function isIntroducedAsOrigin(words: readonly Word[], first: number, last: number): boolean {
  return (
    findBefore(words, last, { reach: originReach + last - first, among: originIntroductions }) !== undefined
  );
}

/** "leather sole", "semelle en cuir", "made in France": the name in the same phrase, or within the term. */
export function standsBesideName(
  { attribute, first, last }: ValueMatch,
  { mentions, text }: FreeText,
): boolean {
  const phrase = text.words[first]?.phrase;
  return mentions.some((mention) => {
    if (mention.attribute !== attribute || text.words[mention.first]?.phrase !== phrase) return false;
    if (mention.first >= first && mention.last <= last) return last > first;
    const [gapBefore, gapAfter] = [first - mention.last, mention.first - last];
    return (gapBefore >= 1 && gapBefore <= nearWords) || (gapAfter >= 1 && gapAfter <= nearWords);
  });
}
