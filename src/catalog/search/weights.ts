/**
 * The ranking's parameters. A word's frequency in a category is the weighted sum over its fields (BM25F: Robertson,
 * Zaragoza and Taylor, "Simple BM25 Extension to Multiple Weighted Fields", CIKM 2004).
 */
export const fieldWeights = { name: 3, term: 2.2, path: 1.6, pathTerm: 0.4 } as const;

/** The head names the kind of thing, a modifier only narrows it. */
export const roleWeights = { head: 1.4, modifier: 0.8 } as const;

/** The parts of a compound, as shares of the compound's weight. */
export const compoundWeights = { head: 0.7, modifier: 0.4 } as const;

/** Added for a whole name or term within a query, as a share of its words' idf. */
export const phraseWeights = { name: 0.6, term: 0.5, singleWord: 0.6 } as const;

/** BM25's saturation (k1) and length normalization (b). */
export const saturation = 1.4;
export const lengthNormalization = 0.2;

/** Further occurrences of a word in a query add little to the strongest one. */
export const repetitionWeight = 0.2;

/** Weight of an audience word in a short query. */
export const audienceWeight = 0.5;

/** Factor for a category whose name contains the words as typed. */
export const typedNameWeight = 1.4;

/** Factor for a corrected spelling where the word may also be an inflection of another. */
export const ambiguousSlipWeight = 0.6;

/** Factor for a language that has the word only in another form, where one has this form. */
export const otherFormWeight = 0.5;

/** Factor for a word of another language than the query's, where that is known. */
export const otherLanguageWeight = 0.5;

/** Ranks matches of the whole query above those that share only words with it. */
export const wholeMatchWeight = 100;

/** What the thesaurus adds, relative to a match of the senses' own words. */
export const senseWeight = 0.65;

/** Exponent of the competition between senses; higher values favour the best. */
export const senseRivalry = 6;

/** Factor for a colour word. */
export const colorWeight = 0.4;
