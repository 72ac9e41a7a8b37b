/**
 * The ranking's numbers in one place. A word's frequency in a category is the weighted sum over its fields
 * (BM25F: Robertson, Zaragoza and Taylor, "Simple BM25 Extension to Multiple Weighted Fields", CIKM 2004).
 */
export const fieldWeights = { name: 3, term: 2.2, path: 1.6, pathTerm: 0.4 } as const;

/** The head says what a thing is, a modifier only which one. */
export const roleWeights = { head: 1.4, modifier: 0.8 } as const;

/** A compound's parts, as shares of the compound itself. */
export const compoundWeights = { head: 0.7, modifier: 0.4 } as const;

/** What a whole name or term found in a query adds, as a share of its words' idf. */
export const phraseWeights = { name: 0.6, term: 0.5, singleWord: 0.6 } as const;

/** BM25's saturation and length normalization. */
export const saturation = 1.4;
export const lengthNormalization = 0.2;

/** Further occurrences of a word in a query add little to the strongest one. */
export const repetitionWeight = 0.2;

/** Of a word that says only whom the thing is for, where a person searches with few words. */
export const audienceWeight = 0.5;

/** What the score of a category is multiplied by whose name has the words of a search just as they are typed. */
export const typedNameWeight = 1.4;

/** Of what a word may be a slip of that may as well be a form of another word. */
export const doubtedSlipWeight = 0.6;

/** Of a word in a language that has only another form of it, where one has just this form. */
export const otherFormWeight = 0.5;

/** A word of another language than the query's own, where that is told. */
export const otherLanguageWeight = 0.5;

/** Puts what the whole query names above what only shares words with it. */
export const wholeMatchWeight = 100;

/** What the thesaurus gives a category, as a share of what its senses' own words would. */
export const senseWeight = 0.65;

/** How steeply senses take from each other. */
export const senseRivalry = 6;

/** Of a word that names a colour, alone. */
export const colorWeight = 0.4;
