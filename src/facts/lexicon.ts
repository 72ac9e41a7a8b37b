import { type Language, textLanguages } from "../nlp/language.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import { knownBrands } from "./brands.ts";
import { countries, originIntroductions, origins } from "./data/assertions.ts";
import {
  certifications,
  environmentalClaims,
  healthClaims,
  performanceClaims,
  testSeals,
  warranties,
} from "./data/claims.ts";
import { freeOfSubstances, materials, substances } from "./data/materials.ts";
import { audiences, colours, idioms } from "./data/properties.ts";
import type { FactKind } from "./fact.ts";

/** What a word or a phrase states by itself. */
export interface WordMeaning {
  readonly kind: FactKind;
  readonly key: string;
  /** The only language in which the words mean this; undefined where they do in all. */
  readonly onlyIn?: Language;
  /** Mostly something else: states nothing, but vouches for it in a source. */
  readonly isFaint?: boolean;
  /** True where the words are others unless written in capitals. */
  readonly isCapitals: boolean;
}

type Meanings = Map<string, { readonly words: readonly string[]; readonly meanings: WordMeaning[] }>;

/** A phrase of the tables, folded, and what it says. */
interface WordRow {
  readonly words: readonly string[];
  readonly meanings: readonly WordMeaning[];
}

interface WordTable extends PhraseTable<readonly WordMeaning[]> {
  rows(): Iterable<WordRow>;
}

let table: WordTable | undefined;

/** The words of all tables in all languages; several meanings where languages differ. Made at first use. */
export function wordTable(): WordTable {
  table ??= createWordTable();
  return table;
}

function createWordTable(): WordTable {
  const found: Meanings = new Map();
  addTable(found, colours, "colour");
  addTable(found, materials, "material");
  addTable(found, audiences, "audience");
  for (const claims of [
    environmentalClaims,
    healthClaims,
    performanceClaims,
    origins,
    testSeals,
    warranties,
    freeOfSubstances,
  ])
    addTable(found, claims, "claim");
  addOrigins(found);
  addSubstances(found);
  addCertifications(found);
  addBrands(found);
  const phrases = createPhraseTable<readonly WordMeaning[]>();
  for (const idiom of idioms.split("|")) phrases.add(readWords(idiom).folded, []);
  for (const { words, meanings } of found.values()) phrases.add(words, meanings);
  return { ...phrases, rows: () => found.values() };
}

function addTable(found: Meanings, rows: string, kind: FactKind): void {
  for (const { key, text, language, isDoubtful, isFaint } of parseFactWords(rows)) {
    addPhrase(found, text, {
      kind,
      key,
      isCapitals: false,
      ...(isDoubtful && { onlyIn: language }),
      ...(isFaint && { isFaint }),
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
  const introductions = originIntroductions.split("~");
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
  for (const row of certifications.trim().split("\n")) {
    const [key = "", cell = ""] = row.split("|").map((part) => part.trim());
    for (const written of [key, ...cell.split("~")]) {
      const isKey = written === key && cell.split("~").includes(`${key}!`);
      const isCapitals = written.endsWith("!") || isKey;
      addPhrase(found, written.replace("!", ""), { kind: "certification", key, isCapitals });
    }
  }
}

function addBrands(found: Meanings): void {
  for (const name of knownBrands) addPhrase(found, name, { kind: "brand", key: name, isCapitals: false });
}

/** One way to write something in one language. */
export interface FactWord {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  /** Names other things in another language, or besides: counts only in a text known to be in this language. */
  readonly isDoubtful: boolean;
  /** Mostly means something else: vouches for what other words state, and states nothing. */
  readonly isFaint: boolean;
}

/** What adjectives end in; Italian ones are listed without their vowel. */
const endings: Readonly<Record<Language, readonly string[]>> = {
  en: [""],
  de: ["", "e", "er", "es", "en", "em"],
  fr: ["", "e", "s", "es"],
  it: ["o", "a", "i", "e"],
};

/** The words of a table whose rows are `key | en | de | fr | it`; see the table of colours for the notation. */
export function parseFactWords(table: string): readonly FactWord[] {
  return table.trim().split("\n").flatMap(parseRow);
}

function parseRow(row: string): readonly FactWord[] {
  const [key = "", ...cells] = row.split("|").map((cell) => cell.trim());
  return textLanguages.flatMap((language, place) =>
    (cells[place] ?? "").split("~").flatMap((written) => {
      const isDoubtful = written.includes("?");
      const isFaint = written.includes("^");
      return inflected(written.replace(/[?^]/, "").trim(), language).map((text) => ({
        key,
        language,
        text,
        isDoubtful,
        isFaint,
      }));
    }),
  );
}

function inflected(written: string, language: Language): readonly string[] {
  if (written === "") return [];
  if (!written.includes("*")) return [written];
  return endings[language].map((ending) => written.replaceAll("*", ending));
}
