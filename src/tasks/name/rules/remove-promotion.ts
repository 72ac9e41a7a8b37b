import { removeSpan } from "../../../lint/fixes.ts";
import { findReductions, pricePlaces } from "../../../lint/noise-patterns.ts";
import { findPhrasesIn, isFlag, mayAdvertise } from "../../../lint/promotional-words.ts";
import { plainText } from "../../../nlp/html.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { type CleaningStep, NameReading } from "./cleaning-step.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Promotional words that are also brands: they stay. */
const promotionalBrands: ReadonlySet<string> = new Set(["wow"]);
/** "2 kaufen 1 gratis", "(1+1 gratis)" */
const bundle =
  /\d\s(?:achet|kaufen)|(?:buy|take|prendi|nimm)\s\d|(?<![\p{L}\d.,]|(?:k?g|[mc]?l)\s)\d{1,2}\s?\+\s?\d{1,2}\s(?:free|gratis|gratuit|offert|omaggio)/iu;
/** "OFFERTA 3X2", "3 for 2": how many are paid for; without a word of offers only where more are given than paid. */
const multibuy =
  /(?<![\p{L}\p{N}.,])(?:(?:offerta|promo(?:zione)?|offre|offer|angebot|aktion)\s(?:\d\s?[x×+]\s?\d|\d{1,2}\s(?:per|for|pour|für|f\.|zum preis von)\s\d{1,2})|([2-9])\s(?:for|per|pour|für)\s([1-8])(?=\s*(?:$|[!)\]*-])))(?![\p{L}\p{N}.,])/iu;
/** What shops call an offer, for patterns. */
const offerNames =
  "(?:special |top )?(?:offers?|deals?|promos?|(?:sonder)?angebote?|aktion|offres?|promotions?|promozion[ei]|offert[ae]|sconti?|saldi|soldes)";
/** "AKTION -20% nur bis 31.08.", "until 31st Aug" at the end: an offer, and how long it lasts. */
const lasting = new RegExp(
  `(?:^|[\\s(–-])(?:${offerNames}[\\s:!-]+(?:[-–]?\\d{1,2}\\s?%\\s+)?|[-–]\\d{1,2}\\s?%\\s+)(?:nur|only|seulement|solo)?\\s?(?:gültig|valid|valable|valid[oa])?\\s?(?:bis(?: zum)?|until|till|jusqu['’]au|fino al)\\s\\d{1,2}(?:st|nd|rd|th|er)?(?:[./-]\\d{1,2}|\\.?\\s\\p{L}{3,9})\\.?(?:[./-]?\\d{2,4})?[\\s!.)]*$`,
  "iu",
);
const anyAmount = /[%€£$₹]|(?:rs|fr)\.? ?\d|chf|eur|usd|gbp|dollar/i;

/** Removes promotional phrases, single promotional words that are set apart, reductions and prices, unless no word remains. */
export const promotionStep: CleaningStep = {
  done: "removed promotional words",
  applies: ({ name, tokens }) =>
    anyAmount.test(name) ||
    markedRun.test(name) ||
    bundle.test(name) ||
    multibuy.test(name) ||
    lasting.test(name) ||
    saleDay.test(name) ||
    mayBeAvailable.test(name) ||
    findFlagAtEnd(name).length > 0 ||
    tokens.some(({ folded }) => mayAdvertise(folded)),
  apply: removePromotion,
};

function removePromotion(reading: NameReading): string {
  const { name } = reading;
  const places = findAdvertising(decodeEntities(reading), name);
  if (places.length === 0) return name;
  let rest = name;
  for (let count = places.length; count > 0; count -= 1) {
    const place = places[count - 1];
    if (place === undefined) break;
    const { start, end, replacement } = removeSpan(rest, place);
    rest = rest.slice(0, start) + replacement + rest.slice(end);
  }
  return /\p{L}{2}|\d{3}/u.test(rest) ? rest : name;
}

/** The reading with entities decoded. */
function decodeEntities(reading: NameReading): NameReading {
  const { name } = reading;
  const text = /[<&]/.test(name) ? plainText(name).text : name;
  return text === name ? reading : new NameReading(text);
}

/** In reading order, without overlaps. */
function findAdvertising(reading: NameReading, name: string): readonly Span[] {
  const found = [
    ...findPhrasesOf(reading),
    ...findFlagsOfShops(reading, name),
    ...findSaleDays(reading.name),
    ...findMultibuy(name),
    ...findLasting(name),
    ...findSetApart(name),
    ...findFlagAtEnd(name),
    ...findAvailability(name),
  ];
  if (anyAmount.test(reading.name)) found.push(...findSavings(reading.name));
  if (anyAmount.test(reading.name) || bundle.test(name)) found.push(...findReductions(name));
  if (anyAmount.test(reading.name)) found.push(...findAmounts(name));
  const places: Span[] = [];
  for (const place of found.toSorted((one, two) => one.start - two.start)) {
    const last = places.at(-1);
    // "BUY 2 GET 10" and "10% OFF": what two of them have in common goes with both.
    if (last === undefined || place.start >= last.end) places.push(place);
    else if (place.end > last.end) places.splice(-1, 1, { start: last.start, end: place.end });
  }
  return places.map(({ start, end }) => ({
    start: start - offerBefore(name.slice(0, start)),
    end: end + (timeBehind.exec(name.slice(end))?.[0].length ?? 0),
  }));
}

/** Words of how long an offer lasts: "jetzt nur noch bis Sonntag", "only until midnight". */
const ofTime =
  "(?:now|only|just|today|tonight|tomorrow|until|till|ends|midnight|(?:this )?weekend|limited time|(?:mon|tues|wednes|thurs|fri|satur|sun)day|" +
  "jetzt|nur|noch|heute|morgen|bis(?: zum)?|mitternacht|wochenende|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|" +
  "maintenant|seulement|uniquement|plus que|aujourd['’]hui|demain|jusqu['’](?:[aà]|au)|ce week-end|minuit|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|" +
  "ora|adesso|solo|soltanto|oggi|domani|fino a(?:l|lla)?|entro|mezzanotte|weekend|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)";
const timeBefore = new RegExp(`(?<=^|[\\s(*!|–—-])(?:${ofTime}[\\s:,!-]+)+$`, "iu");
const timeBehind = new RegExp(
  `^(?:[\\s,!]+${ofTime}(?![\\p{L}\\p{N}]))+[\\s!.*)]*(?:$|[:|]|(?=[-–—]\\s))`,
  "iu",
);

/** "OFFER BUY 2 GET 1 FREE", "SPED. GRATIS!": what is left of an offer before what was found of it. */
const offerWord = new RegExp(
  `(?<=^|[\\s(*!|–-])(?:${offerNames}|(?:special |top )?(?:promo code|sped(?:iz)?\\.|spedizione|livr(?:aison)?\\.|livraison|vers(?:and)?\\.|versand|del(?:ivery)?\\.))[\\s:!*–-]*$`,
  "iu",
);
/** In characters. */
const longestOfferWord = 60;

function offerBefore(before: string): number {
  const end = before.slice(-longestOfferWord);
  const time = timeBefore.exec(end)?.[0].length ?? 0;
  return time + (offerWord.exec(end.slice(0, end.length - time))?.[0].length ?? 0);
}

const unitOfTime =
  "(?:(?:working |business )?(?:days?|weeks?|wks?|hours?|hrs?)|(?:werk|arbeits)?tagen?|wochen|wo\\.|std\\.?|stunden|jours?(?: ouvr[ée]s)?|semaines?|sem\\.?|heures|giorni(?: lavorativi)?|gg\\.?|settimane|sett\\.?|ore|h)";
const leadTime = `(?:(?:in|within|under|innerhalb|binnen|nach|en|sous|dans|entro|approx\\.?|ca\\.?|env(?:iron|\\.)?|circa)\\s)?(?:ca\\.?\\s)?\\d{1,3}(?:\\s?[-–/]\\s?\\d{1,3})?\\s?${unitOfTime}(?!\\p{L})`;
/** Of a thing that is not out yet: no name has these words at its beginning or end. */
const notOut = "pre[- ]?orders?|vorbestell(?:ung|bar)|vorverkauf|pr[ée]-?commande|pre-?ordin[ei]|prevendita";
const onOrder = `${notOut}|made[ -]to[ -]order|back-?orders?|coming soon|in stock|ready to ship|back in stock|auf (?:bestellung|lager)|sofort lieferbar|(?:ab )?lager(?:ware)? lieferbar|sur commande|en stock|dispo(?:nible)?|su ordinazione|su ordine|(?:in )?pronta consegna|disponibile(?: subito)?|(?:delivery|lieferung|lieferzeit|livraison|livr[ée]|exp[ée]di[ée]|d[ée]lai|consegna|spedizione|dispatch(?:ed)?)`;
/**
 * When the shop delivers, set apart by stars, exclamation marks or brackets, or with a lead time at the end: "**MADE TO ORDER** 8-10 WKS",
 * "(Lieferzeit 2 Wochen)", "- livré sous 48h".
 */
const availability: readonly RegExp[] = [
  new RegExp(
    `\\s?(?:[*!~#]{2,}\\s?|[([]\\s?)(?:${onOrder})(?:\\s?[:–-]?\\s?${leadTime})?\\s?(?:[*!~#]{1,}|[)\\]])(?:\\s?[–-]?\\s?${leadTime})?`,
    "iu",
  ),
  new RegExp(
    `\\s(?:[-–|*]+\\s?)?(?:${onOrder})\\s?[:–-]?\\s?${leadTime}[\\s!*.]*$|\\s[-–|*]+\\s?(?:${onOrder})[\\s!*.]*$`,
    "iu",
  ),
];
/** "VORBESTELLUNG: ", and in capitals without a sign: "PRE-ORDER Poster". */
const notOutAtHead: readonly RegExp[] = [
  new RegExp(`^\\s*(?:${notOut})(?:\\s?[:|!]+|\\s[-–—])\\s*(?=[\\p{L}\\d])`, "iu"),
  new RegExp(`^\\s*(?:${notOut.toUpperCase()})\\s+(?=[\\p{L}\\d])`, "u"),
];
const notOutAtEnd = new RegExp(`\\s+(?:${notOut.toUpperCase()})[\\s!.]*$`, "u");

const mayBeAvailable =
  /prevend|vorverk|coming|order|stock|bestell|lager|liefer|command|dispo|ordin|consegna|sped|deliver|dispatch|livr|exp[ée]di|d[ée]lai/iu;

/** "AVAILABLE FOR PRE-ORDER", "POSTER AND PREORDER": the end of a phrase. */
function isJoined(before: string): boolean {
  const last = foldText(/\S+$/u.exec(before.slice(-longestFlag))?.[0] ?? "");
  return isStopWordInAnyLanguage(last) || /^[&+]$/.test(last);
}

function findLasting(name: string): readonly Span[] {
  const found = name.length > longestName ? null : lasting.exec(name);
  return found === null ? [] : [{ start: found.index, end: name.length }];
}

function findAvailability(name: string): readonly Span[] {
  if (!mayBeAvailable.test(name) || name.length > longestName) return [];
  return [...availability, ...notOutAtHead, notOutAtEnd].flatMap((pattern) => {
    const found = pattern.exec(name);
    if (found === null || (pattern === notOutAtEnd && isJoined(name.slice(0, found.index)))) return [];
    return [{ start: found.index, end: found.index + found[0].length }];
  });
}

function findPhrasesOf({ name, tokens }: NameReading): readonly Span[] {
  const places = findPhrasesIn({ text: name, tokens, folded: tokens.map(({ folded }) => folded) }, "name");
  return places.filter(
    ({ start, end }) => !(freeOf.test(name.slice(0, start + "free".length)) && giftOf.test(name.slice(end))),
  );
}

/** "sugar free gift box": free of something, and a box. */
const freeOf = /\p{L}\sfree$/iu;
const giftOf = /^\s(?:box|set|hamper|pack|basket|bag|tin|tube)(?:e?s)?(?!\p{L})/iu;

function findFlagsOfShops({ name: seen, tokens }: NameReading, name: string): readonly Span[] {
  return tokens.filter(
    ({ start, end }, index) =>
      isFlag(seen, tokens, index) && !promotionalBrands.has(foldText(name.slice(start, end))),
  );
}

function findMultibuy(name: string): readonly Span[] {
  const found = multibuy.exec(name);
  if (found === null || Number(found[1] ?? 1) <= Number(found[2] ?? 0)) return [];
  return [{ start: found.index, end: found.index + found[0].length }];
}

const saleDay = /(?<![\p{L}\p{N}])(?:black\s(?:friday|week)|cyber\s(?:monday|week))(?![\p{L}\p{N}])/iu;
const saleDays =
  /(?<![\p{L}\p{N}])(?:black\s(?:friday|week)|cyber\s(?:monday|week))(?:\s(?:sale|deals?|offers?|specials?|angebote?|offres?|promos?|offert[ae]))?(?![\p{L}\p{N}])/giu;

/** BLACK FRIDAY in capitals or set apart: in small letters among other words it may be a title. */
function findSaleDays(name: string): readonly Span[] {
  if (!saleDay.test(name)) return [];
  return [...name.matchAll(saleDays)].flatMap(({ 0: text, index }) => {
    const [start, end] = [index, index + text.length];
    const isShouted = text === text.toUpperCase() && name !== name.toUpperCase();
    const isSetApart =
      /(?:^|[-–—|*!([,:])\s*$/u.test(name.slice(0, start)) &&
      /^\s*(?:$|[-–—|*!)\],:])/u.test(name.slice(end));
    return isShouted || isSetApart ? [{ start, end }] : [];
  });
}

/** "Winterjacke schwarz SALE": the last word, in capitals. */
const flagAtEnd = /\s(?:[-–|]\s*)?(\p{Lu}{3,16}(?:\s?[-–]\s?\d{1,2}\s?%)?)\s*!{0,5}$/u;
/** "Oak table NEW IN": several words that are none of offers each. */
const arrivalAtEnd =
  /\s(?:[-–|]\s*)?(?:NEW IN|JUST IN|NEW ARRIVALS?|NEU EINGETROFFEN|NEU IM SORTIMENT|NOUVEL(?:LE)? (?:ARRIVAGE|COLLECTION)|NOUVEAUX? ARRIVAGES?|NUOV[IO] ARRIV[IO]|APPENA ARRIVAT[OAI])\s*!{0,5}$/u;
/** In characters: a flag with its discount. */
const longestFlag = 30;
/** In characters: what is longer is no name. */
const longestName = 600;

/** A flag behind small letters: a name that is all in capitals may end in any word. */
function findFlagAtEnd(name: string): readonly Span[] {
  if (name.length > longestName) return [];
  const end = name.trimEnd().length;
  const from = Math.max(0, end - longestFlag);
  const arrival = arrivalAtEnd.exec(name.slice(from, end));
  if (arrival !== null && /\p{Ll}{3}/u.test(name.slice(0, from + arrival.index)))
    return [{ start: from + arrival.index, end }];
  const found = flagAtEnd.exec(name.slice(from, end));
  if (found?.[1] === undefined || !/\p{Ll}{3}/u.test(name.slice(0, from + found.index))) return [];
  // "DEMO STOCK": half of a phrase.
  if (
    /^(?:STOCK|LAGERWARE)$/.test(found[1]) &&
    /(?<!\p{L})\p{Lu}{3,}$/u.test(name.slice(0, from + found.index))
  )
    return [];
  return isPromotion(found[1]) || isShoutedFlag(found[1]) ? [{ start: from + found.index, end }] : [];
}

const markedRun = /[*!~#★☆]{2}|[★☆]|\+{2}|(?<![\p{L}\p{N}])\*\p{L}+\*/u;
/** "*** SALE -50% ***" at the head, "!!NUR SOLANGE VORRAT!!" at the end, and "SALE -50%" at the head without marks. */
const setApart: readonly RegExp[] = [
  /^\s*(?:[*!~#★☆]+\s*)?(?=\p{L}|[-–]?\d)([^*!~#★☆]{2,60}?)\s*[*!~#★☆]{2,}(?=[\s\p{L}\p{N}]|$)/u,
  /(?<=^|[\s\p{L}\p{N})])[*!~#★☆]{2,}\s*([^*!~#★☆]{2,60}?)\s*[*!~#★☆]*\s*$/u,
  /^\s*(\p{L}{3,}!?\s?[-–]\s?\d{1,2}\s?%)(?=\s+\p{L})/u,
  /(?<=^|\s)(?:\*+|~+|\+{2,})\s*([^*!~#★☆+]{2,40}?)\s*!*\s*(?:\*+|~+|\+{2,})(?=\s|$)/u,
];

/** Only where no word of it says anything of the product. */
function findSetApart(name: string): readonly Span[] {
  return setApart.flatMap((pattern) => {
    const found = pattern.exec(name);
    if (found?.[1] === undefined || !(isPromotion(found[1]) || isShoutedFlag(found[1]))) return [];
    return [{ start: found.index, end: found.index + found[0].length }];
  });
}

/** "NEU", "SALE!": words of offers alone, in capitals. */
function isShoutedFlag(text: string): boolean {
  const { tokens } = new NameReading(text);
  return (
    tokens.length > 0 && text === text.toUpperCase() && tokens.every(({ folded }) => mayAdvertise(folded))
  );
}

/** Whether every word belongs to an offer: "nur solange Vorrat", "SALE -50%". */
function isPromotion(text: string): boolean {
  const { tokens } = new NameReading(text);
  const folded = tokens.map((token) => token.folded);
  const reading = { text, tokens, folded };
  const offers = [...findPhrasesIn(reading, "name"), ...findPercents(text)];
  if (offers.length === 0) return false;
  return tokens.every(({ start, end }, index) => {
    const word = folded[index] ?? "";
    const isOfOffer = offers.some((offer) => offer.start <= start && end <= offer.end);
    return isOfOffer || mayAdvertise(word) || isStopWordInAnyLanguage(word);
  });
}

function findPercents(text: string): readonly Span[] {
  return [...text.matchAll(/[-–]\s?\d{1,2}\s?%/gu)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** "SAVE £50", "RISPARMI 20 €": what is saved, with its verb. */
const savings =
  /(?<![\p{L}\p{N}])(?:save|spare|sparen(?:\ssie)?|économisez|economisez|risparmi(?:a|ate)?)\s(?:(?:up to|bis zu|jusqu['’]à|fino a)\s)?(?:[£€$]\s?\d+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?\s?(?:€|£|\$|%|euros?(?!\p{L})|eur(?!\p{L})))/giu;

function findSavings(name: string): readonly Span[] {
  return [...name.matchAll(savings)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
}

function findAmounts(name: string): readonly Span[] {
  return pricePlaces(name).map((price) => withAmount(name, price));
}

/** In characters, with the blanks around it. */
const longestAmount = 40;

/** Extends a price to its reference amount: 1 kg 5.63 €, 100 ml = 2,20 €. */
function withAmount(name: string, { start, end }: Span): Span {
  const amount = /(?<![\p{L}\p{N}.,])(?:1\s?(?:kg|l)|100\s?(?:g|ml))\s*[=:]?\s*$/iu.exec(
    name.slice(Math.max(0, start - longestAmount), start),
  );
  return { start: amount === null ? start : start - amount[0].length, end };
}
