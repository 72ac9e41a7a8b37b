import type { Catalog } from "../../../catalog/model.ts";
import { lazily } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { listedKeywords } from "../../../nlp/page-labels.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { Evidence } from "../../engine.ts";
import { type FactTopic, factsAbout } from "../../evidence/fact-topics.ts";
import { type Audience, audienceOfCategory, audienceSides, audiencesIn } from "./audience.ts";
import statedWords from "./stated-words.tsv";

/** For whom a product is, as far as its row states it: what is stated binds, what is absent is open. */
export interface StatedAudience {
  /** `both`: unisex, or both are named. */
  readonly sex?: "f" | "m" | "both";
  /** `young`: not an adult, more is not said. `child`: from three years on. */
  readonly age?: "adult" | "young" | "child" | "baby";
  /** The words that state it, for people. */
  readonly said: string;
}

type Kind = Audience | "female" | "male" | "unisex" | "adult" | "young";

const kindsOfWord = lazily((): ReadonlyMap<string, Kind> => {
  const wordsOf = membersBy(parseTable(statedWords), "audience", "words");
  const kinds = ["female", "male", "unisex", "adult", "young"] as const;
  return new Map(kinds.flatMap((kind) => [...wordsOf(kind)].map((word) => [word, kind] as const)));
});

/** What a cell may say in one letter, where its column is about nothing else. */
const letters: Readonly<Record<string, Kind>> = { f: "female", w: "female", m: "male", h: "male" };
/** Beside a column with "Bambina" rows, one of "Bambino" is no child of either sex. */
const boy = /^bambino$/iu;

type Reading = Pick<StatedAudience, "sex" | "age"> & {
  /** "Herren" says that they are grown, unless another column says otherwise. */
  readonly isAgeImplied?: boolean;
};

const sexOf: Readonly<Partial<Record<Kind, "f" | "m" | "both">>> = {
  ...{ women: "f", girls: "f", female: "f", men: "m", boys: "m", male: "m", unisex: "both" },
};

function readKinds(kinds: ReadonlySet<Kind>): Reading {
  const sexes = new Set([...kinds].flatMap((kind) => sexOf[kind] ?? []));
  const has = (...some: readonly Kind[]) => some.some((kind) => kinds.has(kind));
  const isYoung = has("children", "girls", "boys", "baby", "young");
  const isGrown = has("women", "men", "adult");
  const sex = sexes.size > 1 ? "both" : [...sexes][0];
  const age = isYoung === isGrown ? undefined : isGrown ? "adult" : has("baby") ? ageOfBabies(has) : "young";
  return { ...(sex && { sex }), ...(age && { age }), isAgeImplied: isGrown && !has("adult") };
}

function ageOfBabies(has: (...some: readonly Kind[]) => boolean): "baby" | "young" {
  // "Baby Girl's" is a baby's.
  return has("children", "young") ? "young" : "baby";
}

function readWords(text: string, isLetter: boolean): Reading {
  const kinds = new Set<Kind>();
  const tokens = tokenize(text);
  for (const audience of audiencesIn(tokens)) kinds.add(audience);
  for (const { folded } of tokens) {
    const kind = kindsOfWord().get(folded) ?? (isLetter ? letters[folded] : undefined);
    if (kind === undefined) continue;
    if (kind === "male" || kind === "female") kinds.delete(kind === "male" ? "men" : "women");
    kinds.add(kind);
  }
  return readKinds(kinds);
}

const months =
  /(\d{1,2})\s*(?:[-–/]|bis|to|a|à)?\s*(\d{1,2})?\s*\+?\s*(?:months?|monate?n?|mois|mesi|mese|mths?|mon\.?)(?!\p{L})/iu;
const years =
  /(\d{1,2})\s*(?:[-–/]|bis|to|a|à)?\s*(\d{1,2})?\s*\+?\s*(?:years?|yrs?|jahren?|ans|anni|y)(?!\p{L})/iu;
const openEnd =
  /\+|(?<!\p{L})(?:ab|from|over|d[eè]s|dai?|partir|plus de|min|(?:and|et|und|e) (?:up|over|above|older|plus|älter|mehr|più|oltre)|in su)(?!\p{L})/iu;
const [grownFrom, childFrom, lastOfYouth] = [18, 3, 16];

/** "0-3 Monate", "8-9 years", "da 3 anni". */
function readAge(text: string, isAge: boolean): Reading {
  const inMonths = months.exec(text);
  if (inMonths) return { age: Number(inMonths[2] ?? inMonths[1]) <= 24 ? "baby" : "young" };
  const inYears = years.exec(text) ?? (isAge ? /^(\d{1,2})\s*(?:[-–]\s*(\d{1,2}))?\s*\+?$/.exec(text) : null);
  if (inYears === null) return {};
  const [from, to] = [Number(inYears[1]), Number(inYears[2] ?? inYears[1])];
  if (from >= grownFrom) return { age: "adult" };
  // "From 3 years on" says nothing of who is too old for it.
  if (inYears[2] === undefined && openEnd.test(text)) return {};
  if (to > lastOfYouth) return {};
  return { age: from >= childFrom ? "child" : "young" };
}

function readAudience(text: string): Reading {
  const sex = boy.test(text.trim()) ? ({ sex: "m" } as const) : {};
  return { ...readWords(text, text.length <= 3), ...sex, ...readAge(text, false) };
}

const sources: readonly { readonly topic: FactTopic; readonly read: (text: string) => Reading }[] = [
  { topic: "age", read: (text) => ({ ...readWords(text, false), ...readAge(text, true) }) },
  { topic: "size", read: (text) => readAge(text, false) },
  { topic: "audience", read: readAudience },
  { topic: "type", read: (text) => readWords(text, false) },
  { topic: "category", read: (text) => readWords(text, false) },
];

/** For whom the row's own columns say that the product is, then its name. Undefined where they do not say. */
export function readStatedAudience(evidence: Evidence, name: string): StatedAudience | undefined {
  const readings = sources.flatMap(({ topic, read }) =>
    factsAbout(topic, evidence).map(({ text }) => ({ ...read(text), topic, said: text })),
  );
  const { sourceCategory, page } = evidence;
  const tags = audienceTags(page?.keywords ?? "");
  if (tags !== "")
    readings.push({ ...readKinds(audiencesIn(tokenize(tags))), topic: "category", said: tags });
  if (sourceCategory !== undefined)
    readings.push({ ...readWords(sourceCategory, false), topic: "category", said: sourceCategory });
  readings.push({ ...readName(name), topic: "category", said: name });
  // A column of its own for the sex comes before one for the age that mentions it.
  const bySex = readings.toSorted(
    (one, other) => Number(other.topic === "audience") - Number(one.topic === "audience"),
  );
  const ofSex = bySex.find(({ sex }) => sex !== undefined);
  const ofAge =
    readings.find(({ age, isAgeImplied }) => age !== undefined && isAgeImplied !== true) ??
    readings.find(({ age }) => age !== undefined);
  if (ofSex === undefined && ofAge === undefined) return undefined;
  const { sex } = ofSex ?? {};
  const { age } = ofAge ?? {};
  const said = [...new Set([ofSex?.said, ofAge?.said])].filter((text) => text !== undefined).join(", ");
  return { ...(sex && { sex }), ...(age && { age }), said };
}

/** Of the shop's own tags ("women, summer") those that say for whom it is and nothing else. */
function audienceTags(tags: string): string {
  return listedKeywords(tags)
    .filter((tag) => {
      const tokens = tokenize(tag);
      return tokens.length > 0 && tokens.every((token) => audiencesIn([token]).size > 0);
    })
    .join(", ");
}

/** Of a name only what can hardly mean anything else: "Baby Doll" is no baby's, "Junior" may be the model. */
function readName(name: string): Reading {
  const found = audiencesIn(tokenize(name));
  return readKinds(new Set([...found].filter((audience) => audience !== "baby" && audience !== "children")));
}

/** Whether a category for this audience contradicts what is stated. */
export function isAgainst({ sex, age }: StatedAudience, category: Audience | undefined): boolean {
  if (category === undefined) return false;
  const { grown, sex: sexOfCategory } = audienceSides[category];
  if (age !== undefined && grown !== (age === "adult")) return true;
  if (age === "child" && category === "baby") return true;
  return sexOfCategory !== undefined && sex !== undefined && sex !== "both" && sex !== sexOfCategory;
}

/** Factor for a category's score: 0 where it contradicts what is stated, above 1 where it agrees. */
export function statedFactor(stated: StatedAudience, category: Audience | undefined): number {
  if (category === undefined) return 1;
  if (isAgainst(stated, category)) return 0;
  const { grown, sex } = audienceSides[category];
  const { age = "adult" } = stated;
  const agesAgree =
    category === "baby" || age === "baby" ? category === age || age === "young" : grown === (age === "adult");
  const ofAge = agesAgree ? 1.15 : 0.6;
  const sexesAgree = sex === stated.sex || stated.sex === undefined;
  const ofSex = sex === undefined ? 1.1 : stated.sex === "both" ? 0.8 : sexesAgree ? 1.17 : 1;
  return ofAge * ofSex;
}

/** Whether a category, by its identifier, is for whom the product is stated to be. */
export function fitsAudience(
  catalog: Catalog,
  stated: StatedAudience | undefined,
): (identifier: string) => boolean {
  if (stated === undefined) return () => true;
  return (identifier) => {
    const category = catalog.findCategory(identifier);
    return category === undefined || !isAgainst(stated, audienceOfCategory(catalog, category));
  };
}

/** How catalogs call their departments: grown and young, female, male and both. */
const departments: Readonly<
  Record<Language, Readonly<Record<"women" | "men" | "girls" | "boys" | "kids" | "baby", string>>>
> = {
  en: { women: "women's", men: "men's", girls: "girls'", boys: "boys'", kids: "children's", baby: "baby" },
  de: { women: "Damen", men: "Herren", girls: "Mädchen", boys: "Jungen", kids: "Kinder", baby: "Baby" },
  fr: { women: "femme", men: "homme", girls: "fille", boys: "garçon", kids: "enfant", baby: "bébé" },
  it: { women: "donna", men: "uomo", girls: "bambina", boys: "bambino", kids: "bambini", baby: "neonato" },
};

/** The kind of product with its audience, as a catalog would call it: "men's T-shirt", "pantalon fille". */
export function addressedText(
  kind: string,
  { sex, age = "adult" }: StatedAudience,
  language: Language,
): string {
  const words = departments[language];
  const ofSex = (female: string, male: string, both: string) =>
    sex === "f" ? female : sex === "m" ? male : both;
  const word =
    age === "baby"
      ? words.baby
      : age === "adult"
        ? ofSex(words.women, words.men, "")
        : ofSex(words.girls, words.boys, words.kids);
  if (word === "") return "";
  return language === "en" || language === "de" ? `${word} ${kind}` : `${kind} ${word}`;
}
