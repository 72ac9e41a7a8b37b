import { wordSet } from "../texts/word-set.ts";
import { stemsOf } from "../texts/word-stems.ts";
import type { Word } from "../texts/words.ts";

/** Colour words of all languages that name other things too: fruit, metals, stones, drinks. */
const ambiguousColours =
  "orange rose rosa gold silver silber argent oro argento or olive oliva oliven mint minze menthe menta cherry kirsche cerise ciliegia cream creme crema camel chocolate schokolade chocolat cioccolato violet violett violette viola lavender lavendel lavande lavanda vanilla vanille vaniglia peach pfirsich peche pesca coral koralle corail corallo ruby rubin rubis rubino pearl perle perla apricot aprikose abricot albicocca champagne champagner lemon zitrone citron limone mustard senf moutarde senape honey honig miel miele rust rost sand sable sabbia sky nude natural natur naturel naturelle naturale clear wine wein bordeaux burgundy plum pflaume prune berry beere cocoa kakao coffee kaffee cafe caffe caramel karamell caramello tan aqua salmon lachs saumon salmone turquoise emerald smaragd emeraude smeraldo amber bernstein ambre ambra sapphire saphir zaffiro smoke steel stone stein pierre pietra bronze bronzo brass copper kupfer cuivre rame ivory avorio ivoire elfenbein lime grape cognac multi blonde dark light hell dunkel clair fonce chiaro scuro nature petrol marine jean denim prugna melanzana aubergine pistachio pistazie pistache pistacchio sage salbei sauge salvia cipria framboise himbeere raspberry lampone mandarine mandarin mandarino saffron safran zafferano terracotta";
const ambiguousStems = new Set(ambiguousColours.split(" ").flatMap((word) => stemsOf(word).distinct));

/** Whether a colour's single word names other things too. */
export function isAmbiguousColour(words: readonly Word[], first: number, last: number): boolean {
  const isSingle = first === last;
  return isSingle && words[first]?.stems.distinct.some((stem) => ambiguousStems.has(stem)) === true;
}

const colourIntroductions = wordSet({
  en: "in color colour",
  de: "farbe",
  fr: "couleur coloris en",
  it: "colore",
});

/** A phrase of its own, a name's last word, or after "in": where a colour stands that is meant as one. */
export function standsAsColour(words: readonly Word[], first: number, last: number): boolean {
  const [before, word, next] = [words[first - 1], words[first], words[last + 1]];
  if (word === undefined) return false;
  const endsPhrase = next === undefined || next.phrase !== word.phrase;
  const isIntroduced = before !== undefined && colourIntroductions.has(before.folded);
  const beginsPhrase = before !== undefined && before.phrase !== word.phrase;
  return isIntroduced || (endsPhrase && (beginsPhrase || next === undefined));
}
