import type { Language } from "./language.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Lower-case abbreviations without their last full stop. */
const everywhere = set(
  "approx ca dr mr mrs ms prof no nr st max min incl inkl inc excl exkl etc vs vol vers ver ref réf rif art mod tel tél fig pag vgl evtl resp co ltd int ext std cal temp dim diam cap",
);

const byLanguage: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    "e.g i.e eg ie jr sr dept est oz lb lbs ft sq qty pcs pkg avg assoc bros cont dia hr hrs misc mfg wt",
  ),
  de: set(
    "z.b z.t d.h u.a o.ä u.ä u.s.w usw bzw ggf evtl inkl zzgl abzgl ca circa max min mind nr art str stk st tlg abb bspw sog gem lt mio mrd tsd jh jhd geb vers versch div std sek wg zb zzt einschl ausschl allg bes entspr insb mögl o.g o u z d s hr fr rd verp pckg ltd verst",
  ),
  fr: set(
    "env p.ex ex n° n c.-à-d c.a.d cf mme mlle réf incl excl éd ed dim haut larg long prof diam qté tél av bd min max app niv",
  ),
  it: set(
    "ad.es es ecc n p.es c.a ca pz conf mis dim alt largh lungh prof diam tot min max sig sig.ra dott art rif cad cod incl escl circ",
  ),
};

/** Whether a word before a full stop is one that is written with it. Single letters are initials. */
export function isAbbreviation(word: string, language: Language): boolean {
  const lower = word.toLowerCase();
  if (/^\p{L}(?:\.\p{L})*$/u.test(lower))
    return lower.length > 1 || /^\p{Lu}$/u.test(word) || byLanguage[language].has(lower);
  return everywhere.has(lower) || byLanguage[language].has(lower);
}
