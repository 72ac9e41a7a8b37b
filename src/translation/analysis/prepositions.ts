import type { Language } from "../../nlp/language.ts";
import type { JointWord } from "./piece.ts";

export interface Joint {
  readonly word: JointWord;
  readonly hasArticle: boolean;
}

type Table = Readonly<Record<string, JointWord>>;

/** Prepositions and conjunctions by their folded form. */
const bare: Readonly<Record<Language, Table>> = {
  en: {
    with: "with",
    without: "without",
    for: "for",
    of: "of",
    in: "in",
    from: "from",
    and: "and",
    on: "on",
  },
  de: {
    mit: "with",
    ohne: "without",
    fur: "for",
    fuer: "for",
    von: "of",
    in: "in",
    aus: "from",
    und: "and",
    auf: "on",
  },
  fr: {
    avec: "with",
    sans: "without",
    pour: "for",
    de: "of",
    d: "of",
    en: "in",
    a: "at",
    et: "and",
    sur: "on",
  },
  it: {
    con: "with",
    senza: "without",
    per: "for",
    di: "of",
    d: "of",
    in: "in",
    a: "at",
    ad: "at",
    da: "kind",
    e: "and",
    ed: "and",
    su: "on",
  },
};

/** Prepositions contracted with an article. */
const contracted: Readonly<Record<Language, Table>> = {
  en: {},
  de: { zum: "for", zur: "for", im: "in", vom: "of", furs: "for" },
  fr: { du: "of", des: "of", au: "at", aux: "at" },
  it: {
    ...contractionsOf("del", "of"),
    ...contractionsOf("al", "at"),
    ...contractionsOf("dal", "kind"),
    ...contractionsOf("nel", "in"),
    ...contractionsOf("sul", "on"),
  },
};

const articles: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(["the", "a", "an"]),
  de: new Set(["der", "die", "das", "den", "dem"]),
  fr: new Set(["le", "la", "les", "l"]),
  it: new Set(["il", "lo", "la", "i", "gli", "le", "l"]),
};

function contractionsOf(stem: string, word: JointWord): Table {
  const base = stem.slice(0, -1);
  const [plural, otherPlural] = [`${base}i`, `${base}gli`];
  const forms = [stem, `${stem}lo`, `${stem}la`, `${stem}l`, plural, otherPlural, `${stem}le`];
  return Object.fromEntries(forms.map((form) => [form, word]));
}

export function jointOf(folded: string, language: Language): Joint | undefined {
  const plain = bare[language][folded];
  if (plain !== undefined) return { word: plain, hasArticle: false };
  const withArticle = contracted[language][folded];
  return withArticle === undefined ? undefined : { word: withArticle, hasArticle: true };
}

export function isArticle(folded: string, language: Language): boolean {
  return articles[language].has(folded);
}
