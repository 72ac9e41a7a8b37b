import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { answerTo } from "./native-description.ts";

describe("parts between pipes without blanks are a list", () => {
  it.each<readonly [Language, string, number]>([
    ["en", "Light running shoe with padding|Upper of mesh|Rubber outsole|Weight: 281 g", 4],
    ["en", "Front axle set|Width 116.8 mm|Height 52.4 mm", 3],
    ["en", "Two pockets|With hood|Windproof up to 60 km/h", 3],
    ["en", "Cable of 2 m|Plug type G|Black finish", 3],
    ["en", "Set of 4 cups|Made of steel|Dishwasher safe", 3],
    ["de", "Leichter Laufschuh mit Dämpfung|Obermaterial aus Mesh|Gewicht: 281 g", 3],
    ["de", "Satz Bremsbeläge|Breite 116,8 mm|Höhe 52,4 mm", 3],
    ["de", "Zwei Taschen|Mit Kapuze|Winddicht bis 60 km/h", 3],
    ["de", "Kabel 2 m|Stecker Typ F|Schwarz lackiert", 3],
    ["de", "Vier Becher aus Stahl|Mit Deckel|Höhe 10 cm", 3],
    ["fr", "Jeu de 4 plaquettes|Largeur 116,8 mm|Hauteur 52,4 mm", 3],
    ["fr", "Chaussure légère avec amorti|Tige en mesh|Poids : 281 g", 3],
    ["fr", "Deux poches|Avec capuche|Coupe-vent jusqu'à 60 km/h", 3],
    ["fr", "Câble de 2 m|Prise type E|Finition noire", 3],
    ["fr", "Lot de 4 gobelets|En acier inox|Hauteur 10 cm", 3],
    ["it", "Serie di 4 pastiglie|Larghezza 116,8 mm|Altezza 52,4 mm", 3],
    ["it", "Scarpa leggera con ammortizzazione|Tomaia in mesh|Peso: 281 g", 3],
    ["it", "Due tasche|Con cappuccio|Antivento fino a 60 km/h", 3],
    ["it", "Cavo di 2 m|Spina tipo L|Finitura nera", 3],
    ["it", "Set di 4 tazze|In acciaio inox|Altezza 10 cm", 3],
  ])("in %s: %s", (language, text, count) => {
    const { best_description, bullet_points, seo } = answerTo(text, language, { name: "Nordhaus 12" });
    expect(best_description.split("\n")).toHaveLength(count);
    expect(`${best_description}${bullet_points.join()}${seo?.meta_description}`).not.toContain("|");
    expect(bullet_points.length).toBeGreaterThanOrEqual(count - 1);
  });

  it.each(["Écran |LG| 15,6 pouces LED", "Größe S|M|L|XL lieferbar"])("but not in %s", (text) => {
    expect(answerTo(text, "fr").best_description).toContain("|");
  });
});

describe("a search text that lists facts", () => {
  it.each<readonly [Language, string, string]>([
    ["en", "Switch Nordhaus 12", "Switch Nordhaus 12: 3 speeds, width 330 mm."],
    ["de", "Switch Nordhaus 12", "Switch Nordhaus 12: 3 Stufen, Breite 330 mm."],
    ["fr", "Switch Nordhaus 12", "Switch Nordhaus 12 : 3 vitesses, largeur 330 mm."],
    ["it", "Switch Nordhaus 12", "Switch Nordhaus 12: 3 velocità, larghezza 330 mm."],
  ])(
    "has one colon, each label once, the measures last, and neither audience, plug nor weight, in %s",
    (language, name, wanted) => {
      const lines = {
        en: "- Width: 330 mm\n- Plug type: EU\n- Weight: 2 kg\n- Speeds: 3 speeds\n- Age: Adults\n- Gender: Unisex",
        de: "- Breite: 330 mm\n- Steckertyp: EU\n- Gewicht: 2 kg\n- Stufen: 3 Stufen\n- Alter: Erwachsene\n- Geschlecht: Unisex",
        fr: "- Largeur : 330 mm\n- Type de prise : EU\n- Poids : 2 kg\n- Vitesses : 3 vitesses\n- Âge : Adultes\n- Sexe : Unisexe",
        it: "- Larghezza: 330 mm\n- Tipo di presa: Spina EU\n- Peso: 2 kg\n- Velocità: 3 velocità\n- Età consigliata: Adulti\n- Genere: Unisex",
      }[language];
      expect(answerTo(lines, language, { name }).seo?.meta_description).toBe(wanted);
    },
  );

  it.each<readonly [Language, string]>([
    ["en", "- Material: Polyester\n- Composition: Polyester\n- Closure: Zip"],
    ["de", "- Material: Polyester\n- Zusammensetzung: Polyester\n- Verschluss: Zip"],
    ["fr", "- Matière : Polyester\n- Composition : Polyester\n- Fermeture : Zip"],
    ["it", "- Materiale: Poliestere\n- Composizione: Poliestere\n- Chiusura: Zip"],
  ])("says a fact once, in %s", (language, text) => {
    const { bullet_points, seo } = answerTo(text, language, { name: "Nordhaus 12" });
    expect(bullet_points.join().match(/Pol[iy]ester/gu)).toHaveLength(1);
    expect(seo?.meta_description.match(/pol[iy]ester/giu)).toHaveLength(1);
  });
});

describe("specifications between commas are points of their own", () => {
  it.each<readonly [Language, string, string]>([
    [
      "en",
      "LED television 55 inches, resolution 3840 x 2160 px, 3 HDMI ports, 2 USB ports, energy class G",
      "3 HDMI ports",
    ],
    [
      "de",
      "Einhebelmischer mit Bügel, Ausladung 112 mm, Strahlart: Normalstrahl, Durchfluss bei 3 bar: 5 l/min, Keramikmischsystem",
      "Ausladung 112 mm",
    ],
    [
      "fr",
      "Téléviseur LED 55 pouces, résolution 3840 x 2160 px, 3 ports HDMI, 2 ports USB, classe énergétique G",
      "3 ports HDMI",
    ],
    [
      "it",
      "Televisore LED 55 pollici, risoluzione 3840 x 2160 px, 3 porte HDMI, 2 porte USB, classe energetica G",
      "3 porte HDMI",
    ],
    ["en", "upper: leather, lining: textile, sole: rubber.", "Lining: textile"],
    ["de", "Obermaterial: Leder, Futter: Textil, Sohle: Gummi.", "Futter: Textil"],
    ["fr", "Tige : cuir, doublure : textile, semelle : caoutchouc.", "Doublure : textile"],
    ["it", "Tomaia: pelle, fodera: tessuto, suola: gomma.", "Fodera: tessuto"],
  ])("in %s: %s", (language, text, point) =>
    expect(answerTo(text, language, { name: "Nordhaus 12" }).bullet_points).toContain(point),
  );

  it.each<readonly [Language, string]>([
    ["en", "The bag has a zip, a pocket, a strap, a lining and a logo."],
    ["de", "Die Tasche hat einen Zip, ein Fach, einen Gurt, ein Futter und ein Logo."],
    ["fr", "Le sac a un zip, une poche, une sangle, une doublure et un logo."],
    ["it", "La borsa ha una zip, una tasca, una cinghia, una fodera e un logo."],
  ])("but a sentence is one, in %s", (language, text) =>
    expect(answerTo(text, language, { name: "Nordhaus 12" }).bullet_points).toHaveLength(1),
  );
});

describe("a French book", () => {
  it.each([
    ["De Marie Dupont aux éditions VERGER", ["Auteur : Marie Dupont", "Éditeur : VERGER"]],
    ["De Collectif aux éditions Verger", ["Éditeur : Verger"]],
    ["De J.-P. Martin aux éditions Le Seuil Bleu", ["Auteur : J.-P. Martin", "Éditeur : Le Seuil Bleu"]],
    ["De Anne Roux, Luc Petit aux éditions MER", ["Auteur : Anne Roux, Luc Petit", "Éditeur : MER"]],
    ["De Paul Noir aux éditions du Lac", ["De Paul Noir aux éditions du Lac"]],
  ])("%s", (text, points) => {
    const { best_description, bullet_points } = answerTo(text, "fr", { name: "Les jardins oubliés" });
    expect(best_description.replace(/\.$/u, "")).toBe(text);
    expect(bullet_points).toEqual(points);
  });
});

describe("labels and values between semicolons", () => {
  it.each<readonly [Language, string, number]>([
    [
      "de",
      "Spannung: 12 V; max. Drehmoment (hart/weich): 30/14 Nm; Drehzahl (1. Gang / 2. Gang): 0-400 / 0-1.300 min-1; Gewicht o. Akku: 0,8 kg",
      4,
    ],
    ["de", "Bohr-Ø in Holz max.: 20 mm; Bohrfutter: 10 mm; Gew. inkl. Akku: 1,1 kg", 3],
    ["de", "Farbe: Eiche; Höhe ca.: 80 cm; Belastung max.: 40 kg; Lieferung: zerlegt", 4],
    ["de", "Art: Akku-Säge; Hubzahl (2. Stufe): 2.800 min-1; Hublänge: 26 mm", 3],
    ["de", "Typ: A4; Lochung (Abst.): 8 cm; Füllhöhe max.: 350 Blatt", 3],
    [
      "en",
      "Voltage: 12 V; max. torque (hard/soft): 30/14 Nm; speed (1. gear / 2. gear): 0-400 / 0-1,300 rpm; Weight: 0.8 kg",
      4,
    ],
    ["en", "Min. power: 900 W; Max. load: 40 kg; Run time approx.: 80 minutes", 3],
    ["en", "Colour: Oak; Assy. time: 30 minutes; Max. load: 40 kg", 3],
    ["en", "Type: saw; Strokes (2. speed): 2,800 rpm; Stroke: 26 mm", 3],
    ["en", "Size: A4; Cap. (sheets): 350; Colour: Red", 3],
    ["fr", "Tension : 12 V; Couple max. : 30 Nm; Vit. à vide : 0-400 tr/min; Poids : 0,8 kg", 4],
    ["fr", "Puissance max. : 900 W; Charge max. : 40 kg; Autonomie env. : 80 minutes", 3],
    ["fr", "Couleur : chêne; Dim. hors tout : 80 x 40 cm; Livraison : démonté", 3],
    ["fr", "Type : scie; Course : 26 mm; Vit. max. : 2800 tr/min", 3],
    ["fr", "Format : A4; Cap. max. : 350 feuilles; Dos : 8 cm", 3],
    ["it", "Tensione: 12 V; Coppia max.: 30 Nm; Vel. a vuoto: 0-400 giri/min; Peso: 0,8 kg", 4],
    ["it", "N. ripiani: 3; Portata max.: 40 kg; Alt. totale: 80 cm", 3],
    ["it", "Colore: rovere; Dim. totali: 80 x 40 cm; Consegna: smontato", 3],
    ["it", "Tipo: sega; Corsa: 26 mm; Vel. max.: 2800 giri/min", 3],
    ["it", "Formato: A4; Cap. max.: 350 fogli; Dorso: 8 cm", 3],
  ])("are a line each, whatever full stops the labels have: %s, %s", (language, text, count) => {
    const { best_description, bullet_points } = answerTo(text, language, { name: "Nordhaus 12" });
    expect(best_description.split("\n")).toHaveLength(count);
    expect(bullet_points.length).toBeGreaterThanOrEqual(count - 1);
  });

  it.each<readonly [Language, string]>([
    [
      "de",
      "Das Set enthält zwei Tassen; sie sind aus Ton. Die Farbe: Blau; das Geschirr ist spülmaschinenfest.",
    ],
    ["en", "The set holds two cups; they are made of clay. The colour: blue; all is dishwasher safe."],
    [
      "fr",
      "Le lot contient deux tasses; elles sont en argile. La couleur : bleu; tout va au lave-vaisselle.",
    ],
    ["it", "Il set contiene due tazze; sono di argilla. Il colore: blu; tutto va in lavastoviglie."],
  ])("are none in sentences: %s, %s", (language, text) => {
    expect(answerTo(text, language, { name: "Nordhaus 12" }).best_description).not.toContain("\n");
  });
});

describe("a list whose last word nobody knows", () => {
  it.each<readonly [Language, string, string]>([
    [
      "it",
      "Carta per stampe laser. Formato A3 - Peso 90 g/m2 - 250 fogli - Scatola da 4 brisme",
      "250 fogli",
    ],
    [
      "fr",
      "Papier pour imprimante. Format A3 - Poids 90 g/m2 - 250 feuilles - Boîte de 4 brimes",
      "Format A3",
    ],
    ["de", "Papier für Drucker. Format A3 - Gewicht 90 g/m2 - 250 Blatt - Karton mit 4 brismen", "250 Blatt"],
    ["en", "Paper for printers. Format A3 - Weight 90 g/m2 - 250 sheets - Box of 4 brismes", "250 sheets"],
  ])("gives its other parts as points: %s, %s", (language, text, point) => {
    expect(answerTo(text, language, { name: "Nordhaus 12" }).bullet_points).toContain(point);
  });
});

describe("two facts with a unit or an answer between them", () => {
  it.each<readonly [Language, string, string]>([
    [
      "it",
      "Trapano a batteria. 2 velocità: 0-400/0-1300 giri/min. Peso 1,2 kg. Mandrino 10 mm.",
      "Peso 1,2 kg",
    ],
    [
      "fr",
      "Perceuse sans fil. 2 vitesses : 0-400/0-1300 tr/min. Poids 1,2 kg. Mandrin 10 mm.",
      "Poids 1,2 kg",
    ],
    [
      "de",
      "Akkubohrer mit Licht. 2 Gänge: 0-400/0-1300 U/min. Gewicht 1,2 kg. Futter 10 mm.",
      "Gewicht 1,2 kg",
    ],
    [
      "en",
      "Cordless drill with light. 2 speeds: 0-400/0-1300 rev/min. Weight 1.2 kg. Chuck 10 mm.",
      "Weight 1.2 kg",
    ],
    [
      "it",
      "Kit di pastiglie. Avvisatore di usura: no. Spessore totale 17 mm. Altezza 53 mm.",
      "Spessore totale 17 mm",
    ],
    [
      "fr",
      "Jeu de plaquettes. Témoin d'usure : non. Épaisseur totale 17 mm. Hauteur 53 mm.",
      "Épaisseur totale 17 mm",
    ],
    ["de", "Satz Bremsbeläge. Warnkontakt: nein. Dicke gesamt 17 mm. Höhe 53 mm.", "Dicke gesamt 17 mm"],
    [
      "en",
      "Set of brake pads. Wear sensor: no. Total thickness 17 mm. Height 53 mm.",
      "Total thickness 17 mm",
    ],
  ])("are two points: %s, %s", (language, text, point) => {
    expect(answerTo(text, language, { name: "Nordhaus 12" }).bullet_points).toContain(point);
  });
});

describe("entries between dashes behind a label", () => {
  it.each<readonly [Language, string]>([
    [
      "en",
      "Cordless saw with light. Features: - Blade of 165 mm - Two speeds - LED light. Supplied with a case.",
    ],
    ["en", "Includes: - table with glass top - six chairs - crank parasol"],
    ["en", "In the box: - 2 bits - one case - long cable"],
    ["en", "Benefits: - soft on skin - quick to dry - easy to fold"],
    ["en", "Details: - Oak frame - Seat of 45 cm - Four legs"],
    [
      "de",
      "Akku-Säge mit Licht. Merkmale: - Blatt mit 165 mm - Zwei Gänge - LED-Licht. Geliefert im Koffer.",
    ],
    ["de", "Inhalt: - Tisch mit Glasplatte - sechs Stühle - großer Schirm"],
    ["de", "Lieferumfang: - 2 Bits - ein Koffer - langes Kabel"],
    ["de", "Vorteile: - sanft zur Haut - schnell trocken - leicht zu falten"],
    ["de", "Details: - Rahmen aus Eiche - Sitz mit 45 cm - Vier Beine"],
    [
      "fr",
      "Scie sans fil. Atouts : - Lame de 165 mm - Deux vitesses - Lampe intégrée. Livrée avec un coffret.",
    ],
    ["fr", "Contenu : - table en verre - six chaises - grand parasol"],
    ["fr", "Livré avec : - 2 embouts - une valise - long câble"],
    ["fr", "Avantages : - doux pour la peau - séchage rapide - facile à plier"],
    ["fr", "Détails : - Cadre en chêne - Assise de 45 cm - Quatre pieds"],
    [
      "it",
      "Sega a batteria. Caratteristiche: - Lama da 165 mm - Due velocità - Luce integrata. Fornita con valigetta.",
    ],
    ["it", "Contenuto: - tavolo in vetro - sei sedie - grande ombrellone"],
    ["it", "In dotazione: - 2 punte - una valigetta - cavo lungo"],
    ["it", "Vantaggi: - delicato sulla pelle - asciuga presto - facile da piegare"],
    ["it", "Dettagli: - Telaio in rovere - Seduta di 45 cm - Quattro gambe"],
  ])("are a line each (%s, %s)", (language, text) => {
    const { best_description } = answerTo(text, language, { name: "Nordhaus 12" });
    expect(best_description.split("\n").filter((line) => line.startsWith("• "))).toHaveLength(3);
  });

  it.each<readonly [Language, string]>([
    ["en", "Models: - DRX725 - DRX726 - DRX728"],
    ["de", "Modelle: - DRX725 - DRX726 - DRX728"],
    ["fr", "Modèles : - DRX725 - DRX726 - DRX728"],
    ["it", "Modelli: - DRX725 - DRX726 - DRX728"],
  ])("are none where they are codes (%s, %s)", (language, text) => {
    const { best_description } = answerTo(text, language, { name: "Nordhaus 12" });
    expect(best_description).not.toContain("\n");
  });

  it.each<readonly [Language, string]>([
    ["en", '- 9 sockets 1/4": 4 - 4.5 - 5 - 6 - 8 mm\n- 1 ratchet with 72 teeth\n- 29 bits'],
    ["de", '- 9 Nüsse 1/4": 4 - 4,5 - 5 - 6 - 8 mm\n- 1 Ratsche mit 72 Zähnen\n- 29 Bits'],
    ["fr", '- 9 douilles 1/4" : 4 - 4,5 - 5 - 6 - 8 mm\n- 1 cliquet de 72 dents\n- 29 embouts'],
    ["it", '- 9 bussole 1/4": 4 - 4,5 - 5 - 6 - 8 mm\n- 1 cricchetto da 72 denti\n- 29 inserti'],
  ])("are none where they are sizes of one thing (%s, %s)", (language, text) => {
    const { bullet_points } = answerTo(text, language, { name: "Nordhaus 12" });
    expect(bullet_points[0]).toMatch(/8 mm$/u);
  });
});

describe("stars that refer to notes which the feed has not", () => {
  it.each<readonly [Language, string]>([
    ["en", "It survives a fall of 1.2 metres* and 30 minutes** under water."],
    ["de", "Es übersteht Stürze aus 1,2 Metern* und 30 Minuten** unter Wasser."],
    ["fr", "Il résiste à une chute de 1,2 mètre* et à 30 minutes** sous l'eau."],
    ["it", "Resiste a cadute da 1,2 metri* e a 30 minuti** sott'acqua."],
  ])("stay together (%s)", (language, text) => {
    expect(answerTo(text, language, { name: "Nordhaus 12" }).best_description).toContain("** ");
  });
});

describe("capitals inside the list of a search text", () => {
  it.each<readonly [Language, string, RegExp]>([
    ["fr", "Réduction de bruit active|Autonomie 30h (ANC off)|Charge rapide|Poids 240g", /, autonomie 30h/u],
    ["fr", "- Coupe-bordures télescopique à fil\n- Autonomie 40 minutes\n- Poids 2 kg", /: coupe-bordures/u],
    [
      "it",
      "- Autonomia 40 minuti di lavoro\n- Taglia-bordi telescopico a filo\n- Peso 2 kg",
      /autonomia 40 minuti/u,
    ],
    [
      "en",
      "- Round Case, Buckle Clasp, Blue and Red Strap\n- Width 40 mm across\n- Weight 50 g",
      /Blue and Red Strap/u,
    ],
    ["en", "- Runtime 40 minutes a charge\n- Quiet clicks all day\n- Weight 50 g", /runtime 40 minutes/u],
    [
      "de",
      "- Dermatologisch getestet\n- Ergonomisch geformt\n- Gewicht 2 kg",
      /dermatologisch getestet, ergonomisch geformt/u,
    ],
    ["fr", "- Extraite à froid, Provence\n- Sans sucre ajouté\n- Poids 2 kg", /extraite à froid, Provence/u],
    ["it", "- Estratto a freddo, Puglia\n- Senza zucchero\n- Peso 2 kg", /estratto a freddo, Puglia/u],
    ["de", "- Ideal für Käse und Wein\n- Höhe 40 cm\n- Gewicht 2 kg", /ideal für Käse/u],
    ["de", "- Prüfzeichen: E1 90R-01\n- Höhe: 40 cm\n- Gewicht: 2 kg", /Prüfzeichen E1/u],
  ])("are those of the sentence (%s): %s", (language, text, wanted) => {
    expect(answerTo(text, language, { name: "Nordhaus 12" }).seo?.meta_description).toMatch(wanted);
  });
});
