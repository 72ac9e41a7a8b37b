/** Seals and verdicts of tests, awards and warranties, in the notation of the colours: key | en | de | fr | it. */
export const testSeals = `
stiftung warentest | stiftung warentest | stiftung warentest~warentest | stiftung warentest | stiftung warentest
öko-test | oko test | öko test~ökotest | öko test | öko test
test winner | test winner~best in test~winner of the test | testsieger~testsiegerin~preis leistungs sieger | meilleur du test~vainqueur du test | vincitore del test~migliore del test
award winning | award winning~award winner | preisgekrönt*~ausgezeichnet mit | primé*~élu produit de l'année | premiato~premiata~vincitore del premio
red dot award | red dot award~red dot design award~reddot | red dot award~red dot design award | red dot award | red dot award
if design award | if design award | if design award | if design award | if design award
consumer reports | consumer reports~which best buy | verbraucherzentrale | que choisir~60 millions de consommateurs | altroconsumo
best seller | best seller~bestseller~bestselling | bestseller~verkaufsschlager | meilleure vente~best seller | più venduto~best seller
number one | no 1 brand~number one brand~world's no 1 | marktführer~nummer 1 | numéro 1~numéro un | numero 1~numero uno
`;

export const warranties = `
warranty | warranty~guarantee~guaranteed | garantie~herstellergarantie~gewährleistung~garantiert* | garantie~garanties~garanti | garanzia
lifetime warranty | lifetime warranty~lifetime guarantee | lebenslange garantie~lebenslanger garantie | garantie à vie | garanzia a vita
money back guarantee | money back guarantee | geld zurück garantie | satisfait ou remboursé | soddisfatti o rimborsati
`;
