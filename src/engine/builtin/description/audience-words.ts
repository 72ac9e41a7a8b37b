import type { TargetAudience } from "../../../contract/vocabulary.ts";

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
