import { languages } from "../../../api/vocabulary.ts";
import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { categoryNoun, isShelf, lastLevel } from "../../evidence/category-noun.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { namesBrand, statedBrand } from "../../evidence/stated-brand.ts";
import { type FoundNoun, NameReading } from "./cleaning-step.ts";
import { nounsIn } from "./known-product.ts";
import { isPublished, type NamedRecord } from "./named-record.ts";
import { accentsStep } from "./restore-accents.ts";
import { capitalizedWord } from "./word-agreement.ts";

/** Words of a name behind its maker, and of a type. */
const longestLine = 4;
const longestType = 3;

/**
 * What the row's own column of types calls the product, for a name of a maker and a line alone: "Cube Touring ONE" is a "Trekking bike".
 * A line without its maker ("Harmony 18/10") takes only a thing of the very category that was found. Undefined where the name may say it
 * itself, and where the column has no thing, or one of another department than was found.
 */
export function nounOfType(name: string, record: NamedRecord): string | undefined {
  const brand = statedBrand(record.evidence);
  const hasMaker = brand !== undefined && namesBrand(name, brand);
  if (!isLine(name, hasMaker ? brand : undefined, record)) return undefined;
  if (!hasMaker && !isOfDurables(record)) return undefined;
  // "Chelsea Boots Herren" of boots: the name says it in the words of their own category.
  if (isOfFound(hasMaker ? name.replace(brand, " ") : name, record)) return undefined;
  const { evidence } = record;
  const stated = (["type", "kind"] as const).flatMap((topic) =>
    factsAbout(topic, evidence).map(({ text }) => text),
  );
  for (const text of stated) {
    const noun = thingIn(text, record);
    if (noun !== undefined && (hasMaker || isOfFound(noun, record))) return noun;
  }
  if (!isOfDurables(record)) return undefined;
  const isSure = hasMaker && !hasProductWord(name, record);
  // A column Type that was taken for the shop's category has one level.
  if (!isSure && /[>/|»]/u.test(evidence?.sourceCategory ?? "")) return undefined;
  const noun = thingIn(ofCategory(record), record);
  return noun !== undefined && (isSure || isOfFound(noun, record)) ? noun : undefined;
}

/** Of a found category that is written: below it, it bears out nothing. */
const leastScore = 0.7;

/** Whether the lists have a thing in the category that was surely found, or in what that is part of: a "Fork" of a row with cutlery. */
function isOfFound(thing: string, { language, glossary, evidence }: NamedRecord): boolean {
  const { identifier, score } = evidence?.category ?? { identifier: "", score: 0 };
  if (score < leastScore) return false;
  return nounsIn(
    glossary,
    language,
  )(thing).some(
    ({ category }) =>
      category !== undefined && (identifier === category || identifier.startsWith(`${category}-`)),
  );
}

/** A shop's shelf says of foods and care what stands there, not what each is called: "Choco Delite Bar" under "Breakfast Cereal". */
function isOfDurables({ evidence }: NamedRecord): boolean {
  return !/^a-(?:food|health|beauty|cleaning|pets|media)(?:-|$)/u.test(evidence?.category?.identifier ?? "");
}

/** Whether a name has a word in small letters that titles of products have, and a language too: it may be the thing. */
function hasProductWord(name: string, { evidence, glossary }: NamedRecord): boolean {
  const brand = foldText(statedBrand(evidence) ?? "");
  return tokenize(name).some(
    ({ text, folded }) =>
      text !== text.toUpperCase() &&
      !brand.includes(folded) &&
      !ofLines.has(folded) &&
      builtinWords().vocabularies.channel_a(folded) > 0 &&
      languages.some(
        (each) => isCommonWord(text.toLowerCase(), each) || glossary.roleOf(folded, each) !== undefined,
      ),
  );
}

/** One thing of the shop's own category: a "Camcorder" of "camcorders"; else its last level where that is no plural. */
function ofCategory(record: NamedRecord): string {
  const category = record.evidence?.sourceCategory ?? "";
  const last = lastLevel(category);
  const isPlural = /s$/iu.test(last) && !pairs.test(last);
  return isPlural ? (categoryNoun(category, record)?.noun ?? "") : last;
}

/** A maker, and capitalised words, letters and numbers that are no things. */
function isLine(
  name: string,
  maker: string | undefined,
  { language, glossary }: Pick<NamedRecord, "language" | "glossary">,
): boolean {
  const isBehind = maker !== undefined && name.toLowerCase().startsWith(maker.toLowerCase());
  const line = isBehind ? name.slice(maker.length).trim() : name;
  const words = line.split(/\s+/u);
  if (words.length > longestLine) return false;
  return tokenize(line).every(
    ({ text, folded }) =>
      /^[\p{Lu}\p{N}]/u.test(text) &&
      (text === text.toUpperCase() || !isStopWord(folded, language)) &&
      (ofLines.has(folded) || glossary.roleOf(folded, language) !== "type"),
  );
}

/** What a department holds, and no one thing of it. */
const mass =
  /(?:zeug|schmuck|möbel|geschirr|mode|technik|elektronik|beleuchtung|sport|garten|haushalt|küche|furniture|lighting|jewell?ery|hardware|software|décoration|éclairage|vaisselle|bijouterie|mobilier|literie|linge|arredamento|illuminazione)$|^(?:autos?|automobiles?|voitures?|cars?|motos?|motorcycles?|motorrad|boote?|boats?|bateaux?|barc(?:a|he)|piscin[ea]s?|pools?)$/iu;

/** Things that makers name their lines after. */
const ofLines: ReadonlySet<string> = new Set(
  "sport series serie line linea ligne edition edizione collection kollektion collezione class model modell modello modele".split(
    " ",
  ),
);

/** What comes in pairs is one thing in the plural. */
const pairs =
  /(?:gloves|mittens|shoes|boots|socks|trousers|shorts|tights|leggings|goggles|headphones|earbuds|earphones|sandals|slippers|trainers|handschuhe|schuhe|stiefel|socken|kopfhörer|gants|chaussures|bottes|chaussettes|lunettes|écouteurs|baskets|guanti|scarpe|stivali|calze|occhiali|cuffie|auricolari)$/iu;

/** "Tyre" of the column's 'Tyre 28"'; a whole word of the lists, or of the identifier of the category that was found. */
function thingIn(column: string, { language, glossary, evidence }: NamedRecord): string | undefined {
  const isShouted = column.length > 3 && column === column.toUpperCase();
  // Capitals of shops' exports have no accents.
  const calm = isShouted ? capitalizedWord(column.toLowerCase()) : column;
  const spelled = isShouted ? accentsStep.apply(new NameReading(calm), { language, glossary }) : calm;
  const text = spelled
    .replace(/\s?[\d,;:(|/"”″].*$/su, "")
    .replace(/[\s-]+$/u, "")
    .trim();
  const words = text.split(/\s+/u);
  if (
    !/^[\p{L} -]{4,}$/u.test(text) ||
    / -/.test(text) ||
    words.length > longestType ||
    isShelf(text) ||
    mass.test(text)
  )
    return undefined;
  const isHeadLast = language === "en" || language === "de";
  const noun = nounsIn(
    glossary,
    language,
  )(text).find(({ start, end }) => (isHeadLast ? end === text.length : start === 0));
  const found = evidence?.category?.identifier ?? "";
  if (isPublished(found)) return undefined;
  const head = foldText((isHeadLast ? text.split(/[\s-]/u).at(-1) : words[0]) ?? "");
  const isNamed = found.split("-").some((part) => part === head || part === `${head}s`);
  const isOther =
    noun?.category !== undefined && found !== "" && found.split("-")[1] !== noun.category.split("-")[1];
  if (!isNamed && (noun === undefined || isOther)) return undefined;
  return isSeveral(text, noun, { language, glossary }) ? undefined : text;
}

function isSeveral(
  text: string,
  noun: FoundNoun | undefined,
  { language, glossary }: Pick<NamedRecord, "language" | "glossary">,
): boolean {
  if (pairs.test(text)) return false;
  const isEnglishPlural =
    language === "en" && /[^s]s$/u.test(text) && nounsIn(glossary, "en")(text.slice(0, -1)).length > 0;
  return noun?.isPlural === true || isEnglishPlural;
}
