import type { Place } from "./violation.ts";

interface ContactPattern {
  /** Prefilter for the costly pattern. */
  readonly mayFind: RegExp;
  readonly pattern: RegExp;
}

const path = "(?:\\/[^\\s<>\"')\\]]*)?(?![\\w-]|\\.\\w)";
const patterns: readonly ContactPattern[] = [
  { mayFind: /@/, pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu },
  {
    mayFind: /:\/\/|www\./i,
    pattern: /(?:https?:\/\/|www\.)[^\s<>"')\]]*[^\s<>"')\].,;:!?]/giu,
  },
  {
    mayFind: /\.(?:com|net|org|info|shop|co\.uk)/i,
    pattern: new RegExp(
      `(?<![\\w@./-])[a-z\\d][a-z\\d-]{1,40}\\.(?:com|net|org|info|shop|co\\.uk)${path}`,
      "giu",
    ),
  },
  /** Country domains only after an introducing word, since "Materiale.it" may be two sentences. */
  {
    mayFind: /[a-z]\.(?:de|at|ch|fr|it|eu|uk)(?![a-z])/i,
    pattern: new RegExp(
      "(?<=(?:^|\\s)(?:auf|unter|bei|besuchen sie|on|at|visit|via|sur|chez|visitez|su|presso|visita)\\s)" +
        `[a-z\\d][a-z\\d-]{1,40}\\.(?:de|at|ch|fr|it|eu|uk)${path}`,
      "giu",
    ),
  },
  {
    mayFind: /(?:\d[^\d\p{L}]{0,3}){7}/u,
    pattern:
      /(?<!\p{L})(?:tel(?:\.|efon|ephone|efono)?|téléphone|tél\.?|phone|call|whatsapp|hotline|fax|anrufen)\s?(?:nr\.?|number|no\.?)?\s?[.:]?\s?\+?\(?\d[\d\s/().-]{6,}\d/giu,
  },
  {
    mayFind: /(?:\+|00)[134]/,
    pattern:
      /(?<![\w+])(?:\+|00)(?:49|33|39|44|43|41|1)[\s./-]?(?:\(0?\)\s?)?\d{1,4}[\s./-]?\d[\d\s./-]{4,}\d(?!\w)/giu,
  },
  /** French telephone numbers. */
  {
    mayFind: /0\d[ .]\d\d[ .]\d\d/,
    pattern: /(?<![\w.,/-])0[1-9](?:[ .]\d{2}){4}(?![\w-]|[.,]\d)/gu,
  },
  /** Other telephone numbers, after words that ask to call. */
  {
    mayFind: / 0\d{1,4}(?:\s?[/-]\s?|\s)?\d{2}/,
    pattern:
      /(?<=(?<!\p{L})(?:call(?: us)?(?: on)?|phone|ring|rufen sie(?: uns)?(?: an)?|telefonisch|unter|hotline|appelez(?:-nous)?(?: au)?|ci trovate(?: anche)?(?: al| allo)?|rispondiamo|joignez-nous(?: au)?|reach us(?: on| at)?|(?:chiama|contatta)(?:ci|te|teci|re)?(?: il| al| lo| allo)?|al numero|numero verde)\s?:?\s?)0\d{1,4}(?:\s?[/-]\s?|\s)?\d{2,4}(?:[\s-]?\d{2,5}){1,3}(?!\w)/giu,
  },
];

/** A host without a dot or digits (http://localhost) is not a contact. */
const mayLead = /[@.]|\d\D?\d/;

/** The links, mail addresses and telephone numbers of a text in its order; of overlapping ones the first. */
export function contactPlaces(text: string): readonly Place[] {
  const found: Place[] = [];
  if (!mayLead.test(text)) return found;
  for (const { mayFind, pattern } of patterns) {
    if (!mayFind.test(text)) continue;
    for (const { 0: contact, index } of text.matchAll(pattern)) {
      found.push({ start: index, end: index + contact.length });
    }
  }
  if (found.length < 2) return found;
  const places: Place[] = [];
  for (const place of found.toSorted((one, two) => one.start - two.start || two.end - one.end)) {
    if (place.start >= (places.at(-1)?.end ?? 0)) places.push(place);
  }
  return places;
}

const amount = "\\d{1,6}(?:[.,' ]\\d{3})*(?:[.,](?:\\d{1,2}|-{1,2}|–))?";
const cents = "\\d{1,6}(?:[.,]\\d{3})*[.,]\\d{2}";
/** EUR and USD also precede shoe sizes and occur in names: with them, an amount needs cents to be a price. */
const price = new RegExp(
  "(?:(?<![\\p{L}\\p{N}])(?:only|just|now|from|was|were|rrp|nur|ab|jetzt|statt|uvp|seulement|dès|à partir de|au lieu de|a soli|solo|da|invece di|anziché)\\s+)?" +
    `(?:(?<![\\p{L}\\p{N}$])(?:€|£|\\$|US\\$|Rs\\.|Rs(?= \\d)|₹|CHF|Fr\\.(?=\\s?\\d{1,3}(?:['’]\\d{3})*[.,](?:\\d{2}|[-–])))\\s?${amount}(?![\\p{L}\\p{N}%])|` +
    `(?<![\\p{L}\\p{N}.,])${amount}\\s?(?:€|£|₹)(?![\\p{L}\\p{N}])|` +
    `(?<![\\p{L}\\p{N}.,])${cents}\\s?(?:EUR|Euro|USD|CHF|GBP|euros|dollars?)(?![\\p{L}\\p{N}])|` +
    `(?<![\\p{L}\\p{N}])(?:EUR|USD|GBP)\\s?${cents}(?![\\p{L}\\p{N}])|` +
    "(?<=(?:nur|ab|für|only|for|seulement|solo|à|[-–—|,:])\\s)\\d{1,5}\\s(?:euros?|eur)(?=\\s*$|\\s+[-–—|]|[,;)]))",
  "giu",
);
const anyCurrency =
  /[€£$₹]|(?<![a-z])(?:rs\.|fr\.) ?\d|(?<![a-z])rs \d|(?<![a-z])(?:chf|euros?|eur|usd|gbp|dollars?)(?![a-z])/i;
/** Products that are worth an amount: vouchers, coins, notes, play money, and savings boxes for them; and fees that a shop has to state. */
const thingsOfValue =
  /gift ?cards?|voucher|prepaid|top-?up|geschenkkarte|gutschein|guthaben|carte[s]? (?:cadeau|prépayée)|bon d['’]achat|buono|carta regalo|ricarica|recharge|coins?\b|münzen?\b|moneta|monete|pièces? de|banknote|billets?\b|banconot[ae]|geldschein|play money|spielgeld|jeton|token|spardose|sparschwein|tirelire|salvadanaio|épargne|savings|risparmi|donation|spende|[ée]co-?\s?(?:part(?:\.|icipation)|contribution|contributo|taxe|tlc)|écotaxe|ecotaxe|contributo (?:raee|ambientale|conai)|entsorgungs(?:gebühr|beitrag)|recycling(?:gebühr|beitrag)|(?:weee|disposal|recycling) fee/iu;

/** What is paid back with the container, which a shop has to state with its amount. */
const depositLabel =
  /(?<!\p{L})(?:(?:einweg|mehrweg|flaschen|dosen|kasten)?-?pfand|pf\.|deposit|consigne|cauzione)(?:\s(?:of|von|de|di))?\s?:?\s?$/iu;
/** "zzgl. 3,30 € Pfand", "0,25 € de consigne": the same behind its amount. */
const depositBehind =
  /^\s?(?:€|£|\$|euros?|eur|chf)?\s?(?:(?:refundable|bottle|container|einweg|mehrweg|flaschen|dosen|kasten|per il|di|de|of|für|for)[\s-]?){0,2}(?:-?pfand|deposit|consigne|cauzione|vuoto a rendere)(?!\p{L})/iu;
/** In characters. */
const longestDeposit = 32;

function isDeposit(text: string, start: number, end: number): boolean {
  return (
    depositLabel.test(text.slice(Math.max(0, start - longestDeposit), start)) ||
    depositBehind.test(text.slice(end, end + longestDeposit))
  );
}

/** The places of the prices in a text, in order; a deposit is none. */
export function pricePlaces(text: string): readonly Place[] {
  if (!anyCurrency.test(text)) return [];
  const prices = [...text.matchAll(price)];
  if (prices.length === 0 || thingsOfValue.test(text)) return [];
  return prices
    .filter(({ 0: found, index }) => !isDeposit(text, index, index + found.length))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** What is saved of a thing and not of its price: "spare 30 % Strom". */
const saved =
  "(?!\\s?(?:of |an |di |d['’]|de |l['’])?(?:energ|[eé]nerg|water|power|electric|space|fuel|time|strom|wasser|platz|zeit|kraftstoff|eau|électric|espace|temps|acqua|elettric|spazio|tempo|carburant))";
const percentOff = new RegExp(
  "(?:(?:jetzt |bis zu ){0,2}\\d+\\s?%\\s?sparen(?!\\p{L}))|\\(?[-–]?\\s?\\d+\\s?%\\s?(?:off|rabatt|reduziert|günstiger|billiger|de (?:réduction|remise)|di sconto|sconto)(?!\\p{L})\\)?|" +
    `(?<!\\p{L})(?:(?:you |jetzt )?save|(?:sie )?sparen|spare|(?:vous )?économisez|risparmi(?:a|ate)?(?: il)?|sconto|rabais|rabatt|remise|sconto del|sconto di|scontat[oaie] del|reduziert um|réduit[es]? de)\\s+\\d+\\s?%${saved}`,
  "giu",
);
/** Only at either end and with the minus attached: "- 100% cotton" and "-70% cocoa" are facts. */
const reduction =
  /^[-–]\d+\s?%(?=\s)|(?<=\s)[-–]\d+\s?%(?=[\s!*]*$|\s(?:until|till|bis|jusqu|fino)(?!\p{L}))/gu;

/** More pieces than are paid for, and words to be typed at the checkout. */
const deals = new RegExp(
  "(?<![\\p{L}\\d])(?:(?:buy|take)\\s\\d+\\s(?:\\p{L}+\\s)?(?:and\\s)?(?:get|pay for)\\s(?:\\d+|one)(?:\\s(?:free|half price)|\\s?%(?:\\soff)?)?|\\d+\\s?\\+\\s?\\d+\\s(?:free|gratis|offert(?:e|es|s)?|omaggio|gratuit[eioas]*)|" +
    "(?:buy|compra|acquista|achetez|kaufen?(?:\\ssie)?)\\s\\d+\\s?(?:\\p{L}+\\s)?(?:,|&|and|e|und|et)?\\s?(?:save|get|risparmi(?:a|ate)?|ottieni|spare?n?(?:\\ssie)?|erhalten?(?:\\ssie)?|économisez|obtenez)(?:\\sil|\\sun)?\\s\\d+\\s?%(?:\\s(?:off|rabatt|di sconto|de (?:réduction|remise)))?|" +
    "nimm\\s\\d+,?\\s(?:und\\s)?zahl(?:e)?\\s\\d+|\\d+\\skaufen,?\\s(?:und\\s)?\\d+\\s(?:(?:be)?zahlen|gratis|geschenkt|kostenlos)|\\d+\\sachetée?s?,?\\s(?:le\\s\\d+e\\s|\\d+\\s)offerte?s?|prendi\\s\\d+,?\\s(?:e\\s)?paghi\\s\\d+|" +
    "(?:(?:only|just|nur noch|plus que|il ne reste que|solo|ancora)\\s\\d{1,3}\\s(?:(?:items?|pieces?|stück|pièces?|pezzi)\\s)?(?:left|remaining|verfügbar|auf lager|übrig|en stock|disponibles?|rimast[ie]|disponibili)(?:\\sin stock)?)|" +
    "(?:rated|bewertet mit|mit|notée?|valutat[oa])\\s\\d(?:[.,]\\d)?\\s(?:out of|von|sur|su)\\s5(?:\\s(?:stars|sternen|étoiles|stelle))?(?:\\sbewertet)?|" +
    "(?:over|more than|über|mehr als|plus de|oltre|più di)\\s\\d{1,3}(?:[., ]?\\d{3})*\\s(?:mal\\s|fois\\s)?(?:sold|verkauft|vendue?s|vendut[ie])|" +
    "(?:sale|saldi|soldes|rabatte)\\s(?:with\\s)?(?:bis zu|up to|fino al|jusqu['’]à)\\s[-–]?\\d{1,2}\\s?%|" +
    "(?:pay|paga|paghi|payez|zahlen sie|zahle)\\sin\\s\\d{1,2}\\s(?:rate|raten|instal?lments)|(?:paiement|payez)\\sen\\s\\d{1,2}\\s(?:fois|x)(?:\\ssans frais)?|" +
    "(?:(?:rabatt|gutschein|aktions)code|(?:promo|discount|voucher|coupon) code|code promo|codice (?:sconto|promo))\\s?:?\\s(?=\\S{0,12}(?:\\p{Lu}|\\d))[\\p{L}\\d-]{3,16}|" +
    "(?:use|enter|with|mit|avec|con|usa|utilisez)\\s(?:the\\s|dem\\s|le\\s|il\\s)?(?:promo |discount |voucher |coupon ?|gutschein|rabatt|aktions)?(?:code|codice(?: sconto)?)(?: promo)?\\s?:?\\s?(?=\\S{0,12}(?:\\p{Lu}|\\d))[\\p{L}\\d-]{3,16}(?:\\sat checkout)?)(?![\\p{L}\\d])",
  "giu",
);
/** Words of deals: a prefilter. */
export const mayDeal =
  / (?:of|von|sur|su) 5|(?:code|codice)[ :]|(?:only|just|noch|que|solo|ancora) \d|\d (?:mal |fois )?(?:sold|verkauft|vendu)|(?:sale|saldi|soldes|rabatte) |in \d{1,2} (?:rate|instal)|en \d{1,2} (?:fois|x)|(?:buy|take|nimm|prendi|compra|acquista|achetez|kaufen?(?: sie)?) \d|\d (?:kaufen|achet)|\d\s?\+\s?\d/iu;

/** Price reductions: "20% off", "-30 %" at an end, "sconto 15%", "buy 2 get 1 free". */
export function findReductions(text: string): readonly Place[] {
  const found = mayDeal.test(text) ? [...text.matchAll(deals)] : [];
  if (text.includes("%")) found.push(...text.matchAll(percentOff), ...text.matchAll(reduction));
  return found.map(({ 0: found, index }) => {
    const start = index + (found.length - found.trimStart().length);
    return { start, end: index + found.length };
  });
}

const weekday =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica";
const month =
  "januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre";
const day = `\\d{1,2}(?:er|st|nd|rd|th|\\.)?\\s(?:${month})(?:\\s\\d{4})?|\\d{1,2}[./]\\d{1,2}(?:[./](?:\\d{4}|\\d{2})?)?`;
const hour = "\\d{1,2}(?:[.:]\\d{2})?\\s?(?:[ap]\\.?m|uhr|noon)|noon|midnight|midi|mezzogiorno";
const deadline =
  "(?:until|till|before|by|bis(?: zum)?|vor|jusqu['’](?:à|au)|avant(?: le)?|fino (?:al?|alle)|entro(?: il| le| la)?|prima (?:di|delle))\\s" +
  `(?:${weekday}|${day}|${hour})(?![\\p{L}\\d])|avant \\d{1,2}\\s?h(?:\\d{2})?(?![\\p{L}\\d])|entro le(?: ore)? \\d{1,2}(?:[.:]\\d{2})?(?![\\p{L}\\d])`;
const least =
  "(?:(?:on|for)\\s(?:all\\s)?orders\\s(?:over|above|from|of)|(?:für|bei)\\s(?:alle[n]?\\s)?bestellungen\\s(?:ab|über)|ab\\s(?:einem\\s)?(?:bestellwert|einkaufswert|warenwert)(?:\\svon)?|" +
  "(?:pour|sur)\\s(?:toute\\s|les\\s)?commandes?\\s(?:supérieures?\\sà|de\\splus\\sde|dès|à\\spartir\\sde)|dès|à\\spartir\\sde|per\\s(?:gli\\s)?ordini\\s(?:superiori\\sai?|oltre(?:\\si)?|sopra(?:\\si)?|da)|over|ab|(?:oltre|sopra)(?:\\si)?)\\s" +
  "(?:[€£$]\\s?)?\\d{1,5}(?:[.,]\\d{2})?(?:\\s?(?:€|£|\\$|euros?|eur|chf)(?!\\p{L}))?(?:\\sd['’]achats?|\\sde\\scommande|\\sdi\\sspesa|\\sbestellwert|\\seinkaufswert)?";
const condition = new RegExp(`(?<!\\p{L})(?:${deadline}|${least}(?=$|[^\\p{L}\\d]))`, "giu");
const amountOfOrder =
  /[€£$]|(?:euros?|eur|chf)(?!\p{L})|orders|bestell|einkauf|warenwert|commande|achats?|ordini|spesa/iu;
const isDeadline = new RegExp(`^(?:${deadline})`, "iu");

const timeUnit =
  "days?|h|hours?|hrs?|weeks?|wks?|tagen?|werktagen?|arbeitstagen?|stunden|std|wochen|wo|jours?(?:\\souvr(?:és|ables))?|heures?|semaines?|sem|giorni(?:\\slavorativi)?|gg|ore|settimane|sett";
/** "3 Wo. ab Auftragsbestätigung", "3 sem. env." */
const behindTime =
  "(?:\\.?\\s(?:env|environ|ca|circa|approx|(?:ab|nach)\\s(?:auftrag|bestell|zahlung)\\p{L}*|(?:from|after)\\s(?:order|payment)|(?:après|dès)\\s(?:la\\s)?commande|(?:dall['’]|dopo\\sl['’])ordine)(?![\\p{L}\\d]))?";
const duration = new RegExp(
  "(?<![\\p{L}\\d])(?:(?:within|in|innerhalb(?: von)?|binnen|sous|en|entro)\\s)?(?:(?:ca\\.?|circa|approx\\.?|approximately|about|etwa|env\\.?|environ)\\s)?" +
    `\\d{1,3}(?:\\s?(?:[-–/]|to|bis|à|a)\\s?\\d{1,3})?\\s?(?:(?:working|business)\\s)?(?:${timeUnit})(?![\\p{L}\\d])${behindTime}`,
  "giu",
);
/** UTF-16 units between an offer and its duration: "returns within 30 days". */
const longestGap = 16;
const gapBefore = /^(?:\s?:)?\s(?:\p{L}{1,12}\.?\s)?$/u;

/** Durations right behind an offer: "returns within 30 days", "Lieferzeit: ca. 4-6 Wochen". */
function durationPlaces(text: string, offers: readonly Place[]): Place[] {
  const ends = new Set(offers.map(({ end }) => end));
  const found: Place[] = [];
  for (const { 0: words, index } of text.matchAll(duration)) {
    // "expédié sous 24 h": the preposition may belong to the offer.
    const ownStart = index + (/^\p{L}+(?=\s)/u.exec(words)?.[0].length ?? 0);
    if (ownStart > index && ends.has(ownStart)) found.push({ start: ownStart, end: index + words.length });
    for (let end = index - 1; end >= Math.max(0, index - longestGap); end -= 1) {
      if (!ends.has(end) || !gapBefore.test(text.slice(end, index))) continue;
      found.push({ start: index, end: index + words.length });
      break;
    }
  }
  return found;
}

/**
 * By when, or from which amount on, an offer holds: "before 3 pm", "for orders over £50".
 * @param offers without one, there is no condition
 */
export function conditionPlaces(text: string, offers: readonly Place[]): readonly Place[] {
  if (
    offers.length === 0 ||
    !/\d|noon|midi|mezzog|day|tag|woch|redi|[mnr]di|dimanche|ed[iì]|sabato|domenica/iu.test(text)
  )
    return [];
  const found = durationPlaces(text, offers);
  for (const { 0: words, index } of text.matchAll(condition))
    if (amountOfOrder.test(words) || isDeadline.test(words))
      found.push({ start: index, end: index + words.length });
  return found;
}
