import type { Language } from "../../../text/language.ts";

/** Phrases of sentences that sell, ship or instruct buyers instead of describing the product. */
export const noisePhrases: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "free shipping", "free delivery", "shipping cost", "shipping costs", "fast delivery", "fast shipping", "delivery time", "ships within", "shipped within",
    "cash on delivery", "return policy", "free returns", "easy returns", "money back", "days return", "refund", "order now", "buy now", "shop now", "click here",
    "add to cart", "add to basket", "buy online", "online at", "best price", "best prices", "lowest price", "great price", "special offer", "limited offer",
    "limited time", "discount", "on sale", "while stocks last", "in stock", "out of stock", "contact us", "call us", "visit our", "follow us", "subscribe",
    "newsletter", "our shop", "our store", "our website", "terms and conditions", "all rights reserved", "customer service", "customer reviews",
    "only genuine products", "replacement guarantee", "day replacement", "no exchange", "no return", "satisfaction guaranteed", "hurry up", "don't miss", "order yours", "get yours", "buy it now", "check out our", "read more", "see more", "lorem ipsum", "price rs", "colour may vary", "colors may vary",
  ],
  de: [
    "versandkostenfrei", "kostenloser versand", "kostenlose lieferung", "versandkosten", "lieferzeit", "schnelle lieferung", "schneller versand", "sofort lieferbar",
    "rückgaberecht", "rücksendung", "widerrufsrecht", "geld zurück", "jetzt bestellen", "jetzt kaufen", "jetzt zugreifen", "bestellen sie", "kaufen sie jetzt", "hier klicken",
    "in den warenkorb", "bester preis", "bestpreis", "günstigen preis", "sonderangebot", "nur für kurze zeit", "solange der vorrat reicht", "auf lager",
    "kontaktieren sie uns", "rufen sie uns an", "besuchen sie unseren", "newsletter", "unser shop", "unserem shop", "unseren shop", "allgemeine geschäftsbedingungen",
    "kundenservice", "kundenbewertungen", "mehr lesen", "weitere informationen finden sie", "irrtümer vorbehalten", "änderungen vorbehalten",
  ],
  fr: [
    "livraison gratuite", "livraison offerte", "livraison rapide", "frais de port", "délai de livraison", "expédié sous", "expédition sous", "retour gratuit", "satisfait ou remboursé",
    "droit de rétractation", "commandez", "achetez maintenant", "cliquez ici", "ajouter au panier", "meilleur prix", "petit prix", "prix imbattable", "offre spéciale", "en promotion", "promo",
    "dans la limite des stocks", "en stock", "contactez nous", "visitez notre", "notre boutique", "notre site", "service client", "avis clients", "conditions générales", "newsletter",
    "voir la présentation", "lire la suite", "n'hésitez pas", "venez découvrir", "photo non contractuelle", "photos non contractuelles", "profitez en",
  ],
  it: [
    "spedizione gratuita", "spedizione veloce", "consegna gratuita", "consegna rapida", "spese di spedizione", "tempi di consegna", "reso gratuito", "diritto di recesso", "soddisfatti o rimborsati",
    "acquista ora", "ordina ora", "compra ora", "acquista", "clicca qui", "aggiungi al carrello", "miglior prezzo", "prezzo migliore", "prezzo imbattibile", "offerta speciale", "in offerta",
    "in promozione", "disponibile subito", "fino a esaurimento scorte", "contattaci", "visita il nostro", "nostro negozio", "nostro sito", "servizio clienti", "recensioni", "newsletter",
    "termini e condizioni", "leggi tutto", "non perdere", "approfitta", "ai migliori prezzi", "prova la qualità", "100% originali", "lascia che", "vuoi valorizzare",
  ],
};

/** First words of sentences that tell people to buy: noise; to look or to imagine: less than a description. */
export const openings = {
  buying: /^(?:buy|shop|order|purchase|kaufen sie|bestellen sie|achetez|commandez|compra|acquista|ordina)\b/iu,
  inviting:
    /^(?:if you|do you|want|looking for|discover|get|grab|enjoy|imagine|wenn (?:sie|du)|entdecken sie|erleben sie|holen sie|freuen sie|genießen sie|si vous|découvrez|profitez|offrez|craquez|nous vous|se (?:vuoi|sei|cerchi|ami|ti|hai)|scopri|mettiti|torna|goditi|regala|lasciati|ti presentiamo|vuoi|cerchi)(?![\p{L}])/iu,
} as const;

/** Adjectives and adverbs that praise without stating anything. Folded stems are not used: these are whole words. */
export const hypeWords: Readonly<Record<Language, string>> = {
  en: "amazing awesome incredible unbelievable fantastic fabulous stunning gorgeous wonderful breathtaking spectacular sensational phenomenal magnificent superb exceptional extraordinary unbeatable unrivalled unrivaled ultimate perfect best exquisite mesmerizing mesmerising spellbinding astonishing marvellous marvelous splendid dreamy magical lovely super",
  de: "traumhaft traumhafte traumhafter traumhaftes traumhaften fantastisch fantastische fantastischer fantastisches fantastischen atemberaubend atemberaubende atemberaubender atemberaubendes atemberaubenden unglaublich unglaubliche unglaublicher unglaubliches unglaublichen einzigartig einzigartige einzigartiger einzigartiges einzigartigen sensationell sensationelle sensationeller sensationelles sensationellen wunderbar wunderbare wunderbarer wunderbares wunderbaren wunderschön wunderschöne wunderschöner wunderschönes wunderschönen erstklassig erstklassige erstklassiger erstklassiges erstklassigen grandios grandiose grandioser grandioses grandiosen spektakulär spektakuläre spektakulärer spektakuläres spektakulären unschlagbar unschlagbare unvergleichlich unvergleichliche unvergleichlicher unvergleichliches unvergleichlichen perfekt perfekte perfekter perfektes perfekten beeindruckend beeindruckende beeindruckender beeindruckendes beeindruckenden überwältigend überwältigende überwältigender überwältigendes überwältigenden magisch magische toll tolle toller tolles tollen genial geniale genialer geniales genialen",
  fr: "incroyable incroyables magnifique magnifiques exceptionnel exceptionnelle exceptionnels exceptionnelles extraordinaire extraordinaires sublime sublimes fabuleux fabuleuse fantastique fantastiques sensationnel sensationnelle splendide splendides merveilleux merveilleuse époustouflant époustouflante superbe superbes parfait parfaite inégalé inégalée imbattable imbattables unique uniques somptueux somptueuse spectaculaire spectaculaires génial géniale",
  it: "fantastico fantastica fantastici fantastiche incredibile incredibili straordinario straordinaria straordinari straordinarie eccezionale eccezionali meraviglioso meravigliosa meravigliosi meravigliose magnifico magnifica spettacolare spettacolari sensazionale sensazionali splendido splendida splendidi splendide favoloso favolosa perfetto perfetta unico unica imbattibile imbattibili ineguagliabile strepitoso strepitosa stupendo stupenda sublime",
};

/** Words that speak to the reader. */
export const addressWords: Readonly<Record<Language, string>> = {
  en: "you your yours yourself",
  de: "du dich dir dein deine deinem deinen deiner ihr euch euer eure ihnen ihrem ihren ihrer",
  fr: "vous votre vos tu ton ta tes toi",
  it: "tu ti tuo tua tuoi tue voi vi vostro vostra vostri vostre",
};
