/** What says of a product only that it is new or sold off, as a sentence of its own. */
const loneFlag =
  /^(?:neue?s?|neuheit|new|nouveau(?:té)?|novità|nuovo|(?:lager)?abverkauf|(?:lager)?räumung(?:sverkauf)?|clearance(?: sale)?|d[ée]stockage|liquidation|svendita|liquidazione|best ?sellers?|top ?sellers?|verkaufsschlager|meilleures? ventes?|pi[uù] venduto|il pi[uù] venduto|hot deal|must have|vu à la t(?:v|élé)|as seen on tv|bekannt aus (?:dem )?tv|visto in tv)\s?[!.]{1,5}$/iu;

/** "TOP QUALITÄT", "JETZT ZUGREIFEN": a line of its own in capitals that praises or calls, and says nothing. */
const loudLine =
  /^\P{L}*(?:(?:TOP|BESTE|HÖCHSTE|SUPER|PREMIUM)[ -]?(?:QUALITÄT|PREIS|ANGEBOT)|JETZT(?: (?:ZUGREIFEN|BESTELLEN|KAUFEN|NEU))?|(?:TOP|BEST|GREAT|SUPER|HIGH|PREMIUM) (?:QUALITY|PRICE|VALUE)|BUY NOW|(?:TOP|HAUTE|MEILLEURE|SUPER) QUALIT[ÉE]|MEILLEUR PRIX|(?:TOP|ALTA|MASSIMA|OTTIMA|SUPER) QUALITÀ'?|MIGLIOR PREZZO|SUPER (?:OFFERTA|PREZZO))\P{L}*$/u;

/** ">> See our full size guide here <<": the words of a link to a table of sizes. */
const sizeGuide =
  /^\P{L}*(?:(?:please )?(?:see|view|check(?: out)?|consult|click for)|siehe|sehen sie|hier geht['’]?s zu[rm]?|zur|voir|consultez|cliquez pour|vedi|consulta|guarda)\s(?:(?:our|the|unsere|die|zur|notre|nos|le|la|nostra)\s){0,2}(?:full\s|complete\s)?(?:size (?:guide|chart)|sizing (?:guide|chart)|größentabelle|größenberatung|guide des tailles|tableau des tailles|guida alle taglie|tabella (?:delle )?taglie)(?:\s(?:here|below|above|for details|hier|unten|ansehen|ici|ci-dessous|qui|sotto))?\P{L}*$/iu;

/** "ULTIMI NUMERI!", "Last few": how much of it is left. */
const scarcity =
  /^(?:(?:les )?derni[eè]re?s? (?:tailles|pi[eè]ces|exemplaires|articles|paires|num[eé]ros)(?: disponibles)?|(?:gli )?ultim[ie] (?:numeri|taglie|pezzi|disponibilit[àa]|paia|articoli|esemplari)(?: disponibili)?|(?:nur noch )?(?:letzte|wenige) (?:größen|stücke?|paare|exemplare|teile)(?: verfügbar)?|(?:the )?last (?:few|sizes|ones|pairs|pieces|chance)(?: left| remaining| available)?|almost gone|nearly gone|final sale|back to school|when it['’]s gone,? it['’]s gone|restposten|einzelst[uü]cke?|einzelpaare|nur solange der vorrat reicht|solange (?:der )?vorrat reicht|fins? de s[eé]rie|fin de serie|fine serie|sotto ?costo|pochi pezzi(?: disponibili| rimasti)?|quantità limitata|disponibilità limitata|plus que quelques pi[eè]ces|quantités? limitées?|stocks? limités?|limited (?:stock|quantity)|only a few left|few left|begrenzte (?:stückzahl|menge)|nur wenige verfügbar)\s?[!.…]*$/iu;

/** "Livraison gratuite dès 150 € HT." */
const freeDelivery =
  /^(?:(?:livraison|expédition|port) (?:gratuite?|offerte?)|(?:spedizione|consegna) (?:gratuita|gratis)|gratis[ -]?(?:versand|lieferung)|kostenlose[rn]? (?:versand|lieferung)|(?:versand|lieferung) (?:kostenlos|gratis|frei)|(?:versandkosten|fracht|porto)frei(?:e lieferung)?|free (?:uk )?(?:delivery|shipping|postage)|(?:we |item |this item )?ships? (?:for )?free|(?:wird |wir )?(?:gratis|kostenlos|kostenfrei) (?:versendet|geliefert|versenden|liefern)|(?:expédiée?|livrée?) gratuitement|(?:spedit[oa]|consegnat[oa]) (?:gratis|gratuitamente)|(?:delivery|postage) free)(?:\s(?:d[eè]s|à partir|da|oltre|sopra|ab|über|on|over|from|for|bei|in|en|per|pour|innerhalb|within|with)(?!\p{L})(?:[^.,;!?]|[.,](?=\d)){0,70})?\s?[.!…]*$/iu;

/** "Back to school offer - ", "Offre spéciale": what a shop calls a reduction that follows. */
const offerName =
  /^(?:(?:back to school|summer|winter|spring|autumn|christmas|easter|black friday|special) (?:offer|deal|sale)|offres? (?:sp[ée]ciales?|de (?:rentr[ée]e|no[ëe]l))|offert[ae] special[ei]|sonderangebot|sonderaktion|schulstart-?angebot)(?:\s[-–]|\s?[:!])?\s(?=\d)/iu;

/** "2EME A -50% JUSQU'AU 15/09", "3 for 2", "-20 % bis Sonntag": a reduction, and until when. */
const deal =
  /^(?:(?:promo(?:tion|zione)?|offerta|offre|soldes|saldi|sale|aktion|angebot|rabatt|sconto|remise)\s?:?\s?(?=[-–−]))?(?:(?:le |il |la |the |das |der )?(?:2|3)\s?(?:e|è|ème|eme|nd|nde|nd one|\.|°|º|o)?\s?(?:article|produit|artikel|stück|pezzo|prodotto|item|one)?\s?(?:à|a|al|at|zu|mit)?\s?[-–−]\s?\d{1,2}\s?%|[-–−]\s?\d{1,2}\s?%|buy \d get \d|\d (?:for|für|pour|per|al prezzo di) \d)(?!\d)(?:\s(?!(?:light|leichter|plus|weniger|less|de poids|più|energy|energie|énergie|strom|zucker|sucre|zucchero|sugar|fat|fett))[\p{L}\d'’/.:%-]+){0,7}\s?[!.…]*$/iu;

/** "Paghi 1 prendi 2", "Nimm 2, zahl 1". */
const bundle =
  /^(?:paghi \d,? (?:e )?prendi \d|prendi \d,? (?:e )?paghi \d|(?:nimm|nehmen sie) \d,? (?:und )?zahl(?:e|en sie)? (?:nur )?\d|\d (?:nehmen|kaufen),? \d (?:be)?zahlen|pay (?:for )?\d,? (?:and )?(?:get|take) \d|\d achet[ée]e?s?,?\s(?:=\s)?\d (?:offert|gratuit)e?s?|\d (?:acquistat[ie]|comprat[ie]),?\s(?:=\s)?\d (?:gratis|omaggio)|\d (?:bought|gekauft),?\s(?:=\s)?\d (?:free|gratis)|payez[ -]en \d,? (?:prenez|emportez)[ -]en \d|\(?\d ?\+ ?\d (?:gratis|free|gratuit[eis]?|offert|omaggio)\)?)\s?[!.…]*$/iu;

/** "Ritiro in negozio: gratis", "Selbstabholung in Ulm möglich", "Click and collect: free". */
const collection =
  /^(?:(?:free|gratis|kostenlose|nur|only|uniquement|solo) )?(?:click (?:&|and|et|e) collect|(?:in-?)?store (?:pick-?up|collection)|collection (?:in|from|only from) (?:the )?store|collect (?:in|from) (?:the )?store|(?:selbst)?abholung (?:(?:in|im|ab|bei|vor ort|nach)(?!\p{L})|möglich)|selbstabholung|(?:retrait|enlèvement) (?:gratuit )?(?:en|au|sur) (?:magasin|place|boutique|dépôt|drive)|ritiro (?:gratuito )?(?:in|presso|a) (?:il |la )?(?:negozio|sede|magazzino|punto vendita|mano))(?!\p{L})[^.!?\d]{0,60}[!.…]*$/iu;

/** "Probefahrt nach Terminvereinbarung", "Test ride by appointment". */
const trial =
  /^(?:probefahrt(?:en)?|probesitzen|probeliegen|test (?:ride|drive)s?|essai(?: routier)?|prova su strada|prova) (?:jederzeit |gerne |available |possible |possibile |disponibile )?(?:nach|auf|mit|in|bei|vor ort|möglich|by|in store|on|after|sur|en magasin|su|previo|in negozio)(?!\p{L})[^.!?\d]{0,50}[!.…]*$/iu;

/** "Prenota ora con acconto!!", "Reserve now with a deposit". */
const reservation =
  /^(?:prenota(?:lo|la|te)? (?:ora|subito|adesso|oggi)|ordina(?:lo|la)? (?:ora|subito|adesso|oggi)|(?:jetzt|gleich|heute) (?:reservieren|vorbestellen|anzahlen|bestellen)|(?:reserve|pre-?order|book) (?:it |yours? )?(?:now|today)|(?:réservez|précommandez|commandez)(?:-l[ea])? (?:maintenant|dès maintenant|vite|aujourd['’]hui))(?:\s(?:con|with|mit|avec|contre|gegen|versando|online|in store|in negozio|im laden)(?!\p{L})[^.!?:\d]{0,40})?\s?[!.…]*$/iu;

/** "0% Finanzierung möglich!", "Paiement en 3x sans frais", "Pagamento a rate disponibile". */
const financing =
  /^(?:(?:0 ?%|null-?prozent|günstige|bequeme|easy|flexible|interest[ -]free) ?-?)?(?:finanzierung|ratenzahlung|ratenkauf|finance|financing|(?:pay(?:ment)? (?:by|in) (?:\d )?)instal?lments?|financement|(?:paiement|payez|paye) en (?:\d ?(?:x|fois)|plusieurs fois)|finanziament[oi]|pagament[oi] (?:a rate|rateal[ei])|(?:compra|paga) a rate)(?:\s?(?:0 ?%|(?:ab|für|from|over|on|à|dès|sans|a|senza|con|mit|with|tasso|zero|interest|zinsen|frais|interessi|möglich|erhältlich|available|possible|disponible|possibile|disponibil[ei]|gratuite?|free|bis|zu|up|to|jusqu['’]à|fino|rate[ns]?|monat(?:e|en|s)?|months?|mois|mesi|\d{1,3}(?!\d))(?!\p{L})))*\s?[!.…]*$/iu;

/** "Mengenrabatt ab 10 Kartons", "Bulk discount from 5 boxes". */
const quantityDiscount =
  /^(?:mengenrabatte?|staffel(?:preise?|rabatte?)|(?:bulk|quantity|volume) discounts?|remises? (?:quantitatives?|sur quantité|par quantité|de volume)|tarifs? dégressifs?|prix dégressifs?|scont[oi] (?:quantità|per quantità|sulla quantità|quantitativ[oi]))(?:\s(?:ab|möglich|auf|bei|from|for|on|over|available|dès|à partir|pour|sur|da|per|oltre|a partire|disponibil[ei])(?!\p{L})(?:[^.!?]|\.(?=\d)){0,50})?\s?[!.…]*$/iu;

/** "NOUVELLE COLLECTION !!!", "Neue Kollektion Herbst 2024". */
const collectionFlag =
  /^(?:nouvelle collection|neue kollektion|new (?:collection|season|in)|nuova collezione|nuovi arrivi|nouveautés?|neuheiten|new arrivals?)(?:\s(?:printemps|été|automne|hiver|frühjahr|frühling|sommer|herbst|winter|spring|summer|autumn|fall|primavera|estate|autunno|inverno|p\/e|a\/i|pe|ai|ss|aw|[-/&]|20\d\d|\d\d))*(?:[-/&](?:été|hiver|sommer|winter|summer|estate|inverno))?(?:\s20\d\d)?\s?[!.…]*$/iu;

/** "Carton de 5 ramettes : nous consulter", "Preis auf Anfrage". */
const onRequest =
  /^(?:[^.!?:]{2,60}\s?[:–-]\s)?(?:nous consulter|nous contacter|contactez-nous|consultez-nous|(?:prix|tarifs?|devis) (?:sur demande|nous consulter)|(?:bitte |gerne )?(?:bei uns )?anfragen|preise? auf anfrage|(?:please )?(?:enquire|ask us|contact us|call us)|(?:price|prices|quote)s? (?:up)?on request|contattaci|contattateci|consultateci|chiedere|prezz[oi] su richiesta|preventivo su richiesta)\s?[!.…]*$/iu;

/** "Affrettati!", "Greifen Sie schnell zu!", "Hai bisogno di aiuto?": a call to order or to ask, and nothing else. */
const call =
  /^(?:affrettat[ei]|approfittane(?: subito| ora)?|approfitta subito|non (?:perdere|perdetevi|lasciarti sfuggire) (?:l['’]occasione|quest['’]occasione|questa occasione|l['’]offerta)|cosa aspetti|che aspetti|hurry(?: up)?|don['’]t miss (?:out|it)|act (?:now|fast)|what are you waiting for|dépêchez-vous|vite|profitez-en(?: vite| maintenant| dès maintenant)?|ne (?:ratez|manquez) pas (?:cette (?:occasion|offre)|ça)|qu['’]attendez-vous|beeilen sie sich|beeil(?:e|t)? (?:dich|euch)|(?:jetzt |schnell |gleich |sofort )(?:zugreifen|zuschlagen|sichern|zugreifen und sparen)|(?:greifen|schlagen) sie (?:jetzt|schnell|gleich|sofort)? ?zu|worauf warten sie(?: noch)?|(?:hai|avete) (?:bisogno di aiuto|domande|dubbi)|serve aiuto|(?:do you )?need (?:any )?help|(?:any|got|have) questions|(?:benötigen|brauchen) sie hilfe|(?:haben sie |noch )?(?:noch )?fragen|(?:vous avez )?(?:besoin d['’]aide|des questions|une question)|avez-vous (?:besoin d['’]aide|des questions))\s?[!?.…]+$/iu;

/** "Scopri tutte le offerte": the words of a link to other pages of the shop. */
const linkWords =
  /^(?:scopri|scoprite|vedi|guarda|découvrez|voir|discover|see|view|entdecken sie|entdecke|zu|alle|mehr)\s(?:(?:tutt[ei] (?:le|i)|le nostre|i nostri|toutes? (?:les|nos)|tous (?:les|nos)|nos|all(?: (?:of )?our| the)?|our(?: other)?|alle(?: unsere)?|unsere)\s)?(?:altr[ei]\s|autres\s|other\s|weitere\s)?(?:offerte|promozioni|offres|promotions|promos|offers|deals|angebote|angeboten|aktionen)(?:\s(?:anzeigen|ansehen|here|ici|qui|hier))?\s?[!.…]*$/iu;

/** "LIMIT 2", "Max. 2 Stück pro Kunde": how many the shop sells to one. */
const limit =
  /^\P{L}*(?:limit(?:ed to|ed|iert auf|iert|é à|ato a|e)?|(?:max(?:imum|imal|imo)?\.?|höchstens|massimo|nur|only|solo)(?=.*\s(?:customer|person|order|household|kunde|bestellung|haushalt|client|commande|personne|foyer|cliente|persona|ordine)\P{L}*$))(?:\s?:)?\s\d{1,2}(?:\s(?:stücke?|stk\.?|pieces?|items?|units?|pièces?|articles?|pezz[io]|articol[io]))?(?:\s(?:per|pro|je|par|a)\s\p{L}+)?\P{L}*$/iu;

/** "Call us 1-800-555-0142 Mon-Fri!": a number to ring, and when. */
const callOnPhone =
  /^(?:call|ring|phone|text|reach|contact|rufen sie|ruft|ruf|telefonieren sie mit|appelez|contactez|joignez|chiama|chiamate|contatta|contattate)[ -]?(?:us|uns|nous|ci|-nous)?(?:\s(?:at|on|an|unter|au|il|al|today|now|jetzt|toll[ -]free))*\s?:?\s?(?:\+?[\d(][\d\s()./-]{6,18}\d)(?:\s?[,(]?\s?(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|gio|sab|dom|from|von|bis|du|au|dal|al|to|[ap]m|uhr|h|[-–/]|\d{1,2}(?:[:.h]\d{2})?)(?:\p{L}*day|tag)?\.?\)?)*\s?[!.…]*$/iu;

/** Whether a statement is a shop's remark alone: new, sold out soon, sent for nothing, reduced, to be fetched, tried or reserved there. */
export function isShopRemark(text: string): boolean {
  const stated = text.replace(offerName, "");
  return text.length <= longestRemark && remarks.some((remark) => remark.test(stated));
}

const remarks = [
  ...[loneFlag, scarcity, freeDelivery, deal, bundle, collection, trial, reservation],
  ...[financing, quantityDiscount, collectionFlag, onRequest, call, limit, callOnPhone, linkWords],
  ...[loudLine, sizeGuide],
];
/** In characters. */
const longestRemark = 160;

/** "Kerbside delivery, assembly not included": what one does not buy. */
const withoutAssembly =
  /(?<!\p{L})(?:montaggio (?:escluso|non incluso|a carico)|senza montaggio|(?:ohne|exkl\.?|zzgl\.?) (?:aufbau|montage)|(?:aufbau|montage) nicht (?:enthalten|inklusive|inbegriffen)|montage (?:non (?:inclus|compris)|exclu|à prévoir)|sans montage|(?:assembly|installation|fitting) (?:is )?(?:not included|excluded)|without assembly|excl(?:\.|uding) (?:assembly|installation|fitting))(?!\p{L})/iu;

/** "Livraison au pied de l'immeuble": how far something heavy is carried, which the buyer must know. */
const toTheDoor =
  /^(?:livraison|livrée?|lieferung|zustellung|(?:die )?lieferung erfolgt|delivery|consegna)(?:\s(?:is|par transporteur|per spedition))?\s(?:au pied de l['’]immeuble|(?:frei|bis|nur bis|bis zur) bordsteinkante|(?:to the )?kerbside|(?:al piano|a bordo) strada)\P{L}*$/iu;

/** "»… spannend.« Weser-Kurier": what a newspaper says of a book, and which. */
const pressQuote =
  /^["“”„»«][^"“”„»«]{10,300}["“”„»«][.,]?\s?[-–—]?\s?(?:The |Der |Die |Das |Le |La |Il )?(?:\p{Lu}[\p{L}'’-]+[.,]?\s?){1,4}$/u;

/** Whether a statement with a shop's words in it says something that must stay whole. */
export function saysMore(text: string): boolean {
  return withoutAssembly.test(text) || pressQuote.test(text) || toTheDoor.test(text);
}
