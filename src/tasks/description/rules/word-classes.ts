import type { TargetAudience } from "../../../api/vocabulary.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";

/** Folded words of the four languages that say whom a sentence is about. */
export const audienceWords: Readonly<Record<TargetAudience, ReadonlySet<string>>> = {
  men: new Set(
    "men man mens gentlemen gents male herren manner mann herr mannlich homme hommes masculin uomo uomini maschile".split(
      " ",
    ),
  ),
  women: new Set(
    "women woman womens ladies lady female damen frauen frau dame weiblich femme femmes feminin feminine donna donne femminile".split(
      " ",
    ),
  ),
  children: new Set(
    "children child kids kid boys girls boy girl toddler toddlers kinder kind jungen madchen enfant enfants garcon garcons fille filles bambini bambino bambina bambine ragazzi".split(
      " ",
    ),
  ),
};

export function isAudienceWord(folded: string): boolean {
  return (
    audienceWords.men.has(folded) || audienceWords.women.has(folded) || audienceWords.children.has(folded)
  );
}

/** Adjectives and adverbs that praise without stating anything. Folded stems are not used: these are whole words. */
const hypeWords: Readonly<Record<Language, string>> = {
  en: "amazing awesome incredible unbelievable fantastic fabulous stunning gorgeous wonderful breathtaking spectacular sensational phenomenal magnificent superb exceptional extraordinary unrivalled unrivaled exquisite mesmerizing mesmerising spellbinding astonishing marvellous marvelous splendid dreamy magical lovely",
  de: "traumhaft traumhafte traumhafter traumhaftes traumhaften fantastisch fantastische fantastischer fantastisches fantastischen atemberaubend atemberaubende atemberaubender atemberaubendes atemberaubenden unglaublich unglaubliche unglaublicher unglaubliches unglaublichen einzigartig einzigartige einzigartiger einzigartiges einzigartigen sensationell sensationelle sensationeller sensationelles sensationellen wunderbar wunderbare wunderbarer wunderbares wunderbaren wunderschön wunderschöne wunderschöner wunderschönes wunderschönen erstklassig erstklassige erstklassiger erstklassiges erstklassigen grandios grandiose grandioser grandioses grandiosen spektakulär spektakuläre spektakulärer spektakuläres spektakulären unschlagbar unschlagbare unvergleichlich unvergleichliche unvergleichlicher unvergleichliches unvergleichlichen beeindruckend beeindruckende beeindruckender beeindruckendes beeindruckenden überwältigend überwältigende überwältigender überwältigendes überwältigenden magisch magische toll tolle toller tolles tollen genial geniale genialer geniales genialen",
  fr: "incroyable incroyables magnifique magnifiques exceptionnel exceptionnelle exceptionnels exceptionnelles extraordinaire extraordinaires sublime sublimes fabuleux fabuleuse fantastique fantastiques sensationnel sensationnelle splendide splendides merveilleux merveilleuse époustouflant époustouflante superbe superbes inégalé inégalée imbattable imbattables somptueux somptueuse spectaculaire spectaculaires génial géniale",
  it: "fantastico fantastica fantastici fantastiche incredibile incredibili straordinario straordinaria straordinari straordinarie eccezionale eccezionali meraviglioso meravigliosa meravigliosi meravigliose magnifico magnifica spettacolare spettacolari sensazionale sensazionali splendido splendida splendidi splendide favoloso favolosa imbattibile imbattibili ineguagliabile strepitoso strepitosa stupendo stupenda sublime",
};

/** Words that speak to the reader. */
const addressWords: Readonly<Record<Language, string>> = {
  en: "you your yours yourself",
  de: "du dich dir dein deine deinem deinen deiner ihr euch euer eure ihnen ihrem ihren ihrer",
  fr: "vous votre vos tu ton ta tes toi",
  it: "tu ti tuo tua tuoi tue voi vi vostro vostra vostri vostre",
};

const foldedHype = foldedSets(hypeWords);
const foldedAddress = foldedSets(addressWords);

function foldedSets(
  words: Readonly<Record<Language, string>>,
): Readonly<Record<Language, ReadonlySet<string>>> {
  const setOf = (language: Language) => new Set(words[language].split(" ").map(foldText));
  return { en: setOf("en"), de: setOf("de"), fr: setOf("fr"), it: setOf("it") };
}

/** Whether a folded word is one of `hypeWords`. */
export function isHype(folded: string, language: Language): boolean {
  return foldedHype[language].has(folded);
}

/** Whether a folded word speaks to the reader. */
export function isAddressWord(folded: string, language: Language): boolean {
  return foldedAddress[language].has(folded);
}
