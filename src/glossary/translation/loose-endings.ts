import type { Language } from "../../text/language.ts";

/** Endings that words of the language often have, and names less often. */
export const looseEndings: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}{3}(?:[iu]als?|ates?|ives?|ics?|ists?|ences?|ances?|ules?|iums?|ians?|[iy][sz]e[rds]?|ship|wards?|hood|ism|ants?|ents?|ery|ary|ory|ures?|eous|uous|[bcdgkpt]le[sd]?|cks?|sh|tch|ght|ow|oo[kdlmp]s?|ea[mldkprs]s?|[^aeiou]er|[^aeiou]y)$/u,
  de: /(?:\p{L}{3}(?:er|e[nlr]?n?|li|i[sg]ch|ei|ion|ett[ei]|ling|um)|[äöüß]\p{L}*)$/u,
  fr: /\p{L}{3}(?:aine?s?|ismes?|eurs?|ante?s?|ents?|aire|oire|iers?|ières?|ées?|és?|er|ir|ences?|ances?|eaux?|ets?|illes?|elles?|ine|ures?|ien(?:ne)?s?|ois(?:e|es)?|ions?|if|ives?|eux|al|aux|erse|[eèé]res?|ites?|(?:ss|tt|nn|mm|ff|rr|tr|br|dr|vr|fr|gr|ch|qu|gn|th|ph)es?)$/u,
  it: /\p{L}{3}(?:ott[oiae]|[eo]ri[aeo]|ar[ei]|or[ei]|es[ei]|ant[ei]|ent[ei]|os[oiae]|iv[oiae]|ic[oiae]|at[oiae]|ut[oiae]|it[oiae]|ur[ae]|al[ei]|an[oiae]|ier[aei]|tà|ezz[ae]|aggi[o]?|ist[aei]|ism[oi]|on[ei]|zion[ei]|sion[ei]|gli[aoe]?|in[oiae]|(?:ss|tt|nn|rr|ff|pp|zz|cc|gg|sc|st|nz|nt|cch|ggi|cci)[aeio])$/u,
};
