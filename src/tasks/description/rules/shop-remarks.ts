/** What says of a product only that it is new or sold off, as a sentence of its own. */
const loneFlag =
  /^(?:neue?s?|neuheit|new|nouveau(?:té)?|novità|nuovo|(?:lager)?abverkauf|(?:lager)?räumung(?:sverkauf)?|clearance(?: sale)?|d[ée]stockage|liquidation|svendita|liquidazione|best ?sellers?|top ?sellers?|verkaufsschlager|meilleures? ventes?|pi[uù] venduto|il pi[uù] venduto|hot deal|must have|vu à la t(?:v|élé)|as seen on tv|bekannt aus (?:dem )?tv|visto in tv)\s?[!.]{1,5}$/iu;

/** "ULTIMI NUMERI!", "Last few": how much of it is left. */
const scarcity =
  /^(?:(?:les )?derni[eè]re?s? (?:tailles|pi[eè]ces|exemplaires|articles|paires|num[eé]ros)(?: disponibles)?|(?:gli )?ultim[ie] (?:numeri|taglie|pezzi|disponibilit[àa]|paia|articoli|esemplari)(?: disponibili)?|(?:nur noch )?(?:letzte|wenige) (?:größen|stücke?|paare|exemplare|teile)(?: verfügbar)?|(?:the )?last (?:few|sizes|ones|pairs|pieces|chance)(?: left| remaining| available)?|almost gone|nearly gone|final sale|back to school|when it['’]s gone,? it['’]s gone|restposten|einzelst[uü]cke?|einzelpaare|nur solange der vorrat reicht|solange (?:der )?vorrat reicht|fins? de s[eé]rie|fin de serie|fine serie|sotto ?costo|pochi pezzi(?: disponibili| rimasti)?|quantità limitata|disponibilità limitata|plus que quelques pi[eè]ces|quantités? limitées?|stocks? limités?|limited (?:stock|quantity)|only a few left|few left|begrenzte (?:stückzahl|menge)|nur wenige verfügbar)\s?[!.…]*$/iu;

/** "Livraison gratuite dès 150 € HT." */
const freeDelivery =
  /^(?:(?:livraison|expédition|port) (?:gratuite?|offerte?)|(?:spedizione|consegna) (?:gratuita|gratis)|gratis[ -]?(?:versand|lieferung)|kostenlose[rn]? (?:versand|lieferung)|(?:versand|lieferung) (?:kostenlos|gratis|frei)|(?:versandkosten|fracht|porto)frei(?:e lieferung)?|free (?:uk )?(?:delivery|shipping|postage)|(?:delivery|postage) free)(?:\s(?:d[eè]s|à partir|da|oltre|sopra|ab|über|on|over|from|for|bei|in|en|per|pour|innerhalb|within|with)(?!\p{L})(?:[^.,;!?]|[.,](?=\d)){0,70})?\s?[.!…]*$/iu;

/** "2EME A -50% JUSQU'AU 15/09", "3 for 2", "-20 % bis Sonntag": a reduction, and until when. */
const deal =
  /^(?:(?:le |il |la |the |das |der )?(?:2|3)\s?(?:e|è|ème|eme|nd|nde|nd one|\.|°|º|o)?\s?(?:article|produit|artikel|stück|pezzo|prodotto|item|one)?\s?(?:à|a|al|at|zu|mit)?\s?[-–−]\s?\d{1,2}\s?%|[-–−]\s?\d{1,2}\s?%|buy \d get \d|\d (?:for|für|pour|per|al prezzo di) \d)(?!\d)(?:\s(?!(?:light|leichter|plus|weniger|less|de poids|più|energy|energie|énergie|strom|zucker|sucre|zucchero|sugar|fat|fett))[\p{L}\d'’/.:%-]+){0,7}\s?[!.…]*$/iu;

/** Whether a statement is a shop's remark alone: new, sold out soon, sent for nothing, reduced. */
export function isShopRemark(text: string): boolean {
  return (
    text.length <= longestRemark &&
    (loneFlag.test(text) || scarcity.test(text) || freeDelivery.test(text) || deal.test(text))
  );
}

/** In characters. */
const longestRemark = 160;

/** "Kerbside delivery, assembly not included": what one does not buy. */
const withoutAssembly =
  /(?<!\p{L})(?:montaggio (?:escluso|non incluso|a carico)|senza montaggio|(?:ohne|exkl\.?|zzgl\.?) (?:aufbau|montage)|(?:aufbau|montage) nicht (?:enthalten|inklusive|inbegriffen)|montage (?:non (?:inclus|compris)|exclu|à prévoir)|sans montage|(?:assembly|installation|fitting) (?:is )?(?:not included|excluded)|without assembly|excl(?:\.|uding) (?:assembly|installation|fitting))(?!\p{L})/iu;

/** "»… spannend.« Weser-Kurier": what a newspaper says of a book, and which. */
const pressQuote =
  /^["“”„»«][^"“”„»«]{10,300}["“”„»«][.,]?\s?[-–—]?\s?(?:The |Der |Die |Das |Le |La |Il )?(?:\p{Lu}[\p{L}'’-]+[.,]?\s?){1,4}$/u;

/** Whether a statement with a shop's words in it says something that must stay whole. */
export function saysMore(text: string): boolean {
  return withoutAssembly.test(text) || pressQuote.test(text);
}
