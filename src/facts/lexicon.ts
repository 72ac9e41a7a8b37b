import { columnOf, parseLists, parseTable, type TableRow } from "../lib/table.ts";
import { type Language, textLanguages } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import { knownBrands } from "./brands.ts";
import audiences from "./data/audiences.tsv";
import certifications from "./data/certifications.tsv";
import claims from "./data/claims.tsv";
import colours from "./data/colours.tsv";
import countries from "./data/countries.tsv";
import idioms from "./data/idioms.tsv";
import materials from "./data/materials.tsv";
import originPhrases from "./data/origin-phrases.tsv";
import substances from "./data/substances.tsv";
import type { FactKind } from "./fact.ts";

/** The meaning of a word or phrase. */
export interface WordMeaning {
  readonly kind: FactKind;
  readonly key: string;
  /** The only language in which the words mean this; undefined if they do in all. */
  readonly onlyIn?: Language;
  /** Usually means something else: ignored in answers, but counts in a source. */
  readonly isSourceOnly?: boolean;
  /** True if the words mean this only when written in capitals. */
  readonly isCapitals: boolean;
}

type Meanings = Map<string, { readonly words: readonly string[]; readonly meanings: WordMeaning[] }>;

/** A phrase of the tables, folded, with its meanings. */
interface WordRow {
  readonly words: readonly string[];
  readonly meanings: readonly WordMeaning[];
}

interface WordTable extends Pick<PhraseTable<readonly WordMeaning[]>, "longestAt"> {
  rows(): Iterable<WordRow>;
}

let table: WordTable | undefined;

/** The words of all tables in all languages; several meanings where languages differ. Built on first use. */
export function wordTable(): WordTable {
  table ??= createWordTable();
  return table;
}

function createWordTable(): WordTable {
  const found: Meanings = new Map();
  addTable(found, colours, "colour");
  addTable(found, materials, "material");
  addTable(found, audiences, "audience");
  addTable(found, claims, "claim");
  addOrigins(found);
  addSubstances(found);
  addCertifications(found);
  addBrands(found);
  const phrases = createPhraseTable<readonly WordMeaning[]>();
  for (const idiom of columnOf(parseTable(idioms), "phrase")) phrases.add(readWords(idiom).folded, []);
  for (const { words, meanings } of found.values()) phrases.add(words, meanings);
  return {
    longestAt: (words, index) => phrases.longestAt(words, index),
    rows: () => found.values(),
  };
}

function addTable(found: Meanings, table: string, kind: FactKind): void {
  for (const { key, text, language, isAmbiguous, isSourceOnly } of parseFactWords(table)) {
    addPhrase(found, text, {
      kind,
      key,
      isCapitals: false,
      ...(isAmbiguous && { onlyIn: language }),
      ...(isSourceOnly && { isSourceOnly }),
    });
  }
}

function addPhrase(found: Meanings, text: string, meaning: WordMeaning): void {
  const words = readWords(text).folded;
  const spelling = words.join(" ");
  const held = found.get(spelling);
  if (held === undefined) {
    found.set(spelling, { words, meanings: [meaning] });
    return;
  }
  const { meanings } = held;
  const same = meanings.findIndex(({ kind, key }) => kind === meaning.kind && key === meaning.key);
  const known = meanings[same];
  if (known === undefined) meanings.push(meaning);
  else if (known.onlyIn !== undefined && meaning.onlyIn === undefined) meanings[same] = meaning;
  else if (known.onlyIn !== meaning.onlyIn && known.onlyIn !== undefined) meanings.push(meaning);
}

function addOrigins(found: Meanings): void {
  const introductions = parseLists(originPhrases, "phrase")("introduction");
  for (const { key, text } of parseFactWords(countries)) {
    for (const introduction of introductions) {
      addPhrase(found, `${introduction} ${text}`, {
        kind: "claim",
        key: `made in ${key}`,
        isCapitals: false,
      });
    }
  }
}

const withoutIn: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "# free",
    "#free",
    "free of #",
    "free from #",
    "no #",
    "no added #",
    "without #",
    "without added #",
    "zero #",
  ],
  de: ["ohne #", "frei von #", "# frei", "#frei*", "kein #", "keine #", "keinen #", "ohne zusatz von #"],
  fr: ["sans #", "sans # ajouté", "sans ajout de #", "exempt de #", "0 #"],
  it: ["senza #", "privo di #", "priva di #", "senza # aggiunto", "senza # aggiunti"],
};

function addSubstances(found: Meanings): void {
  for (const { key, text, language } of parseFactWords(substances)) {
    for (const pattern of withoutIn[language]) {
      const forms = pattern.includes("*") ? ["", "e", "er", "es", "en", "em"] : [""];
      for (const form of forms) {
        const phrase = pattern.replace("#", text).replace("*", form);
        addPhrase(found, phrase, { kind: "claim", key: `without ${key}`, isCapitals: false });
      }
    }
  }
}

function addCertifications(found: Meanings): void {
  for (const { key = "", names = "" } of parseTable(certifications)) {
    for (const written of [key, ...names.split("~")]) {
      const isKey = written === key && names.split("~").includes(`${key}!`);
      const isCapitals = written.endsWith("!") || isKey;
      addPhrase(found, written.replace("!", ""), { kind: "certification", key, isCapitals });
    }
  }
}

function addBrands(found: Meanings): void {
  for (const name of knownBrands) addPhrase(found, name, { kind: "brand", key: name, isCapitals: false });
}

/** A spelling of a meaning in one language. */
export interface FactWord {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  /** Ambiguous within or across languages: counts only in a text known to be in this language. */
  readonly isAmbiguous: boolean;
  /** Usually means something else: counts only in a source. */
  readonly isSourceOnly: boolean;
}

/** Adjective endings; Italian adjectives are listed without their final vowel. */
const endings: Readonly<Record<Language, readonly string[]>> = {
  en: [""],
  de: ["", "e", "er", "es", "en", "em"],
  fr: ["", "e", "s", "es"],
  it: ["o", "a", "i", "e"],
};

/** Parses a table with a column for each language; `data/README.md` describes the notation. */
export function parseFactWords(table: string): readonly FactWord[] {
  return parseTable(table).flatMap(parseRow);
}

function parseRow(row: TableRow): readonly FactWord[] {
  const { key = "" } = row;
  return textLanguages.flatMap((language) =>
    (row[language] ?? "").split("~").flatMap((written) => {
      const isAmbiguous = written.includes("?");
      const isSourceOnly = written.includes("^");
      return inflected(written.replace(/[?^]/, "").trim(), language).map((text) => ({
        key,
        language,
        text,
        isAmbiguous,
        isSourceOnly,
      }));
    }),
  );
}

function inflected(written: string, language: Language): readonly string[] {
  if (written === "") return [];
  const forms = written.includes("*")
    ? endings[language].map((ending) => written.replaceAll("*", ending))
    : [written];
  return language === "de" && /[äöü]/u.test(written) ? [...forms, ...forms.map(withTwoLetters)] : forms;
}

/** "gruen": as sources without umlauts have them. */
function withTwoLetters(german: string): string {
  return german.replace(/[äöü]/gu, (umlaut) => `${foldText(umlaut)}e`);
}
