import { findBefore } from "../guards/phrase.ts";
import type { FreeText } from "../lines/free-text.ts";
import type { ProductText } from "../texts/product-text.ts";
import { wordSet } from "../texts/word-set.ts";
import type { Word } from "../texts/words.ts";
import type { ValueMatch } from "./value-match.ts";

const nearWords = 3;

/** "size 42", "Größe M", "4K-Auflösung": the attribute's name right before the value, or joined to it. */
export function followsName({ attribute, first, last }: ValueMatch, free: FreeText): boolean {
  const { words } = free.text;
  const isNamedBefore =
    words[first - 1]?.clause === words[first]?.clause &&
    free
      .mentionsAround(first - 1)
      .some((mention) => mention.attribute === attribute && mention.last === first - 1);
  return (
    isNamedBefore ||
    (isHyphenated(free.text, last) &&
      free
        .mentionsAround(last + 1)
        .some((mention) => mention.attribute === attribute && mention.first === last + 1))
  );
}

/** Whether nothing but a hyphen divides the word from the next one. */
function isHyphenated({ words, plain }: ProductText, word: number): boolean {
  const [end, start] = [words[word]?.end ?? 0, words[word + 1]?.start ?? 0];
  return start - end === 1 && /[-‐‑]/.test(plain.text.charAt(end));
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
export function standsBesideName({ attribute, first, last }: ValueMatch, free: FreeText): boolean {
  return free.mentionsAround(first).some((mention) => {
    if (mention.attribute !== attribute) return false;
    if (mention.first >= first && mention.last <= last) return last > first;
    const [gapBefore, gapAfter] = [first - mention.last, mention.first - last];
    return (gapBefore >= 1 && gapBefore <= nearWords) || (gapAfter >= 1 && gapAfter <= nearWords);
  });
}
