import { maxSeoTitleLength } from "../../../api/optimization.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { kindOfCompany, shortTitle, type TitleWords } from "./title-noun.ts";
import { isAudienceWord } from "./word-classes.ts";

/**
 * A title that has lost much of the name, with the next phrase where that fits: the maker, whom and what size it is for; in French and
 * Italian also what it comes with, or the name behind the common words.
 */
export function lengthened(name: string, title: string, words: TitleWords): string {
  if (!name.startsWith(title)) return title;
  const rest = name.slice(title.length);
  const phrases =
    title.length < shortTitle
      ? [nextPhrase(rest, words), furtherPhrase(title, rest, words), spacedModel.exec(rest)?.[0] ?? ""]
      : [nextBrand(rest, words)];
  const more = phrases.find((phrase) => phrase !== "" && title.length + phrase.length <= maxSeoTitleLength);
  return more === undefined ? title : lengthened(name, title + more, words);
}

/** "735 K/12", "120 HB-2": a model in two words. */
const spacedModel = /^\s\d{2,4}\s\p{Lu}{1,2}[/-]\d{1,3}(?=\s|$)/u;

function nextBrand(rest: string, { brand = "" }: TitleWords): string {
  return brand !== "" && foldText(rest).startsWith(` ${foldText(brand)} `) ? ` ${brand}` : "";
}

function nextPhrase(rest: string, words: TitleWords): string {
  const { language } = words;
  const brand = nextBrand(rest, words);
  if (brand !== "") return brand;
  const [audience = "", word = ""] = audienceWithSize.exec(rest) ?? [];
  if (isAudienceWord(foldText(word))) return audience;
  if (language === "en" || language === "de") return withCompany.exec(rest)?.[0] ?? "";
  const [company = "", noun = ""] = withNounBehind.exec(rest) ?? [];
  const next = /^\s(\S+)/u.exec(rest.slice(company.length))?.[1] ?? "";
  // "Con strappo impermeabili": what does not agree with the noun begins another phrase.
  const isNoun = nounGrammar(noun, language) !== undefined || (/[ao]$/u.test(noun) && /i$/u.test(next));
  const kind = kindOfCompany.exec(rest.slice(company.length))?.[0] ?? "";
  if (company !== "" && kind !== "") return company + kind;
  if (isNoun && !isStopWord(foldText(next), language)) return company;
  const property = /^\s(\p{Ll}{3,})\s(\p{Ll}{3,})(?=\s|$)/u.exec(rest);
  if (property !== null && isOneProperty(property, words)) return ` ${property[1]}`;
  const own = ownName.exec(rest)?.[0] ?? "";
  const [behind = ""] = /^\s\S+/u.exec(rest.slice(own.length)) ?? [];
  const isOpen = isStopWord(foldText(behind.trim()), language) || /^\s[^\p{Ll}\d]/u.test(behind);
  // "Poids | 16 à 20 g": what the number is of.
  const isCounted = /^\s\d/u.test(behind) && own.trim().split(" ").length < 2;
  return isOpen || isCounted || !ownEnd.test(own) ? "" : own.replace(/\sspf$/iu, "");
}

/** Whom or what it is for, what a pack is of, which motif a German thing has, and a French or Italian property. */
function furtherPhrase(title: string, rest: string, { language, glossary }: TitleWords): string {
  const purpose = forWhat.exec(rest)?.[0];
  if (purpose !== undefined) return purpose;
  if (several.test(title)) return contentsOf.exec(rest)?.[0] ?? "";
  if (language === "de") return countedPieces.test(title) ? (motif.exec(rest)?.[0] ?? "") : "";
  if (language === "en") return "";
  const [, word = "", next = ""] = oneWord.exec(rest) ?? [];
  const nextRole = glossary.roleOf(foldText(next), language);
  const isOpen = nextRole === "color" || isStopWord(foldText(next), language);
  return glossary.roleOf(foldText(word), language) === "quality" && !isOpen ? ` ${word}` : "";
}

/** "pour chat et rongeur", up to the end of the name, a number or what begins another phrase; no list. */
const forWhat =
  /^\s(?:for|für|pour|per)\s\p{Ll}[\p{L}-]{2,}(?:\s(?:&|and|und|et|ed?)\s\p{Ll}[\p{L}-]{2,})?(?=$|\s\d|\s?[(|]|\s[-–—]\s|\s(?:with|mit|avec|con|in|en|aus|sans|senza|ohne|without)\s)/iu;
/** What says nothing of what is in it. */
const several =
  /\s(?:combo|bundle|assortment|(?:combo|value|gift|variety)\s(?:pack|set|box)|coffret|sortiment|assortiment|assortimento)$/iu;
const contentsOf = /^\s[-–—:]\s[^&+,;/|]{8,}?(?=\s[&+|]\s|[,;]|$)/u;
/** "Puzzle 1000 Teile | Schloss Neuschwanstein im Herbst": the motif, up to where it is seen. */
const countedPieces = /\s\d{2,5}\s(?:Teile|Blatt|Stück)$/u;
const motif = /^(?:\s\p{Lu}\p{Ll}[\p{L}-]+){1,3}(?=\s(?:im|in|bei|am|an|auf)\s)/u;
const oneWord = /^\s(\p{L}{4,})(?:\s(\S+)|$)/u;

/** "Collier chaîne | bronze cabochon": a colour or a material alone, and no "gris clair". */
function isOneProperty(
  [, word = "", next = ""]: readonly string[],
  { language, glossary }: TitleWords,
): boolean {
  const role = glossary.roleOf(foldText(word), language);
  const nextRole = glossary.roleOf(foldText(next), language);
  const isLast = nextRole !== "color" && nextRole !== "quality" && !isStopWord(foldText(next), language);
  return (role === "color" || role === "material") && isLast;
}

const audienceWithSize = /^\s(\p{L}{3,})(?:\s\d{2,3}(?:[/-]\d{2,3})?(?=\s|$))?(?=\s|$)/u;
/** "With Vitamin-E & Almond | Under Eye Repair": what it comes with, up to the end of the name or what begins another phrase. */
const withCompany =
  /^\s(?:with|mit)\s[\p{L}-]{3,}(?:\s(?:&|and|und)\s[\p{L}-]{3,})?(?=$|\s(?:for|under|over|on|by|from|up|für|unter|gegen|zum|zur|aus|bis)\s|\s\p{L}+\s\p{L}{2}\d|\s?[,;(|]|\s[-–—]\s)/iu;
/** "Con porta | giochi" has half a noun. */
const withNounBehind =
  /^\s(?:con|avec|senza|sans)\s((?!(?:porta|copri|salva|para|porte|range|protège)\s)\p{Ll}{3,})(?=\s)/u;
/** A word, or the number of a model: "Ford Fiesta VI". */
const ownEnd = /\p{L}{3}$|\p{Lu}\p{Ll}{2,}\s[IVX]{1,4}$/u;
/** "Murad The Dark Spot Correctors". */
const ownName = /^(?:\s\p{Lu}[\p{L}’'-]*)+(?=[\s,;]|$)/u;
