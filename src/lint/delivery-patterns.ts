import type { Place } from "./violation.ts";

/** Words of delivery, with which most texts have nothing to do: a prefilter. */
export const mayDeliver =
  /deliver|dispatch|ship|we send|liefer|versend|versand|verschick|zustell|livr|expédi|envoyons|envoi|consegn|spedi|inviamo|kerbside|bordstein|immeuble|strada|partono|in giornata|(?<!\p{L})lz(?!\p{L})/iu;

const unit =
  "(?:working |business |full )?(?:days?|hours?|hrs?|weeks?)|(?:werk|arbeits)?tag(?:en?)?|stunden|std\\.?|wochen|jours?(?: ouvr(?:és|ables))?|heures|semaines|giorn[oi](?: lavorativi)?|ore|settimane|h";
const time = `(?:ca\\.?\\s|approx\\.?\\s|about\\s|circa\\s|environ\\s)?\\d{1,2}(?:\\s?(?:[-–/]|to|bis|à|a|ou|o|oder|or)\\s?\\d{1,2})?\\s?(?:${unit})(?!\\p{L})`;
const soon =
  "(?:the\\s)?same day|next day|worldwide|today|(?:noch )?am (?:selben|gleichen|nächsten) tag|noch heute|weltweit|europaweit|deutschlandweit|le jour même|dans le monde entier|in giornata|in tutto il mondo|in tutta \\p{Lu}\\p{L}+";
const patterns = [
  /** "Delivery in 2-3 working days", "Livraison sous 48 h". */
  new RegExp(
    `(?<!\\p{L})(?:delivery|dispatch(?:ed|es)?|shipping|ships?|shipped|delivered|lieferung|lieferbar|lieferzeit|versand|versandfertig|zustellung|livraison|livrée?s?|expédition|expédiée?s?|envoi|consegna|consegnat[oaie]|spedizione|spedit[oaie])(?:\\s(?:time|erfolgt|possible|prevista))?\\s?:?\\s(?:in|within|under|innerhalb(?: von)?|binnen|nach|en|sous|dans(?: les)?|entro|tra|da)?\\s?(?:${time})`,
    "giu",
  ),
  /** "LZ ca. 2 Wochen", "LZ: 10 AT"; in hours it may be a running time. */
  /(?<![\p{L}\p{N}])LZ\s?:?\s(?:ca\.?\s)?\d{1,2}(?:\s?(?:[-–/]|bis)\s?\d{1,2})?\s?(?:Wochen?|Wo\.?|(?:Werk|Arbeits)?[Tt]agen?|(?:Werk|Arbeits)?[Tt]age|AT)(?!\p{L})/gu,
  /** "We dispatch within 24 hours", "Wir versenden noch am selben Tag". */
  new RegExp(
    `(?<!\\p{L})(?:we\\s(?:ship|dispatch|deliver|send)|wir\\s(?:liefern|versenden|verschicken)|nous\\s(?:expédions|livrons|envoyons)|spediamo|consegniamo|inviamo)\\s(?:\\p{L}+\\s){0,3}?(?:${time}|${soon})`,
    "giu",
  ),
  /** "Orders are dispatched the same day", "versenden wir noch am selben Tag". */
  new RegExp(
    `(?<!\\p{L})(?:(?:orders|items|parcels)[^.!?]{0,40}\\s)?(?:dispatched|shipped|sent|delivered|(?:versenden|liefern|verschicken) wir|(?:versand|versandt|verschickt|geliefert)|expédiée?s?|livrée?s?|envoyée?s?|spedit[oaie]|consegnat[oaie]|partono|parte)\\s(?:${soon})`,
    "giu",
  ),
  /** How it arrives: "Delivery is kerbside only", "Die Lieferung erfolgt frei Bordsteinkante". */
  /(?<!\p{L})(?:(?:delivery is|(?:die )?(?:lieferung|zustellung) erfolgt|(?:der )?versand erfolgt|la livraison (?:se fait|s['’]effectue|est effectuée)|la consegna (?:avviene|viene effettuata|è))\s(?:kerbside|by|via|to the|per|durch|mit|frei|bis|par|au|en|con|tramite|a bordo|al)|frei bordsteinkante|kerbside(?: only)?|au pied de l['’]immeuble|(?:al piano|bordo) strada)(?!\p{L})/giu,
];

/** When or how an order is sent or arrives, in the order of the text. */
export function deliveryPlaces(text: string): readonly Place[] {
  if (!mayDeliver.test(text)) return [];
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
