import type { Language } from "../../../text/language.ts";

/** Phrases that advertise and never name a product, wherever they stand. Words as people write them. */
export const promotionalPhrases: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "free shipping", "free delivery", "free p&p", "free postage", "free returns", "free gift", "fast shipping", "fast delivery",
    "next day delivery", "same day delivery", "best price", "best prices", "lowest price", "low price", "lowest price guaranteed",
    "best price guaranteed", "great price", "special price", "special offer", "limited offer", "limited time offer", "hot sale", "hot deal",
    "hot item", "big sale", "great deal", "best deal", "deal of the day", "super sale", "summer sale", "winter sale", "clearance sale",
    "flash sale", "on sale", "black friday deal", "best seller", "top seller", "top quality", "100% quality guaranteed",
    "100% satisfaction guaranteed", "satisfaction guaranteed", "money back guarantee", "must have", "buy now", "order now", "shop now",
    "new arrival", "new arrivals", "brand new", "limited stock", "while stocks last", "buy 1 get 1 free", "buy one get one free", "in stock",
    "cash on delivery", "only genuine products", "discount price",
  ],
  de: [
    "versandkostenfrei", "versand kostenlos", "kostenloser versand", "gratis versand", "gratisversand", "kostenlose lieferung",
    "schnelle lieferung", "schneller versand", "frei haus", "sonderangebot", "sonderpreis", "aktionspreis", "bestpreis", "bester preis",
    "tiefpreis", "tiefstpreis", "niedrigster preis", "knallerpreis", "top angebot", "topangebot", "top preis", "top qualität",
    "super angebot", "super preis", "angebot des tages", "nur für kurze zeit", "solange der vorrat reicht", "jetzt kaufen",
    "jetzt bestellen", "jetzt zugreifen", "sofort lieferbar", "auf lager", "neu im sortiment", "geld zurück garantie", "winterschlussverkauf",
    "sommerschlussverkauf", "räumungsverkauf", "ausverkauf", "schnäppchen", "preishit", "preisknaller", "verkaufsschlager", "blitzversand",
    "blitzangebot",
  ],
  fr: [
    "livraison gratuite", "livraison offerte", "livraison rapide", "livraison incluse", "envoi gratuit", "port offert", "frais de port offerts",
    "port gratuit", "meilleur prix", "meilleurs prix", "prix bas", "petit prix", "super prix", "prix choc", "prix cassé", "prix cassés",
    "prix réduit", "prix spécial", "offre spéciale", "offre limitée", "super offre", "bonne affaire", "bon plan", "vente flash", "en promotion",
    "en promo", "en solde", "en soldes", "top qualité", "satisfait ou remboursé", "meilleure vente", "meilleures ventes", "à saisir",
    "achetez maintenant", "commandez maintenant", "en stock", "quantité limitée", "déstockage", "nouvelle arrivée", "offre du jour",
  ],
  it: [
    "spedizione gratuita", "spedizione gratis", "spedizione veloce", "spedizione rapida", "consegna gratuita", "consegna gratis",
    "consegna rapida", "miglior prezzo", "migliore prezzo", "prezzo migliore", "prezzo basso", "prezzi bassi", "prezzo speciale",
    "prezzo scontato", "super prezzo", "offerta speciale", "super offerta", "offerta limitata", "offerta lampo", "in offerta",
    "in promozione", "in saldo", "grande affare", "affare del giorno", "top qualità", "soddisfatti o rimborsati", "più venduto",
    "acquista ora", "compra ora", "ordina ora", "nuovo arrivo", "nuovi arrivi", "disponibile subito", "pronta consegna", "fuori tutto",
  ],
};

/**
 * Words that advertise only when set apart: before "!", alone in brackets or stars, or at an end of the name
 * behind a separator. Elsewhere they may belong to the product (New Balance, a bestseller's box, sea salt).
 */
export const markedWords: Readonly<Record<Language, readonly string[]>> = {
  en: ["new", "sale", "hot", "offer", "promo", "promotion", "bestseller", "deal", "discount", "free", "top", "wow", "special", "super", "clearance", "limited"],
  de: ["neu", "neuheit", "angebot", "aktion", "gratis", "rabatt", "reduziert", "bestseller", "top", "super", "hammer", "sale", "kostenlos", "restposten"],
  fr: ["nouveau", "nouveauté", "nouvelle", "promo", "promotion", "promos", "soldes", "solde", "gratuit", "offre", "exclusif", "exclu", "top", "remise"],
  it: ["nuovo", "nuova", "novità", "offerta", "promo", "promozione", "sconto", "saldi", "gratis", "occasione", "super", "top"],
};

/** Marked words that also name goods: only an exclamation mark or brackets tell them apart, no separator does. */
export const wordsThatNameGoods: ReadonlySet<string> = new Set(["top", "super", "hammer", "free", "special", "limited", "sale", "hot", "solde"]);

/** Written in capitals before a name that is not, these are a shop's flag; unless one of the words follows. */
export const shoutedFlags: ReadonlySet<string> = new Set(["NEW", "NEU", "NOUVEAU", "NUOVO", "PROMO", "SALE", "SOLDES", "ANGEBOT", "OFFERTA"]);

export const namesAfterFlag: ReadonlySet<string> = new Set([
  "balance", "york", "era", "look", "yorker", "rock", "zealand", "nordisk", "holland", "order", "age", "world", "age", "orleans", "marino", "fino", "grosso", "rosa", "iodato",
]);
