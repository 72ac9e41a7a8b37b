const audiences = new Set(
  (
    "women men kids children boys girls baby damen herren kinder frauen manner jungen madchen " +
    "femme femmes homme hommes enfant enfants garcon garcons fille filles donna donne uomo uomini " +
    "bambino bambina bambini bambine ragazzo ragazza ragazzi ragazze"
  ).split(" "),
);

/**
 * Whether a folded word says whom a thing is for. Such words stand where a head would, in the shorthand of shops ("Winterjacken
 * Damen"), and say less than any other what the thing is.
 */
export function isAudience(folded: string): boolean {
  return audiences.has(folded);
}
