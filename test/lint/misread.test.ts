import { expect, it } from "vitest";
import { misreadPlaces, withoutMisread } from "../../src/lint/misread.ts";

it.each([
  ["Kabel fÃ¼r Lampen", "Kabel für Lampen"],
  ["Bracelet c½ur argent", "Bracelet cœur argent"],
  ["S¼UR ET N¼UD", "SŒUR ET NŒUD"],
  ["½ufs de Pâques, ½uvre d'art", "œufs de Pâques, œuvre d'art"],
  ["Das Geraet verfu?gt u?ber zwei Zonen", "Das Geraet verfügt über zwei Zonen"],
  ["ero?ffnet neue Mo?glichkeiten, A?ußerst leise", "eröffnet neue Möglichkeiten, Äußerst leise"],
  ["L\u0092encre d\u0092or \u0096 40 lavages", "L’encre d’or – 40 lavages"],
  ["Tazza dell\u0092amicizia", "Tazza dell’amicizia"],
  ["Tasse \u0084Papa\u0093", "Tasse „Papa“"],
  ["Men\u0092s mug", "Men’s mug"],
  ["Kaputâ\u0080\u0099 fÃ\u00bcr", "Kaput’ für"],
  ["un c&oeligur et deux b&oeligufs", "un cœur et deux bœufs"],
])("%s was meant as %s", (text, meant) => expect(withoutMisread(text)).toBe(meant));

it.each([
  "Sachet 2½ l",
  "Schlüssel ½ Zoll",
  'raccordo ½" - ¾"',
  "1/4 ou ¼ de pouce",
  "Taille ½-¼",
  "c&oelig;ur",
  "Neu?dann jetzt bestellen",
  "Mehr auf www.shop.de/info?id=1 und www.shop.de/lo?von=2",
  "Was ist neu? Alles. Und blau? Auch.",
  // UTF-8 read as ISO 8859-1, which has more letters in front than are read.
  "Jan\u00c4\u008dek",
  "Mug \u00f0\u009f\u0098\u0080",
])("%s is as it was meant", (text) => expect(misreadPlaces(text)).toEqual([]));
