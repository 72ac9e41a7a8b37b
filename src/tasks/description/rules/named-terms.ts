import { acronyms } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isDeviceMaker } from "../../evidence/device-makers.ts";
import type { ProductType, SearchedProduct } from "./property-terms.ts";
import { isAudienceWord, isGenericWord, isLineOfDevices } from "./word-classes.ts";

/** What a thing is for: "for iPhone 15 Pro Max". */
const forDevice =
  /(?<!\p{L})(?:[Ff]or|[Ff]ür|[Pp]our|[Pp]er|FOR|FÜR|POUR|PER)\s(?:votre\s|il\s|l['’])?((?:i(?:Phone|Pad|Pod)|\p{Lu}[\p{L}\d./-]*)(?:\s(?:i(?:Phone|Pad|Pod)|\p{Lu}[\p{L}\d./-]*|\d{1,4}(?![\d.,])|edge|mini|plus|pro|max|ultra|lite|compact)(?![\p{L}\d/])){0,4})/u;
/** What a number counts or measures that stands before it. */
const counts =
  /^\s?(?:[.,]\d|[-–]\s?\d|(?:ml|cl|l|g|kg|mm|cm|m|w|v|ah|mah|go|gb|zoll|inch|pouces|pollici|portes|türen|doors|porte|posti|places|pcs|stück|pz|pezzi)(?![\p{L}\d]))/iu;
/** Words of a device that say more with what stands behind them. */
const deviceWord =
  /(?<!\p{L})(?:iphone|ipad|galaxy|xperia|pixel|redmi|lumia|macbook|kindle|playstation|xbox|nintendo|moto|desire)(?!\p{L})/iu;
const complement = /\s(?:for|für|pour|per)\s.*$/iu;

/** A type without the device in it, which the name says in full: "Hülle" of "Hülle für iPhone". */
export function withoutDevice(type: ProductType, name: string): ProductType {
  const isOpen = deviceWord.test(type.text) && complement.test(type.text);
  return isOpen && deviceOf(name) !== undefined ? { ...type, text: type.text.replace(complement, "") } : type;
}

/** As the name writes it; with a number or one of the known devices, else it may be anything. */
function deviceOf(name: string): string | undefined {
  const found = forDevice.exec(name)?.[1];
  if (found === undefined) return undefined;
  // "Batterie pour Medion"
  if (!found.includes(" ")) return isDeviceMaker(foldText(found)) ? found : undefined;
  const words = found.split(" ");
  const behind = name.slice(name.indexOf(found) + found.length);
  if (/^\d+$/u.test(words.at(-1) ?? "") && counts.test(behind)) words.pop();
  // "Vaio VGN-CR309E 75 Adapter": a part number ends the device.
  const code = words.findIndex((word) => word.length >= shortestCode && /\p{L}\S*\d/u.test(word));
  if (code > 0) words.splice(code + 1);
  // "Samsung Galaxy S21 Schwarz": a word behind the number is none of the device.
  const last = words.findLastIndex((word) => /\d|^[IVX]+$/u.test(word) || version.test(word));
  const device = words.slice(0, last + 1).join(" ");
  return last > 0 && (deviceWord.test(device) || /\d/u.test(device)) ? device : undefined;
}

/** Cases, films and batteries: "Coque HTC Wildfire G8". */
const ofDevices =
  /^(?:coques?|étuis?|housses?|films?|batteries?|chargeurs?|custodi[ae]|cover|pellicol[ae]|batteri[ae]|caricabatterie)\s(\p{Lu}\S*)((?:\s\p{Lu}\p{L}*){0,2}\s(?=\S*\d)[\p{Lu}\d][\p{L}\d-]*(?:\.\d+)?)/iu;

/** French and Italian: the device that a name begins with the accessory of. */
function deviceBehind(name: string): string | undefined {
  const [, maker = "", model = ""] = ofDevices.exec(name) ?? [];
  return isDeviceMaker(foldText(maker)) && !/\p{Ll}{3,}\d/u.test(model) ? maker + model : undefined;
}

/** Characters. */
const shortestCode = 7;
const version = /^(?:edge|mini|plus|pro|max|ultra|lite|compact|air|fold|flip)$/iu;

/** "iPhone 15 Pro case", "coque iPhone 15 Pro". */
export function deviceTerms(type: string, { name, language }: SearchedProduct): string[] {
  const device = deviceOf(name) ?? (language === "fr" || language === "it" ? deviceBehind(name) : undefined);
  // "Coque iPhone" of "Coque iPhone 15 Pro": with the model of the line that the type ends with.
  const line = /\s(\S+)$/u.exec(type)?.[1] ?? "";
  if (isLineOfDevices(foldText(line))) {
    const model = new RegExp(
      `(?<!\\p{L})${line}((?:\\s(?:\\d{1,2}\\p{L}?|SE|X[RS]?|Air|Pro|Max|Plus|mini|Ultra))+)(?![\\p{L}\\d])`,
      "iu",
    ).exec(name)?.[1];
    return model === undefined ? [] : [`${type}${model}`];
  }
  const [first = ""] = device?.split(" ") ?? [];
  // "Valigetta per portatile": the type says what it is for.
  if (device === undefined || readWords(type).folded.includes(foldText(first))) return [];
  // "Coque Galaxy" of "Coque Samsung Galaxy Mega 6.3": the device's line is said in full.
  const words = new Set(readWords(device).folded);
  const ownWords = type.split(" ").filter((word) => !words.has(foldText(word)));
  const own = language === "fr" || language === "it" ? ownWords.join(" ") : type;
  return [language === "en" ? `${device} ${type}` : `${own} ${device}`];
}

const tyre =
  /(?:^|\s)(?:tyres?|tires?|(?:sommer|winter|ganzjahres|motorrad|auto)?reifen|pneus?|pneumatic[oi]|gomm[ae])(?!\p{L})/iu;
const tyreSize = /(?<!\d)(\d{3})\s?\/\s?(\d{2})\s?Z?R\s?(\d{2})(?!\d)/iu;

/** "pneu 205/55 R16": nobody looks for any tyre. */
export function tyreTerms(type: string, { name, text, language }: SearchedProduct): string[] {
  if (!tyre.test(type)) return [];
  const [, width, height, rim] = tyreSize.exec(name) ?? tyreSize.exec(text?.reading.text ?? "") ?? [];
  if (width === undefined) return [];
  const size = `${width}/${height} R${rim}`;
  return [language === "en" ? `${size} ${type}` : `${type} ${size}`];
}

const wine =
  /^(?:(?:(?:white|red|rosé|sparkling)\s)?wine|(?:weiß|rot|rosé|schaum)?wein|vin(?:\s(?:rouge|blanc|rosé))?|vino(?:\s(?:rosso|bianco|rosato))?)$/iu;
const grape =
  /(?<!\p{L})(?:riesling|chardonnay|merlot|cabernet sauvignon|pinot (?:noir|grigio|gris|blanc)|sauvignon blanc|chianti|barolo|prosecco|champagne|bordeaux|rioja|primitivo|negroamaro|grauburgunder|weißburgunder|spätburgunder|silvaner|müller-thurgau|dornfelder|montepulciano|lambrusco|malbec|shiraz|syrah|tempranillo|zinfandel|gewürztraminer|vermentino|nebbiolo|barbera|sangiovese|chablis|sancerre|beaujolais)(?!\p{L})/iu;

/** "Riesling" of a wine: what it is made of, or where, says more than that it is one. */
export function wineTerms(type: string, { name, language }: SearchedProduct): string[] {
  const found = wine.test(type) ? grape.exec(name)?.[0] : undefined;
  return found === undefined ? [] : [language === "de" ? found : found.toLowerCase()];
}

const cabinet =
  /^(?:caves? à vins?|cantinett[ae](?: (?:per )?vin[oi])?|weinkühlschränke?|wine (?:coolers?|cellars?|fridges?))$/iu;
const bottled = /(?<![\p{L}\d])(?:AOC|AOP|DOCG?|IGT|IGP|VDP|75\s?cl|0[.,]75\s?l|37[.,]5\s?cl)(?!\p{L})/iu;
const wineWord: Readonly<Record<Language, string>> = { en: "wine", de: "Wein", fr: "vin", it: "vino" };

/** A bottle on the shelf "Cave à vins" is no appliance. */
export function bottledWine(type: ProductType, { name, language }: SearchedProduct): ProductType {
  return cabinet.test(type.text) && bottled.test(name)
    ? { text: wineWord[language], entry: undefined }
    : type;
}

const romanceComplement: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^((?:\s\p{L}{4,})?\s(?:(?:de|à|au|aux)\s|d['’]))(\p{L}{3,})(?!\p{L})/iu,
  it: /^((?:\s(?:extra\s?vergine|\p{L}{4,}))?\s(?:(?:di|da|per|al|alla)\s|(?:d|all)['’]))(\p{L}{3,})(?!\p{L})/iu,
};

/** "succo di goji", "olio extravergine di oliva": a noun of one word with its complement in a French or Italian name. */
export function complementTerms(
  type: string,
  { name, language, glossary, evidence }: SearchedProduct,
): string[] {
  const pattern = romanceComplement[language];
  if (pattern === undefined || /\s/u.test(type)) return [];
  const start = foldText(name).search(new RegExp(`(?<![\\p{L}])${foldText(type)}(?![\\p{L}])`, "u"));
  if (start < 0) return [];
  const behind = name.slice(start + type.length);
  const [all = "", joint = "", word = ""] = pattern.exec(behind) ?? [];
  // "Montepulciano d'Abr.": a word that is cut short.
  if (behind.charAt(all.length) === ".") return [];
  const folded = foldText(word);
  // "Mousse aux finnes | herbes": a word that no list has, and another one behind it, are one phrase.
  const isKnown =
    glossary.roleOf(folded, language) !== undefined || isCommonWord(word.toLowerCase(), language);
  if (!isKnown && /^\s\p{Ll}{4,}(?!\p{L})/u.test(behind.slice(all.length))) return [];
  const isBrand = evidence?.brand !== undefined && foldText(evidence.brand).split(/\s/u).includes(folded);
  // Sizes, people and names are terms of their own, or none.
  if (word === "" || isBrand || isAudienceWord(folded) || isGenericWord(folded)) return [];
  if (/^\p{Lu}{2}/u.test(word) || (/^\p{Lu}/u.test(word) && !isCommonWord(word.toLowerCase(), language)))
    return [];
  const further = furtherComplement.exec(behind.slice(all.length))?.[0] ?? "";
  return [`${type}${joint}${word}${further}`.toLowerCase()];
}

/** "Mozzarella di latte | di bufala": what the complement itself is of. */
const furtherComplement = /^\s(?:di|de|du|d['’])\s?\p{L}{4,}(?=\s|$)/iu;

/** German words of Austria and Switzerland, which others do not search by. */
const regional =
  /^(?:Paradeiser|Erd[aä]pfel|Karfiol|Marillen?|Topfen|Schlagobers|Fisolen?|Kukuruz|Ribiseln?|Semmeln?|Sackerl|Velos?|Natels?|Rüebli|Glacés?)$/u;

export function isRegional(synonym: string): boolean {
  return regional.test(synonym);
}

const letterCode = /(?<![\p{L}\d-])(?:[abcdek]\d{1,2})(?![\p{L}\d])/gu;

/** "papier A4", "vitamin D3", "smart TV": codes and acronyms keep their capitals where the rest of a term is small. */
export function withCodes(term: string): string {
  return term
    .replace(letterCode, (code) => code.toUpperCase())
    .replace(
      /(?<![\p{L}\d])i(phone|pad|pod|mac)(?![\p{L}\d])/gu,
      (_, thing: string) => `i${capitalized(thing)}`,
    )
    .replace(
      /(?<![\p{L}\d])usb([ -])([abc])(?![\p{L}\d])/giu,
      (_, joint: string, type: string) => `USB${joint}${type.toUpperCase()}`,
    )
    .replace(/(?<![\p{L}\d])\p{Ll}{2,4}(?![\p{L}\d])/gu, (word) =>
      wholeAcronym.test(word) && acronyms().has(word) ? word.toUpperCase() : word,
    );
}

/** Those that are nothing else in any of the languages. */
const wholeAcronym =
  /^(?:tv|led|usb|hdmi|ssd|hdd|lcd|oled|qled|pvc|dvd|cd|gps|nfc|wlan|nas|rgb|atx|uv|pc|bb|hp)$/u;

/** French and Italian: "lampada LED", "câble HDMI": letters that everybody searches the thing by. */
const searchedLetters = "LED|USB|HDMI|SSD|NVMe|OLED|QLED|Bluetooth|Wi-?Fi";

/** With the letters that the name has behind it: "Vitamina C" of "Vitamina C 1000", "lampada LED". */
export function withLetter(
  type: ProductType | undefined,
  { name, language }: SearchedProduct,
): ProductType | undefined {
  if (type === undefined) return undefined;
  if (/^vitamin[ae]?$/iu.test(type.text)) {
    const letter = new RegExp(`${type.text}\\s(\\p{Lu}\\d{0,2})(?![\\p{L}\\d])`, "iu").exec(name)?.[1];
    return letter === undefined ? type : { ...type, text: `${type.text} ${letter}` };
  }
  if ((language !== "fr" && language !== "it") || /\s/u.test(type.text)) return type;
  const letters = new RegExp(`(?<!\\p{L})${type.text}\\s(${searchedLetters})(?![\\p{L}\\d-])`, "iu").exec(
    name,
  )?.[1];
  return letters === undefined ? type : { ...type, text: `${type.text} ${letters}`, base: type.text };
}

const binding =
  /^(?:paperback|hardback|hardcover|taschenbuch|gebundene ausgabe|broché|relié|poche|livre de poche|brossura|tascabile|copertina (?:rigida|flessibile))$/iu;
const bindingBehind = /\s?\((?:PB|HB|paperbacks?|hardback|hardcover)\).*$|\s(?:PB|HB)(?=[\s,]|$).*$/u;

/** "The Salt Road" of "The Salt Road: A Novel (Paperback)": a book is searched by its title, which has small words, unlike its author. */
export function bareTitle(name: string): string {
  const bare = name
    .replace(bindingBehind, "")
    .replace(/\s?\([^()]*\)\s*$/u, "")
    .replace(
      /\s?:\s(?:(?:a|an|the)\s)?(?:novel|novella|memoir|thriller|kriminalroman|roman|thriller|romanzo|récit)s?$/iu,
      "",
    );
  const parts = bare.split(/\s[-–—]\s/u).filter((part) => !binding.test(part));
  const title = parts.find((part) => /\s\p{Ll}{2}/u.test(part)) ?? parts[0] ?? bare;
  return readWords(title).folded.length > 1 ? title : name;
}
