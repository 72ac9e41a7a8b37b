import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { withCapital } from "./sentence-openings.ts";

/** Inside a list a common word has no capital; a German one may be a noun. */
export function inList(entry: string, language: Language): string {
  if (language !== "de" && isTitled(entry) && !/^\S+\sof\s/u.test(entry))
    return verb[language].test(entry) ? entry.charAt(0).toLowerCase() + entry.slice(1) : entry;
  const [first = "", ...others] = entry.split(/,\s(?=\p{Lu}\p{Ll})/u);
  return [partInList(first, language), ...others.map((part) => laterPart(part, language))].join(", ");
}

/** "Extraite à froid, Provence": one word with a capital behind a comma may be a place, unless its end is that of an adjective. */
function laterPart(part: string, language: Language): string {
  const isOneWord = /^\p{L}+$/u.test(part);
  if (language === "de" || !isOneWord || hasCommonEnd[language].test(part.toLowerCase()))
    return partInList(part, language);
  return part;
}

/** "Round Dial, Buckle Clasp, Blue and Red Strap": a list in which each word has a capital. */
function isTitled(entry: string): boolean {
  const words = entry.match(/\p{L}{2,}/gu)?.filter((word) => !isStopWordInAnyLanguage(foldText(word))) ?? [];
  return words.length >= fewestTitled && words.every((word) => /^\p{Lu}/u.test(word));
}

const fewestTitled = 4;

function partInList(entry: string, language: Language): string {
  const first = firstWord[language === "de" ? "german" : "other"].exec(entry)?.[0].toLowerCase() ?? "";
  // "Rohrschelle für Stahlrohr, verzinkt" has no verb.
  const isNoun =
    language === "de" && nounGrammar(/^\p{Lu}\p{Ll}+/u.exec(entry)?.[0] ?? "", "de") !== undefined;
  if (!isNoun && (verb[language].test(entry) || (language === "de" && germanVerb.test(entry))))
    return entry.charAt(0).toLowerCase() + entry.slice(1);
  // "Plastic free" is the same in all four languages.
  if (/^(?:\p{Lu}\p{Ll}+[\s-]free(?=,|$)|Vegan(?=[\s,]|$))/u.test(entry))
    return entry.charAt(0).toLowerCase() + entry.slice(1);
  if (language === "de" && shortStart.test(entry)) return entry.charAt(0).toLowerCase() + entry.slice(1);
  // "A proper strong brew"
  if (language === "en" && /^An?\s\p{Ll}{2}/u.test(entry))
    return entry.charAt(0).toLowerCase() + entry.slice(1);
  if (first === "" || (brandNames().has(first) && !isOrdinary(first, entry, language))) return entry;
  if (language === "de")
    return isStopWord(foldText(first), "de") ||
      isStopWord(first, "de") ||
      germanPreposition.test(entry) ||
      isGermanAdjective(first, entry)
      ? first + entry.slice(first.length)
      : entry;
  // "Autonomie 40h (ANC off)", "Coupe-branches à enclume": what is measured, and compounds, are no names.
  const isPlain =
    /^\p{Lu}\p{Ll}{3,}\s[Ø⌀]\s?\d/u.test(entry) ||
    /^\p{L}{4,}\s\d[\d.,]*\s?\p{Ll}/u.test(entry) ||
    /^\S+-\p{Ll}+\s\p{Ll}/u.test(entry);
  if (isPlain && !brandNames().has(first)) return entry.charAt(0).toLowerCase() + entry.slice(1);
  const isCommon = isCommonWord(first, language) || hasCommonEnd[language].test(first);
  // "Torréfié à Lyon": the name stands further back, behind a small word; of "Verre Saphir Zenith" it may begin with the first one.
  const isSmall = /\s\p{Lu}/u.test(entry)
    ? (isCommon && /^\S+\s(?:\p{Ll}|\p{Lu}{0,3}\d|\p{Lu}{2,5}(?!\p{L}))/u.test(entry)) ||
      isCertified.test(entry)
    : isCommon || startsClause[language].test(entry) || isOrdinary(first, entry, language);
  return isSmall ? first + entry.slice(first.length) : entry;
}

/** "Certifié Oeko-Tex": a participle, whatever the name behind it. */
const isCertified =
  /^(?:certifi(?:ée?s?|ed)|certificat[oaie]|testée?s?|testat[oaie]|approuvée?s?|approvat[oaie])\s/iu;

/** "Inkl. Netzteil", "Max. 52 cm" */
const shortStart = /^(?:inkl|exkl|zzgl|einschl|max|min|ca)\.\s/iu;

const firstWord = {
  german: /^\p{Lu}\p{Ll}+(?=[\s,/]|$)/u,
  other: /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?=[\s,/]|$)/u,
} as const;

/** Words that makers use as names too: "Carry pouch", "Poster included". */
function isOrdinary(first: string, entry: string, language: Language): boolean {
  if (language === "de") return false;
  return nounGrammar(first, language) !== undefined || (language === "en" && plainStart.test(entry));
}

const plainStart =
  /^(?:slow|quick|quiet|rapid|carry|multipoint|dual|twin|anti|hidden|spare|extra|adult|indoor|outdoor|whole|raw|cast|latex|first|product|pure|contains|kills|cleans|repels|treats)(?:[\s-]\p{Ll}|$)/iu;

/** Verbs that statements begin with, whatever stands behind them: "Meets VW 504.00", "Deckt 100 % Grau". */
export const verb: Readonly<Record<Language, RegExp>> = {
  en: /^(?:boils|burns|covers|fits|folds|holds|includes|keeps|lasts|meets|needs|opens|prevents|protects|reduces|removes|replaces|resists|runs|stays|takes|uses|weighs|works)\s/iu,
  de: /^(?:beruhigt|besteht|bietet|braucht|bringt|deckt|dichtet|dient|duftet|eignet|enthält|entfernt|entspannt|ergibt|erleichtert|ermöglicht|ersetzt|fasst|fördert|funktioniert|haftet|hält|hilft|klebt|kommt|kühlt|lädt|lässt|läuft|leuchtet|lindert|löst|macht|misst|nährt|passt|pflegt|reicht|reinigt|reduziert|riecht|schließt|schmeckt|schneidet|schont|schützt|sitzt|sorgt|spart|speichert|spendet|stärkt|stützt|trocknet|überträgt|unterstützt|verbessert|verfügt|verhindert|verleiht|versorgt|wärmt|wäscht|wiegt|wirkt|zeigt)\s/iu,
  fr: /^(?:absorbe|contient|convient|couvre|dure|élimine|fonctionne|hydrate|lave|nettoie|nourrit|pèse|prévient|protège|réduit|remplace|résiste|tient|s['’]adapte)\s/iu,
  it: /^(?:assorbe|contiene|copre|dona|dura|elimina|funziona|idrata|lava|nutre|pesa|previene|protegge|pulisce|resiste|riduce|rimuove|sostituisce)\s/iu,
};

/** "Repariert trockene Spitzen": a verb where it stands before an adjective and its noun. */
const germanVerb = /^\p{Lu}\p{Ll}{2,}iert\s\p{Ll}+e[nmrs]?\s\p{Lu}/u;

/** Ends of adjectives, participles and abstract nouns, which no name has. */
const hasCommonEnd: Readonly<Record<Language, RegExp>> = {
  en: /^\p{L}{2,}(?:ly|ed|ing|able|ible|less|proof|free|ness|ity|tion|ance|ive|ical|ment)$/u,
  de: /(?!)/u,
  fr: /^\p{L}{3,}(?:ée?s?|ables?|ibles?|ante?s?|ement|iques?|euse|ives?|tion|ures?|eur|[ri]age|aces?)$/u,
  it: /^\p{L}{3,}(?:[auei]t[oaie]|abil[ei]|ibil[ei]|ante|anti|ente|enti|ic[oa]|mente|iv[oaie]|os[oaie]|zione|tura|tore|mento)$/u,
};

/** A verb or a noun, and an article, a preposition or a number behind it: "Riduce le rughe", "Keeps the coffee hot". */
const startsClause: Readonly<Record<Language, RegExp>> = {
  en: /^\S+\s(?:the|a|an|your|of|for|with|in|to|and|up)\s/u,
  de: /(?!)/u,
  fr: /^\S+\s(?:l['’]|d['’]|(?:le|la|les|des|du|de|en|à|au|aux|pour|avec|sans|et)\s)/u,
  it: /^\S+\s(?:l['’]|d['’]|(?:il|lo|la|i|gli|le|di|del|della|dei|delle|da|in|a|per|con|senza|ed?)\s)/u,
};

/** "Dank Akku": prepositions that are no stop words. */
const germanPreposition = /^(?:dank|trotz|samt|nebst|laut|inklusive|gemäß|mithilfe|mittels)\s\p{Lu}/iu;

/** "Gemeinsam pflücken die Kinder": an adverb, a verb, and its subject. */
const germanSentence =
  /^\p{Lu}\p{Ll}+\s(?!(?:mit|seit|samt|statt|gegen|neben|wegen|zwischen|innen|außen|unten|oben|hinten)\s)\p{Ll}{3,}(?:[elr]n|t)\s(?:der|die|das|den|dem|ihr|sie|er|es|wir|du|ein|eine|einen)\s\p{L}/u;

/** German adjectives, by their ends, with and without an ending of their own. */
const adjective =
  /^(?:gro(?:ß|ss)|klein|neu|gut|schön|lang|kurz|schnell|klar|rein|warm|weich|echt|fein|breit|dünn|flach|tief)e[rsnm]?$|(?:(?:voll|los|isch|ig|lich|bar|sam|sicher|weich|stark|hemmend|haft|fach|ell|iv|ent|ant|fest|frei|arm|reich|dicht|iert|end|nell|eicht|brillant|tark|eich)e[rsnm]?|(?:ideal|optimal|perfekt)e?[rsnm]?|(?:bar|ibel|abel|los|frei|geeignet|kompatibel|passend|verstellbar|vegan|aktiv|leicht|robust|stabil|kompakt|flexibel|elegant|liebevoll|hochwertig|dicht|leise))$/u;

/** "Handgemacht in Kiel": participles that no list of words has. */
const madeByHand =
  /^(?:hand|haus|selbst|maschinen)ge(?:macht|fertigt|arbeitet|strickt|näht|webt|schöpft|schmiedet|malt|gossen|rührt|töpfert)e?[rsnm]?$/u;

/** "Dermatologisch getestet", "Vielseitig einsetzbar". */
const adverb = /^\p{L}{3,}(?:isch|lich|ig)$/u;
const withAdverbEnd = /(?:tisch|fisch|fleisch|wisch|honig|essig|käfig|könig|pfennig|teig|zweig|steig)$/u;

/** They look like compounds of "Ente", and like the noun "Plane". */
const withNounEnd = /^(?:exzell|effizi|transpar|intellig|perman|konsequ)ente[rsnm]?$|^plane$/u;

/** "Bienenfreundlich": an adjective made of a noun. */
const compoundAdjective =
  /^\p{L}{4,}(?:freundlich|geeignet|beständig|resistent|farben|farbig|tauglich|schonend)$/u;

/** "Kraftvoller und beeindruckender Klang", "Kompatibel mit": an adjective before its noun or its complement. */
function isGermanAdjective(first: string, entry: string): boolean {
  if (/(?:kante|variante|konstante)$/u.test(first)) return false;
  if ((/^\S+$/u.test(entry) && compoundAdjective.test(first)) || madeByHand.test(first)) return true;
  if (withNounEnd.test(first)) return /^\S+ \p{Lu}/u.test(entry);
  if (nounGrammar(capitalized(first), "de") !== undefined) return false;
  if (adverb.test(first) && !withAdverbEnd.test(first) && /^\S+ \p{Ll}/u.test(entry)) return true;
  const isBeforeNoun = /^\S+ (?:und \p{Ll}+e[rsn]? )?(?:\d+\S{0,2}-)?\p{Lu}/u.test(entry);
  if (adjective.test(first)) return isBeforeNoun || /^\S+(?:,|\s\p{Ll}|$)/u.test(entry);
  if (!isBeforeNoun || !/[lstvr]e[rs]?$/u.test(first)) return false;
  return isCommonWord(first, "de") || isCommonWord(first.replace(/e[rs]?$/u, ""), "de");
}

interface ListEntry {
  readonly text: string;
  /** Whether it is a label with its value. */
  readonly isLabelled: boolean;
}

/**
 * With commas. An entry that may begin with a name keeps its capital, which stands behind the colon: "Paume enduite de latex, dos aéré". Where
 * there are several, the statements stand between full stops, as the source has them.
 */
export function joinedEntries(entries: readonly ListEntry[], language: Language): string {
  const isOpen = ({ text, isLabelled }: ListEntry) => {
    const first = language === "de" || isLabelled ? undefined : openStart.exec(text)?.[0];
    return first !== undefined && !brandNames().has(first.toLowerCase()) && !isTitled(text);
  };
  const open = entries.filter(isOpen);
  const textsOf = (some: readonly ListEntry[]) => some.map(({ text }) => text);
  const hasSentence =
    language === "de" && entries.length > 1 && entries.some(({ text }) => germanSentence.test(text));
  // "Sumptuous image quality, even in low light": behind one more comma nobody knows what belongs to what.
  const isInvolved = ({ text, isLabelled }: ListEntry) =>
    !isLabelled &&
    /^[^,]*\p{Ll},\s(?!\S+$)(?!.*(?:,|\s(?:and|or|und|oder|et|ou|ed?|o)\s))/u.test(text) &&
    text.split(" ").length >= fewestInvolved;
  const hasInvolved = entries.length > 1 && entries.some(isInvolved);
  if (open.length < 2 && !hasSentence && !hasInvolved)
    return textsOf([...open, ...entries.filter((entry) => !isOpen(entry))]).join(", ");
  const labels = textsOf(entries.filter(({ isLabelled }) => isLabelled)).join(", ");
  const statements = textsOf(entries.filter(({ isLabelled }) => !isLabelled));
  return [...statements, ...(labels === "" ? [] : [labels])].map((text) => withCapital(text)).join(". ");
}

/** Words. */
const fewestInvolved = 6;

const openStart = /^\p{Lu}\p{Ll}+(?=\.|\s(?!\p{Lu}\p{Ll}))/u;
