import { describe, expect, test } from "vitest";
import { listedParts } from "../../../../src/tasks/description/rules/list-parts.ts";
import { answerTo } from "./native-description.ts";

describe("a list between commas", () => {
  test.each([
    [
      "de",
      "Stabile Karre mit Mulde, verzinkt, Rad 380 mm auf Felge, Tragkraft 120 kg.",
      ["Stabile Karre mit Mulde, verzinkt", "Rad 380 mm auf Felge", "Tragkraft 120 kg"],
    ],
    [
      "de",
      "Kaffeemaschine für bis zu 8 Tassen, 900 Watt, Filter 1x4, Tropfstopp, Abschaltung nach 30 Minuten",
      [
        "Kaffeemaschine für bis zu 8 Tassen, 900 Watt",
        "Filter 1x4, Tropfstopp",
        "Abschaltung nach 30 Minuten",
      ],
    ],
    [
      "de",
      "Gerade Hose, Reißverschluss vorne, Überlappender Bund mit Knopf, Ohne Taschen",
      ["Gerade Hose", "Reißverschluss vorne", "Überlappender Bund mit Knopf", "Ohne Taschen"],
    ],
    [
      "fr",
      "Bouilloire en inox brossé, capacité 1,5 L, puissance 2000 W",
      ["Bouilloire en inox brossé", "capacité 1,5 L", "puissance 2000 W"],
    ],
    [
      "fr",
      'Clé à déclenchement, carré 3/8", serrage 20 à 110 Nm, longueur 365 mm',
      ["Clé à déclenchement", 'carré 3/8"', "serrage 20 à 110 Nm", "longueur 365 mm"],
    ],
    [
      "it",
      "Trapano a batteria 18 V, coppia max 50 Nm, mandrino 13 mm",
      ["Trapano a batteria 18 V", "coppia max 50 Nm", "mandrino 13 mm"],
    ],
    [
      "en",
      "40mm solid brass body, hardened shackle, 5-pin cylinder, supplied with 2 keys.",
      ["40mm solid brass body", "hardened shackle", "5-pin cylinder", "supplied with 2 keys"],
    ],
    [
      "en",
      "Firm bristles, small round head, long grip handle, approved by dentists",
      ["Firm bristles", "small round head", "long grip handle", "approved by dentists"],
    ],
  ] as const)("is taken apart: %s, %s", (language, text, parts) => {
    expect(listedParts(text, language)).toEqual(parts);
  });

  test.each([
    [
      "it",
      "Motozappa con motore da 139 cc, larghezza di lavoro 36 cm, profondità regolabile da 10 a 26 cm in 4 posizioni, per orti fino a 300 mq",
      4,
    ],
    [
      "fr",
      "Motobineuse à moteur de 139 cc, largeur de travail 36 cm, profondeur réglable de 10 à 26 cm en 4 positions, pour jardins jusqu'à 300 m²",
      4,
    ],
    ["it", "Stufa a pellet da 6 kW, serbatoio da 12 kg, diametro fumi 80 mm, per ambienti fino a 60 mq", 4],
    ["fr", "Poêle à granulés de 6 kW, réservoir de 12 kg, sortie de 80 mm, pour pièces jusqu'à 60 m²", 4],
    ["it", "Rete in acciaio zincato, altezza 100 cm, maglia 50 x 50 mm, per recinti da 25 m", 4],
  ] as const)("has what it is for as a part: %s, %s", (language, text, count) => {
    expect(listedParts(text, language)).toHaveLength(count);
  });

  test.each([
    ["en", "Set comprising slotted 3.0 x 75mm, 5.5 x 100mm & Phillips PH1 x 75mm, PH2 x 100mm"],
    ["en", "Box consisting of bits 1 mm, 2 mm and sockets 8 mm, 10 mm, 12 mm"],
    ["de", "Satz bestehend aus Bohrern 1 mm, 2 mm und Nüssen 8 mm, 10 mm, 12 mm"],
    ["fr", "Coffret comprenant forets 1 mm, 2 mm et douilles 8 mm, 10 mm, 12 mm"],
    ["it", "Set composto da punte 1 mm, 2 mm e bussole 8 mm, 10 mm, 12 mm"],
    [
      "it",
      "Sacco in lino grezzo lavato, cucito a mano in 3 strati, per conservare il pane 5 giorni, con 2 lacci",
    ],
    ["fr", "Sac en lin brut, cousu main en 3 couches, pour garder le pain 5 jours, avec 2 lacets"],
  ] as const)("is one where a list stands within the list: %s, %s", (language, text) => {
    expect(listedParts(text, language)).toEqual([]);
  });

  test.each([
    ["de", "Bequemer Sessel mit Polster, das sich dem Körper anpasst, und Füßen aus Holz, 3 Farben."],
    ["de", "Tragbares Radio mit CD, USB, Bluetooth, Lichteffekten im Rhythmus der Musik."],
    ["en", "The album with John Doe, Jane Roe and Jim Poe, recorded in 1959, pressed on vinyl."],
    ["en", "24 rolls, 3 ply, 190 sheets per roll."],
    ["fr", "Huile aux normes ACEA C3, VW 504.00/507.00, MB 229.51"],
    ["fr", "Une eau aux notes de figue verte, de bergamote douce, de bois blanc, de musc clair."],
    ["it", "Ristampa con John Doe, Jane Roe, Jim Poe e Ann Moe."],
    ["it", "Componenti analitici: proteina grezza 25%, oli e grassi 15%, fibra grezza 2,5%"],
    ["de", "Das Gerät ist leicht, 2 kg schwer, 30 cm hoch, 20 cm breit und gut zu tragen."],
  ] as const)("is none: %s, %s", (language, text) => {
    expect(listedParts(text, language)).toEqual([]);
  });

  test.each([
    ["it", "Il set comprende: lenzuolo sopra 240 x 290 cm; lenzuolo sotto 170 x 200 cm; 2 federe.", 1],
    [
      "en",
      "The set contains: a top sheet of 240 x 290 cm; a fitted sheet of 170 x 200 cm; 2 pillowcases.",
      1,
    ],
    ["fr", "Le lot comprend : un drap de 240 x 290 cm ; un drap-housse de 160 x 200 cm ; 2 taies.", 1],
    ["de", "Das Set enthält: ein Laken 240 x 290 cm; ein Spannbetttuch 160 x 200 cm; 2 Bezüge.", 1],
  ] as const)("of one label stays whole: %s", (language, text, count) => {
    expect(answerTo(text, language, { name: "Nova" }).bullet_points.length).toBeLessThanOrEqual(count);
  });
});

describe("signs of norms and makers in capitals", () => {
  test.each([
    [
      "fr",
      "Huile de synthèse pour moteurs diesel. Normes ACEA C3, VW 504.00/507.00, MB 229.51.",
      "Normes ACEA C3",
    ],
    ["de", "Gefütterter Stiefel für kalte Tage. GORE-TEX Membran.", "GORE-TEX Membran"],
    ["en", "A lined boot for cold days. GORE-TEX membrane.", "GORE-TEX membrane"],
    ["it", "Olio sintetico per motori diesel. Norme ACEA C3, VW 504.00, MB 229.51.", "Norme ACEA C3"],
  ] as const)("are no shouting: %s", (language, text, point) => {
    expect(answerTo(text, language, { name: "Nova" }).bullet_points.join("\n")).toContain(point);
  });
});

describe("a denial in brackets", () => {
  test.each([
    [
      "fr",
      "Suspension en métal noir. Culot E27, 40 W (ampoule non fournie).",
      "Culot E27, 40 W (ampoule non fournie)",
    ],
    [
      "en",
      "A black metal lamp. E27 socket for 40 W (bulb not included).",
      "E27 socket for 40 W (bulb not included)",
    ],
    [
      "de",
      "Leuchte aus Metall. Fassung E27 für 40 W (Leuchtmittel nicht enthalten).",
      "Fassung E27 für 40 W (Leuchtmittel nicht enthalten)",
    ],
    [
      "it",
      "Lampada in metallo nero. Attacco E27 da 40 W (lampadina non inclusa).",
      "Attacco E27 da 40 W (lampadina non inclusa)",
    ],
  ] as const)("stays with its statement: %s", (language, text, point) => {
    const { bullet_points: points, best_description: best } = answerTo(text, language, { name: "Nova" });
    expect(points).toContain(point);
    expect(best).toBe(text);
  });
});

describe("parts that go on with the part before", () => {
  test.each([
    [
      "it",
      "Dotata di motore brushless, capace di 2000 giri, garantendo una resa elevata, taglio preciso e rapido",
    ],
    ["fr", "Moteur de 2000 W, cuve en inox 30 L, offrant une grande puissance, une bonne finition"],
    ["en", "Motor of 2000 W, steel tank 30 L, ensuring the best result, and quiet running"],
    ["en", "Set incl. 2 plates 27 cm, 2 bowls 15 cm, 4 spoons long"],
    ["de", "Set inkl. 2 Teller flach, 2 Schalen klein, 4 Löffel lang"],
  ] as const)("keep it whole in %s: %s", (language, text) => expect(listedParts(text, language)).toEqual([]));

  test("stand with it in German", () => {
    expect(
      listedParts(
        "Radio mit UKW, Inklusive Leuchte, stufenlos dimmbar in 3 Farben, Gewicht 2 kg, Kabel 1 m",
        "de",
      ),
    ).toContain("Inklusive Leuchte, stufenlos dimmbar in 3 Farben");
  });
});

describe("a sentence that begins with what makes up the whole", () => {
  test.each([
    ["en", 'Made up of base board, 2 honey supers, crown board and a 6" pitched roof'],
    ["de", "Bestehend aus Bodenbrett, 2 Honigräumen, Innendeckel und einem Blechdach"],
    ["fr", "Composée d'un plateau, 2 hausses, un couvre-cadres et un toit plat"],
    ["it", "Composta da fondo antivarroa, 2 melari, coprifavo e un tetto piano"],
  ] as const)("is one: %s, %s", (language, text) => {
    expect(listedParts(text, language)).toEqual([]);
  });
});

describe("what depends on its neighbour in a list between commas", () => {
  test.each([
    [
      "de",
      "Kabel 3 x 2,5 mm² grau, 50-m-Ring, nach DIN VDE 0250, für Montage auf, im und unter Putz, nicht im Freien",
      "für Montage auf, im und unter Putz, nicht im Freien",
    ],
    [
      "en",
      "Cable 3 x 2.5 mm², 50 m ring, for use on, in and under plaster, not in soil",
      "for use on, in and under plaster, not in soil",
    ],
    [
      "fr",
      "Câble 3 x 2,5 mm², couronne de 50 m, pose sur, dans et sous enduit, pas en terre",
      "pose sur, dans et sous enduit, pas en terre",
    ],
    [
      "it",
      "Cavo 3 x 2,5 mm², matassa 50 m, posa su, in e sotto intonaco, non in terra",
      "posa su, in e sotto intonaco, non in terra",
    ],
  ] as const)("stays with it in %s", (language, text, part) =>
    expect(listedParts(text, language)).toContain(part),
  );

  test.each([
    ["en", "Cable 3 x 2.5 mm², 50 m ring, without plug", "without plug"],
    ["de", "Kabel 3 x 2,5 mm² grau, 50-m-Ring, nach DIN VDE 0250, Ohne Stecker", "Ohne Stecker"],
  ] as const)("what the thing lacks is a part in %s", (language, text, part) =>
    expect(listedParts(text, language)).toContain(part),
  );
});

describe("letters with a full stop at the end of a point", () => {
  test.each([
    [
      "it",
      "Scarpa bassa con puntale. Fodera in tessuto, suola in gomma antist. Norma EN ISO 20345.",
      "antist",
    ],
    [
      "fr",
      "Chaussure basse à coque. Doublure en tissu, semelle en gomme antist. Norme EN ISO 20345.",
      "antist",
    ],
    ["de", "Halbschuh mit Kappe. Futter aus Stoff, Sohle aus Gummi antist. Norm EN ISO 20345.", "antist"],
    ["en", "Low shoe with a cap. Lining of cloth, sole of rubber antist. Norm EN ISO 20345.", "antist"],
  ] as const)("keep it in %s", (language, text, stump) => {
    const points = answerTo(text, language, { name: "Halden S3" }).bullet_points.join("\n");
    expect(points).not.toMatch(new RegExp(`${stump}(?!\\.)`, "u"));
  });

  test.each([
    ["en", "Low shoe with a cap. Sole of rubber with treads. Weighs 600 g.", "treads"],
    ["fr", "Baume en stick de 12 g. Protège les lèvres gercées. Sans parfum.", "gercées"],
    ["de", "Halbschuh mit Kappe. Sohle aus Gummi, abriebfest. Wiegt 600 g.", "abriebfest"],
    ["it", "Scarpa bassa con puntale. Fodera in tessuto sport. Pesa 600 g.", "sport"],
    ["de", "Halbschuh mit Kappe. Alles, was ein Schuh braucht. Wiegt 600 g.", "braucht"],
    ["de", "Halbschuh mit Kappe. Sohle, die nie verrutscht. Wiegt 600 g.", "verrutscht"],
  ] as const)("go behind a whole word in %s", (language, text, word) => {
    const points = answerTo(text, language, { name: "Halden S3" }).bullet_points;
    expect(points.join("\n")).not.toContain(`${word}.`);
  });
});

describe("several numbers of one noun stay together", () => {
  test.each([
    [
      "en",
      "4 slots, mechanical timer, selector control for 1, 2, 3 or 4 slots.",
      "selector control for 1, 2, 3 or 4 slots",
    ],
    [
      "de",
      "Gehäuse aus Stahl, 900 Watt Leistung, Regler für 1, 2, 3 oder 4 Scheiben.",
      "Regler für 1, 2, 3 oder 4 Scheiben",
    ],
    [
      "fr",
      "Boîtier en acier, puissance 900 W, sélecteur pour 1, 2 ou 4 tranches.",
      "sélecteur pour 1, 2 ou 4 tranches",
    ],
    ["it", "Corpo in acciaio, potenza 900 W, selettore per 1, 2 o 4 fette.", "selettore per 1, 2 o 4 fette"],
  ] as const)("%s: %s", (language, text, wanted) => {
    const parts = listedParts(text, language);
    expect(parts.length === 0 || parts.includes(wanted)).toBe(true);
  });
});

describe("a sentence with commas", () => {
  test.each([
    ["de", "Der Receiver unterstützt 4K Ultra HD, WiFi, Bluetooth und mehrere Zonen mit bis zu 4 Räumen."],
    ["en", "The receiver supports 4K Ultra HD, WiFi, Bluetooth and several zones with up to 4 rooms."],
    ["fr", "L'ampli prend en charge 4K Ultra HD, WiFi, Bluetooth et plusieurs zones de 4 pièces."],
    ["it", "Il ricevitore supporta 4K Ultra HD, WiFi, Bluetooth e più zone con fino a 4 stanze."],
  ] as const)("stays one in %s", (language, text) => expect(listedParts(text, language)).toEqual([]));
});

test.each([
  ["en", "E27 bulb, max 60W, not included"],
  ["de", "Leuchtmittel E27, max. 60 W, nicht enthalten"],
  ["fr", "Ampoule E27, 60 W max., non fournie"],
  ["it", "Lampadina E27, max 60 W, non inclusa"],
] as const)("%s: what is not included stands with the rest: %s", (language, text) => {
  expect(listedParts(text, language)).toEqual([]);
});
