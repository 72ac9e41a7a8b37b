import { isStopWordInAnyLanguage } from "../../../text/stop-words.ts";
import type { Word } from "./product-text.ts";

const setOf = (words: string) => new Set(words.split(" "));

const farNegators = setOf(
  "without ohne sans senza kein keine keinen keinem keiner aucun aucune excluding exempt exempte exempts privo priva privi prive nessun nessuno nessuna instead statt anstatt",
);
const nearNegators = setOf("no not non nicht pas never niemals jamais mai ne ni");
const freeOf = setOf("free frei libre esente exempt");
const freeAfter = setOf("free frei freie freies freier freien los lose");
const betweenNegated = setOf(
  "added zugesetzt zugesetzte zugesetzten aggiunto aggiunti aggiunta aggiunte ajoute ajoutes echt echte echtes echtem echten real genuine vero vera artificial any",
);
const notOnly = setOf("only nur seulement solo solamente just bloss uniquement");

/** "ohne Leder", "not leather", "sans sucre", "sugar-free", "frei von Duftstoffen": words `[first, last]`. */
export function isNegated(words: readonly Word[], first: number, last: number): boolean {
  const next = words[last + 1];
  if (next && freeAfter.has(next.folded) && isAdjoining(words, last)) return true;
  for (let index = first - 1; index >= Math.max(0, first - 5); index -= 1) {
    const word = words[index];
    if (word === undefined || word.clause !== words[first]?.clause) return false;
    const verdict = negation(word, words, index, first);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

/** Undefined where the word before leaves it open. */
function negation(word: Word, words: readonly Word[], index: number, first: number): boolean | undefined {
  const following = words[index + 1];
  const isSamePhrase = word.phrase === words[first]?.phrase;
  if (notOnly.has(word.folded)) return false;
  if (isSamePhrase && farNegators.has(word.folded)) return true;
  if (isSamePhrase && freeOf.has(word.folded) && following && isStopWordInAnyLanguage(following.folded)) {
    return index + 1 < first;
  }
  if (nearNegators.has(word.folded)) {
    return isSamePhrase && (index === first - 1 || (following !== undefined && isLinking(following)));
  }
  return isLinking(word) ? undefined : false;
}

const isLinking = (word: Word) =>
  betweenNegated.has(word.folded) || isStopWordInAnyLanguage(word.folded) || word.folded.length <= 2;

const imitationBefore = setOf(
  "faux imitation imitations fake vegan vegane veganes veganem veganen veganer vegani vegana artificial kunst kunstliches simili similar effet aspect facon effetto finta finto simil eco synthetic synthetisches synthetischem imitiertes look style similcuoio like",
);
const imitationAfter = setOf(
  "look looks optik effect effekt effet effetto style stil like imitat imitation synthetique synthetiques sintetica sintetico sintetiche ecologica vegan vegana vegane colour color coloured colored farben farbig farbene farbton coloris aspect imitazione dekor decor nachbildung finish finitura finition",
);

/** "faux leather", "Leder-Optik", "effetto legno": what only looks like it. */
export function isImitated(words: readonly Word[], first: number, last: number): boolean {
  const next = words[last + 1];
  if (next && imitationAfter.has(next.folded) && next.phrase === words[last]?.phrase) return true;
  let index = first - 1;
  while (isInPhrase(words, index, first) && isStopWordInAnyLanguage(words[index]?.folded ?? "")) index -= 1;
  return isInPhrase(words, index, first) && imitationBefore.has(words[index]?.folded ?? "");
}

const purposes = setOf("for fur pour per fits compatible kompatibel passend geeignet");

/** "polish for leather": the words after a preposition of purpose, in the same phrase and near it. */
export function isPurpose(words: readonly Word[], first: number): boolean {
  for (let index = first - 1; index >= first - 4; index -= 1) {
    if (!isInPhrase(words, index, first)) return false;
    if (purposes.has(words[index]?.folded ?? "")) return true;
  }
  return false;
}

const titles = setOf(
  "edition editions series serie collection kollektion collezione box club label award medal card plus pro line",
);

/** "Gold Edition", "Silver Series", "80 Plus Bronze". */
export function isTitle(words: readonly Word[], first: number, last: number): boolean {
  const next = words[last + 1];
  const isFollowed = next !== undefined && next.phrase === words[last]?.phrase && titles.has(next.folded);
  return isFollowed || words[first - 1]?.folded === "plus";
}

const ambiguousColours = setOf(
  "orange rose rosa gold silver silber argent oro argento or olive oliva oliven mint minze menthe menta cherry kirsche cerise ciliegia cream creme crema camel chocolate schokolade chocolat cioccolato violet violett violette viola lavender lavendel lavande lavanda vanilla vanille vaniglia peach pfirsich peche pesca coral koralle corail corallo ruby rubin rubis rubino pearl perle perla apricot aprikose abricot albicocca champagne champagner lemon zitrone citron limone mustard senf moutarde senape honey honig miel miele rust rost sand sable sabbia sky nude natural natur naturel naturelle naturale clear wine wein bordeaux burgundy plum pflaume prune berry beere cocoa kakao coffee kaffee cafe caffe caramel karamell caramello tan aqua salmon lachs saumon salmone turquoise emerald smaragd emeraude smeraldo amber bernstein ambre ambra sapphire saphir zaffiro smoke steel stone stein pierre pietra bronze bronzo brass copper kupfer cuivre rame ivory avorio ivoire elfenbein lime grape cognac multi blonde dark light hell dunkel clair fonce chiaro scuro nature petrol marine jean denim prugna melanzana aubergine pistachio pistazie pistache pistacchio sage salbei sauge salvia cipria framboise himbeere raspberry lampone mandarine mandarin mandarino saffron safran zafferano terracotta",
);

/** Whether a colour's single word names other things too. */
export function isAmbiguousColour(words: readonly Word[], first: number, last: number): boolean {
  return first === last && ambiguousColours.has(words[first]?.folded ?? "");
}

const colourIntroductions = setOf("in color colour farbe couleur coloris colore en");

/** A phrase of its own, a name's last word, or after "in": where a colour stands that is meant as one. */
export function standsAsColour(words: readonly Word[], first: number, last: number): boolean {
  const [before, word, next] = [words[first - 1], words[first], words[last + 1]];
  if (word === undefined) return false;
  const endsPhrase = next === undefined || next.phrase !== word.phrase;
  const isIntroduced = before !== undefined && colourIntroductions.has(before.folded);
  const beginsPhrase = before !== undefined && before.phrase !== word.phrase;
  return isIntroduced || (endsPhrase && (beginsPhrase || next === undefined));
}

function isAdjoining(words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  return word !== undefined && next !== undefined && next.start - word.end <= 1;
}

function isInPhrase(words: readonly Word[], index: number, first: number): boolean {
  const word = words[index];
  return word !== undefined && word.phrase === words[first]?.phrase;
}
