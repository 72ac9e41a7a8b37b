import { describe, expect, test } from "vitest";
import { answerTo, nativeDescription } from "./native-description.ts";

describe("a short text in capitals", () => {
  test.each([
    ["it", "Vite TE M8", "CONF. 200 PZ", "Confezione da 200 pezzi."],
    ["it", "Cerniera", "CROMATA FORO 26MM APERTURA 95°", "Cromata foro 26 mm apertura 95°."],
    [
      "it",
      "Trapano avvitatore",
      "COPPIA MAX 40NM - MANDRINO 10MM - 2 VEL.",
      "Coppia max 40 Nm - mandrino 10 mm - 2 velocità.",
    ],
    ["it", "Rubinetto", "CARTUCCIA CERAM. 25MM", "Cartuccia ceramica 25 mm."],
    ["fr", "Vis à bois", "BTE 100 ACIER", "Boîte de 100 acier."],
    ["fr", "Tapis", "TISSU COTON LAVABLE 40CM", "Tissu coton lavable 40 cm."],
    ["en", "Hex Bolt M8", "C/W NUT & WASHER", /^With nut & washer/],
    ["en", "Padlock", "KEYED ALIKE AVAIL. ON REQUEST", "Keyed alike available on request."],
    ["en", "Sealant", "MOULD RESIST. INT & EXT USE", /^Mould resistant/],
    ["en", "Tap", "MIN PRESSURE 0.2 BAR. 5YR GTEE", "Min pressure 0.2 bar. 5 year guarantee."],
    ["en", "Screws", "BX 100", "Box of 100"],
    ["en", "Wall plugs", "PK 50", "Pack of 50"],
    ["de", "Unterlegscheibe", "EDELST. VERPACK. 100 STK", /100 Stück/],
  ] as const)(
    "is written as others are, its short forms in full: %s, %s: %s",
    (language, name, text, full) => {
      const written = nativeDescription(text, language, { name });
      if (typeof full === "string") expect(written).toBe(full);
      else expect(written).toMatch(full);
    },
  );

  test.each([
    ["it", "GORE TEX"],
    ["fr", "GOV DENIM"],
    ["en", "IP65 LED"],
    ["de", "WIROX T-STAR"],
  ] as const)("stays where it is a maker or a code: %s, %s", (language, text) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(text);
  });
});

describe("a name at a sentence's end that another word of the row begins with", () => {
  test.each([
    [
      "it",
      "Caciocavallo Silano 1 kg",
      "Formaggio a pasta filata dell'altopiano della Sila. Stagionato 90 giorni.",
    ],
    ["it", "Piatto siciliano", "Piatto in ceramica dipinto a mano. Prodotto in Sicilia."],
    ["it", "Maschera veneziana", "Maschera in cartapesta, nata a Venezia. Con nastro in raso."],
    ["fr", "Savon de Provence", "Savon au lait. Fabriqué en Corse. Poids 100 g."],
    ["en", "Keralan curry paste", "A curry paste with coconut. Made in Kerala. Keep cool."],
    ["de", "Römerpokal", "Ein Pokal aus Zinn, gegossen in Roma. Mit Sockel."],
  ] as const)("stays, in %s: %s", (language, name, text) => {
    expect(nativeDescription(text, language, { name })).toBe(text);
  });
});

describe("short forms in prose", () => {
  test.each([
    [
      "en",
      "Urban helmet with integr. LED rear light and rain cover for the city.",
      "integrated LED rear light",
    ],
    ["en", "A round light that is suitable for bathrm zone 2 and for the kitchen.", "bathroom zone 2"],
    [
      "fr",
      "Mitigeur en laiton chromé avec une cartouche céramique diam. 35 mm et un bec fixe.",
      "diamètre 35 mm",
    ],
    ["it", "La felpa è in cotone, con cappuccio e tasche, ed è di colore grigio mel.", "grigio mélange"],
    [
      "de",
      "Ein Bürostuhl mit verst. Armlehnen und höhenverst. Sitz, der lange bequem bleibt.",
      "verstellbaren Armlehnen",
    ],
    [
      "de",
      "Eine warme Damenjacke m. Kapuze und Taschen, Obermaterial aus Baumw. und Leinen.",
      "Baumwolle und",
    ],
  ] as const)("are written in full: %s, %s", (language, text, full) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(full);
  });

  test.each([
    ["fr", "Un sécateur à enclume pour couper le bois dur et sec. La lame est revêtue."],
    ["en", "The load is max. 40 kg and the weight approx. 3 kg, incl. the wheels and the handle."],
    ["de", "Die Belastung beträgt max. 40 kg, das Gewicht ca. 3 kg inkl. der Rollen und des Griffs."],
    ["fr", "La charge est de max. 40 kg et le poids de env. 3 kg avec les roues et la poignée."],
    ["it", "La portata è di max. 40 kg e il peso di circa 3 kg con le ruote e la maniglia."],
    ["fr", "Le chauffage a une puissance de 5 000 Watts et se pose au sol."],
  ] as const)("stay where they are usual, or words: %s, %s", (language, text) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toBe(text);
  });
});

describe("the end of a sentence", () => {
  test.each([
    [
      "fr",
      "Culot E27, 40 W max. Câble réglable en hauteur.",
      ["Culot E27, 40 W max.", "Câble réglable en hauteur"],
    ],
    [
      "it",
      "Lavabile a 30 gradi max. Tasche laterali con zip.",
      ["Lavabile a 30 gradi max.", "Tasche laterali con zip"],
    ],
    [
      "en",
      "Takes bulbs of 40 W max. Cable with a switch.",
      ["Takes bulbs of 40 W max.", "Cable with a switch"],
    ],
  ] as const)("may be behind a short form: %s", (language, text, points) => {
    expect(answerTo(text, language, { name: "Nova 20" }).bullet_points).toEqual(points);
  });

  test.each([
    [
      "it",
      "Costume intero con volant. protezione UPF 50+. asciuga velocemente.",
      "Protezione UPF 50+. Asciuga",
    ],
    ["fr", "Maillot une pièce à volants. protection UPF 50+. sèche vite.", "Protection UPF 50+. Sèche"],
    ["en", "Swimsuit with frills. protection of UPF 50+. dries fast.", "Protection of UPF 50+. Dries"],
    ["de", "Badeanzug mit Rüschen. schützt mit UPF 50+. trocknet schnell.", "Schützt mit UPF 50+. Trocknet"],
  ] as const)("is followed by a capital: %s", (language, text, written) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(written);
  });

  test.each([
    ["en", "The box of approx. ten pieces has a lid. It holds 3 kg."],
    ["de", "Der Kasten mit ca. zehn Teilen hat einen Deckel. Er fasst 3 kg."],
  ] as const)("is none behind an abbreviation: %s", (language, text) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toBe(text);
  });
});

describe("a written-out short form inside a sentence", () => {
  test.each([
    ["de", "Sofa mit Bezug aus Samt u. Füßen aus Buche", "und Füßen aus Buche", "und."],
    ["de", "Topf mit Deckel m. Griff aus Glas und Boden", "mit Griff aus Glas", "mit."],
    [
      "en",
      "Bike with strong frame and hydr. disc brakes front and rear.",
      "hydraulic disc brakes",
      "hydraulic.",
    ],
  ] as const)("has no full stop: %s, %s", (language, text, wanted, stopped) => {
    const written = nativeDescription(text, language, { name: "Nova 20" });
    expect(written).toContain(wanted);
    expect(written).not.toContain(stopped);
  });

  test("stays with the one that it is joined to, or both are written out", () => {
    const written = nativeDescription("Bici da città. Freni a disco ant. e post. in acciaio.", "it", {
      name: "Bici da città",
    });
    expect(written).toMatch(/ant\. e post\. in|anterior[ei] e posterior[ei] in/u);
  });
});

describe("capitals and units of a text", () => {
  test.each([
    ["it", "TEMPO DI COTTURA 9 MIN. CONFEZIONE DA 500 G.", "cottura 9 min."],
    ["de", "EINHEBELMISCHER FÜR DAS BAD, DURCHFLUSS 6 L/MIN, HÖHE 150 MM.", "6 l/min"],
    ["fr", "ROBINET DE CUISINE CHROMÉ, DÉBIT 6 L/MIN, HAUTEUR 150 MM.", "6 L/min"],
    ["en", "KITCHEN TAP IN CHROME WITH A FLOW OF 6 L/MIN AND A HEIGHT OF 150 MM.", "6 L/min"],
    ["it", "Trapano con impugnatura antivibrazione. potenza 700 w. Made in Italy.", ". Potenza 700 W"],
    ["fr", "Perceuse avec fonction de percussion. mandrin de 13 mm. Livrée en coffret.", ". Mandrin de 13"],
    ["en", "Lamp with motion detection. brightness of 800 lm. Black frame.", ". Brightness"],
    ["it", "Giacca con fodera imperm. esterna in nylon. Made in Italy.", "esterna"],
    ["it", "Stampante per cartucce 107a, 107w, 135w. Colore nero.", "107w"],
  ] as const)("%s: %s", (language, text, wanted) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(wanted);
  });
});

describe("the full stop behind a word before a number", () => {
  test.each([
    ["de", "Tagesdecke", "Weiche Tagesdecke aus Musselin. Farbe Salbei. 220 x 240 cm.", ["Salbeigrün"]],
    ["de", "Strickschal", "Langer Schal aus Merinowolle. Farbe Natur. 30 x 180 cm.", ["Naturweiß"]],
    ["en", "Throw", "A soft throw of muslin. Colour sage. 130 x 170 cm.", ["Sage green"]],
    ["fr", "Plaid", "Un plaid doux en coton. Couleur sauge. 130 x 170 cm.", ["Sauge clair"]],
    ["it", "Plaid", "Un plaid morbido in cotone. Colore salvia. 130 x 170 cm.", ["Salvia chiaro"]],
  ] as const)("stays, and so does the word: %s, %s", (language, name, text, [color]) => {
    expect(nativeDescription(text, language, { name, facts: { color } })).toBe(text);
  });
});

test("the full stop of a unit that ends a statement stays before capitals", () => {
  expect(
    nativeDescription("Roofing felt, UV stable 3 mths. BBA approved.", "en", { name: "Roofing felt" }),
  ).toContain("3 months. BBA approved.");
});

describe("a written-out short form at the start of a statement", () => {
  test.each([
    ["fr", "Disj. Ph+N 230 V, courbe C, vis", "Disjoncteur Ph+N 230 V"],
    ["it", "Telaio leggero in allum. 5 anni di garanzia", "in alluminio. 5 anni di garanzia"],
    ["it", "Torcia da campo con 2 batt. Ni-Cd, base nera", "2 batterie Ni-Cd"],
    ["de", "Farbe Kl. 2 n. DIN EN 13300", "Kl. 2 nach DIN EN 13300"],
    ["en", "Steel frame, handle blk. 5 year warranty", "handle black. 5 year warranty"],
  ] as const)("has its full stop only where a statement follows: %s, %s", (language, text, wanted) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(wanted);
  });

  test.each([
    ["it", "Palo in allum. lucido, col. antracite, base a pavim. con tasselli incl.", "colore antracite"],
    [
      "it",
      "Palo in allum. lucido, col. antracite, base a pavim. con tasselli incl.",
      "pavimento con tasselli",
    ],
  ] as const)("gets no capital behind the full stop of a short form: %s, %s", (language, text, wanted) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(wanted);
  });
});

describe("short forms of trades", () => {
  test.each([
    [
      "en",
      "Recycled plas trough, UV stab, frost resist. Tray sold sep.",
      "Recycled plastic trough, UV-stabilised",
    ],
    ["en", "Ht 1m x spr 60cm. Int dia 20cm.", "Height 1m x spread 60cm. Internal diameter 20cm."],
    ["en", "S/S blade, heat-proof grip. Suit. for all hobs.", "Stainless steel blade"],
    ["en", "Cotton set with 2 cushions. M/c wash at 40.", "Machine wash at 40."],
    [
      "de",
      "Plane f. Außenber., frostbest. bis -10 °C, 80 mm br., schwer entfl. n. DIN 4102",
      "frostbeständig bis",
    ],
    [
      "de",
      "Plane f. Außenber., frostbest. bis -10 °C, 80 mm br., schwer entfl. n. DIN 4102",
      "80 mm breit, schwer",
    ],
    ["de", "Beutel à 200 St. Z. Verpacken v. Brot u. Gebäck", "200 St. Zum Verpacken von Brot"],
    ["de", "Reinigung m. feuchtem Tuch, n. waschbar", "mit feuchtem Tuch, nicht waschbar"],
    ["fr", "Peinture mate, rend. 10 m²/L, nett. à l'eau", "rendement 10 m²/L, nettoyage à l'eau"],
    ["it", "Caldaia a condens. 24 kW, kit coass. 60/100", "a condensazione 24 kW, kit coassiale 60/100"],
  ] as const)("are written out in texts: %s, %s", (language, text, wanted) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(wanted);
  });

  test.each([
    [
      "de",
      "SPACHTEL, UNLACK. STIEL, F. HOLZLACKE, ROSTFR. KLINGE",
      "unlackierter Stiel, für Holzlacke, rostfreie Klinge",
    ],
    ["de", "ROLLE 12. STÄRKE, BEZUG WEISS, F. WANDFARBEN", "Rolle 12. Stärke"],
    [
      "de",
      "Klebeband, f. saubere Kanten, lösemittel- u. silikonfrei.",
      "für saubere Kanten, lösemittel- und silikonfrei",
    ],
    ["de", "Bügel aus Stahl, m. weichem Griff und Haken.", "mit weichem Griff"],
    ["fr", "Relais modulaire, contact argent. Tension nom. 24 V. Montage sur rail.", "Tension nominale 24 V"],
    ["it", "Elettropompa in ghisa con galleggiante. Potenza nom. 750 W.", "Potenza nominale 750 W"],
  ] as const)("agree with what follows: %s, %s", (language, text, wanted) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(wanted);
  });

  test.each([
    ["en", "Sit the lamp on the sep rack and ext wall.", "sep rack and ext wall"],
    ["de", "Ein Buch von F. Maurer und Z. Berger.", "von F. Maurer und Z. Berger"],
    ["it", "Vista dal col. del monte in un quadro.", "col. del monte"],
    ["fr", "Un tapis rend. le salon plus doux.", "rend. le salon"],
  ] as const)("stay where they may be others: %s, %s", (language, text, wanted) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(wanted);
  });
});
