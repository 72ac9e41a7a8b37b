import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

type Facts = Readonly<Record<string, string>>;
type Case = readonly [language: Language, name: string, native: string, facts: Facts, description?: string];

function each(cases: readonly Case[]): void {
  for (const [language, name, native, facts, description] of cases)
    it(`${language}: ${name} (${Object.values(facts).join()})`, () => {
      expect(nativeName(name, language, { facts, ...(description && { description }) })).toBe(native);
    });
}

describe("a column says for whom a thing is that a letter or two say in the name", () => {
  const [herren, damen] = [{ Geschlecht: "Herren" }, { Geschlecht: "Damen" }];
  const [jungen, maedchen] = [{ Geschlecht: "Jungen" }, { Geschlecht: "Mädchen" }];
  const [homme, femme] = [{ Genre: "Homme" }, { Genre: "Femme" }];
  const [uomo, donna] = [{ Genere: "Uomo" }, { Genere: "Donna" }];
  each([
    ["de", "HR-Laufschuh Nimbus 42", "Herren-Laufschuh Nimbus 42", herren],
    ["de", "DA-Softshelljacke Lana 38", "Damen-Softshelljacke Lana 38", damen],
    ["de", "He.Poloshirt Piqué L", "Herren-Poloshirt Piqué L", herren],
    ["de", "Da.Strickjacke lang 40", "Damen-Strickjacke lang 40", damen],
    ["de", "Kn.Jeans Slim 128", "Jungen-Jeans Slim 128", jungen],
    ["de", "Mä.Kleid Punkte 116", "Mädchen-Kleid Punkte 116", maedchen],
    ["de", "HR-SANDALE RIVA 43", "Herren-Sandale Riva 43", herren],
    ["fr", "Chemise lin H bleu XL", "Chemise lin homme bleu XL", homme],
    ["fr", "Veste softshell F noir M", "Veste softshell femme noir M", femme],
    ["fr", "JEAN H DROIT BRUT 42", "Jean homme droit brut 42", homme],
    ["fr", "Sandales F cuir 38", "Sandales femme cuir 38", femme],
    ["fr", "Baskets H toile blanc 44", "Baskets homme toile blanc 44", homme],
    ["it", "Scarpe trekking U grigio 43", "Scarpe trekking uomo grigio 43", uomo],
    ["it", "Giacca antivento D rosa S", "Giacca antivento donna rosa S", donna],
    ["it", "MAGLIA U COTONE BLU L", "Maglia uomo cotone blu L", uomo],
    ["it", "Stivali D pelle nero 39", "Stivali donna pelle nero 39", donna],
    ["it", "Pantaloni U lino beige 50", "Pantaloni uomo lino beige 50", uomo],
    ["de", "DA-Bluse weiß 40", "Damen-Bluse weiß 40", {}, "Damen-Bluse aus Baumwolle."],
    ["fr", "Polo H piqué bleu L", "Polo homme piqué bleu L", {}, "Polo homme en maille piquée."],
    ["it", "Camicia D seta bianca 42", "Camicia donna seta bianca 42", {}, "Camicia da donna in seta."],
  ]);

  describe("but a size, a class or a code stays, and so does what no column explains", () => {
    each([
      ["de", "D-Ring-Gürtel Damen 90 cm", "D-Ring-Gürtel Damen 90 cm", damen],
      ["de", "HR-Laufschuh Nimbus 42", "HR-Laufschuh Nimbus 42", {}],
      ["de", "HR-Laufschuh Nimbus 42", "HR-Laufschuh Nimbus 42", damen],
      ["de", "Kn.Jeans Slim 128", "Kn.Jeans Slim 128", { Geschlecht: "Herren" }],
      ["de", "H.Krüger Hemd blau", "H.Krüger Hemd blau", damen],
      ["fr", "Soutien-gorge 95 F noir", "Soutien-gorge 95 F noir", femme],
      ["fr", "Soutien-gorge bonnet F noir", "Soutien-gorge bonnet F noir", femme],
      ["fr", "Veste softshell F noir M", "Veste softshell F noir M", { Genre: "Homme, Femme" }],
      ["fr", "Chemise lin H bleu XL", "Chemise lin H bleu XL", {}],
      ["fr", "Chemise lin H bleu XL", "Chemise lin H bleu XL", {}, "Pour homme et femme."],
      ["de", "DA-Bluse weiß 40", "DA-Bluse weiß 40", {}, "Für Damen und Herren."],
      ["fr", "Robe femme ligne H bleu", "Robe femme ligne H bleu", femme],
      ["it", "Reggiseno coppa D nero", "Reggiseno coppa D nero", donna],
      ["it", "Vitamina D3 gocce 20 ml", "Vitamina D3 gocce 20 ml", donna],
      ["it", "Scarpe trekking U grigio 43", "Scarpe trekking U grigio 43", donna],
      ["it", "Giacca D/U blu", "Giacca donna/uomo blu", donna],
      ["it", "Orologio donna cassa D oro", "Orologio donna cassa d'oro", donna],
      ["en", "Running shoe W navy 6", "Running shoe W navy 6", { Gender: "Womens" }],
      ["en", "Trouser 32 L black", "Trouser 32 L black", { Gender: "Ladies" }],
      ["en", "T-shirt M red", "T-shirt M red", { Gender: "Mens" }],
      ["en", "G Shock strap black", "G Shock strap black", { Gender: "Girls" }],
      ["en", "Vitamin B capsules", "Vitamin B capsules", { Gender: "Boys" }],
    ]);
  });
});

describe("a column has the colour that a few letters stand for in the name", () => {
  each([
    ["de", "Schnellhefter A4 PP rt", "Schnellhefter A4 PP rot", { Farbe: "rot" }],
    ["de", "Briefumschlag DL ws 50 Stück", "Briefumschlag DL weiß 50 Stück", { Farbe: "weiß" }],
    ["de", "Gießkanne 10 l gn.", "Gießkanne 10 l grün", { Farbe: "grün" }],
    ["de", "Hocker Lina anthr. 45 cm", "Hocker Lina anthrazit 45 cm", { Farbe: "anthrazit" }],
    ["de", "Ablagekorb sw stapelbar", "Ablagekorb schwarz stapelbar", { Farbe: "schwarz" }],
    ["en", "WIRED KEYBOARD K120 GRPH", "Wired Keyboard K120 Graphite", { Colour: "Graphite" }],
    ["en", "Garden bench 2 seater TRQS", "Garden bench 2 seater Turquoise", { Colour: "Turquoise" }],
    ["en", "DESK LAMP CRML METAL", "Desk Lamp Caramel Metal", { Colour: "Caramel" }],
    ["en", "BATH TOWEL LVNDR 70X140", "Bath Towel Lavender 70x140", { Colour: "Lavender" }],
    ["en", "COFFEE MUG 350ML TRCT", "Coffee Mug 350ml Terracotta", { Colour: "Terracotta" }],
    ["fr", "RAMETTE A4 80G BLC", "Ramette A4 80 g blanc", { Couleur: "blanc" }],
    ["fr", "Classeur A4 vrt dos 80 mm", "Classeur A4 vert dos 80 mm", { Couleur: "vert" }],
    ["fr", "Tapis rond 120 cm bgd", "Tapis rond 120 cm bgd", { Couleur: "beige" }],
    ["fr", "Coussin 40x40 trq", "Coussin 40x40 turquoise", { Couleur: "turquoise" }],
    ["fr", "Plaid 130x170 anthr.", "Plaid 130x170 anthracite", { Couleur: "anthracite" }],
    ["fr", "Bougie parfumée bordx", "Bougie parfumée bordx", { Couleur: "rouge" }],
    ["it", "Cartella A4 rs", "Cartella A4 rs", { Colore: "blu" }],
    ["it", "Cuscino 40x40 trch", "Cuscino 40x40 turchese", { Colore: "turchese" }],
    ["it", "Tappeto 80x150 antrac.", "Tappeto 80x150 antracite", { Colore: "antracite" }],
    ["it", "Sedia Vera bc", "Sedia Vera bianca", { Colore: "bianco" }],
    ["it", "Vaso 20 cm vd", "Vaso 20 cm verde", { Colore: "verde" }],
  ]);

  describe("but a unit, a code or the colour itself stays", () => {
    each([
      ["de", "Nudeln 500 gr", "Nudeln 500 g", { Farbe: "grün" }],
      ["fr", "Tapis, poils de 3 cm.", "Tapis, poils de 3 cm.", { Couleur: "crème" }],
      ["it", "Tappeto, pelo 3 cm. sfoderabile", "Tappeto, pelo 3 cm. sfoderabile", { Colore: "crema" }],
      ["en", "Rug, pile 3 cm.", "Rug, pile 3 cm.", { Colour: "cream" }],
      ["de", "Dose 5 ml. rund", "Dose 5 ml. rund", { Farbe: "mintblau" }],
      ["de", "Block A4 80 bl", "Block A4 80 bl", { Farbe: "blau" }],
      ["de", "Ordner rot A4 RT", "Ordner rot A4 RT", { Farbe: "rot" }],
      ["de", "Ventil RT 15", "Ventil RT 15", { Farbe: "rot" }],
      ["de", "Regal wß-eiche 80 cm", "Regal wß-eiche 80 cm", { Farbe: "eiche/weiß" }],
      ["en", "PVC pipe 2 m", "PVC pipe 2 m", { Colour: "purple violet" }],
      ["en", "Bluetooth speaker BT black", "Bluetooth speaker Bluetooth black", { Colour: "Black" }],
      ["en", "LED strip 5 m", "LED strip 5 m", { Colour: "lavender" }],
      ["en", "Cable GRN/BLK 10 m", "Cable Green/Black 10 m", { Colour: "Green/Black" }],
      ["en", "Shelf STD 80 cm", "Shelf Standard 80 cm", { Colour: "Sand" }],
      ["fr", "Papier cadeau 70 gr", "Papier cadeau 70 g", { Couleur: "gris" }],
      ["fr", "Câble VGA 2 m", "Câble VGA 2 m", { Couleur: "vert" }],
      ["it", "Farina 500 gr", "Farina 500 g", { Colore: "grigio" }],
      ["it", "Cavo RGB 2 m", "Cavo RGB 2 m", { Colore: "rosso" }],
    ]);
  });
});

describe("the row's words say what a trade's short form stands for", () => {
  each([
    ["en", "COMPACT WRLS MSE BLK", "Compact Wireless Mouse Black", {}, "Wireless mouse with quiet clicks."],
    ["en", "BABY S/SUIT STARS 3PK", "Baby Sleepsuits Stars 3-Pack", {}, "Soft sleepsuits. 100% cotton."],
    ["en", "F/BRK DISC 280MM", "Front Brake Disc 280mm", {}, "Vented front brake disc."],
    ["en", "R/BRK PADS ASTRA", "Rear Brake Pads Astra", {}, "Rear brake pads for Astra."],
    ["en", "Cvr set dbl rev blue", "Cover set double reversible blue", {}, "A reversible set."],
    [
      "en",
      "SCREWDRIVER SET 20PC SLTD/PH",
      "Screwdriver Set 20-Piece Slotted/Phillips",
      {},
      "Slotted and Phillips bits.",
    ],
    ["en", "Insulated board S/E 12.5mm", "Insulated board square edge 12.5mm", {}, "Board with square edge."],
    ["fr", "RAM 500F A3 90G", "Ramette 500 feuilles A3 90 g", {}, "Ramette de 500 feuilles."],
    ["fr", "BO argent étoile", "Boucles d'oreilles argent étoile", { Type: "BOUCLE D OREILLE" }],
    [
      "fr",
      "Vis agglo TF 4x40 ZB",
      "Vis à bois aggloméré tête fraisée 4x40 zingué bichromaté",
      {},
      "Vis à bois aggloméré en acier zingué bichromaté.",
    ],
    ["fr", "PERCEUSE 18V BL", "Perceuse 18 V brushless", {}, "Moteur brushless puissant."],
    ["fr", "CAFE GRAINS EQUIT 250G", "Café grains équitable 250 g", {}, "Café issu du commerce équitable."],
    ["it", "LAMP. LED GU10 6W", "Lampadina LED GU10 6 W", {}, "Lampadina LED a luce calda."],
    [
      "it",
      "SCARPA ANTINF. S3 P/ACC",
      "Scarpa antinfortunistica S3 puntale in acciaio",
      {},
      "Puntale: acciaio.",
    ],
    [
      "it",
      "Detersivo piatti e bucato 40 lav.",
      "Detersivo piatti e bucato 40 lavaggi",
      {},
      "Basta per 40 lavaggi.",
    ],
    ["it", "AVVITATORE 12V BL", "Avvitatore 12 V brushless", {}, "Motore brushless."],
    ["it", "Lampadina opale BL.4", "Lampadina opale blister da 4", {}, ""],
    ["de", "Bremsscheibe VA Golf VI", "Bremsscheibe Vorderachse Golf VI", {}, "Für die Vorderachse."],
    ["de", "Stoßdämpfer HA Astra J", "Stoßdämpfer Hinterachse Astra J", {}, "Hinterachse, Gasdruck."],
    [
      "de",
      "Universalschr. Seko 4x40 200St",
      "Universalschrauben Senkkopf 4x40 200 Stück",
      {},
      "Mit Senkkopf.",
    ],
    ["de", "Gr.Veltliner Ried Loiben 0,75 l", "Grüner Veltliner Ried Loiben 0,75 l", {}],
    ["de", "Nassfutter Huhn 6x400g Ds.", "Nassfutter Huhn 6 x 400 g Dosen", {}, "Für ausgewachsene Hunde."],
  ]);

  describe("but where the row says nothing, they stay", () => {
    each([
      ["en", "F/BRK PADS GOLF", "F/Brake Pads Golf", {}],
      ["en", "Memory RAM 8GB", "Memory RAM 8GB", {}, "Fast memory."],
      ["en", "Model rev 2 board", "Model rev 2 board", {}, "A reversible board."],
      ["en", "Insulated board w/ GPS", "Insulated board with GPS", {}],
      ["en", "S/Suit 3PK", "S/Suit 3-Pack", {}, "Cotton swimsuits and sleepsuits."],
      ["fr", "PC RAM 8 Go", "PC RAM 8 Go", {}, "Mémoire vive de 8 Go."],
      ["fr", "BO Studio Casque", "BO Studio Casque", {}, "Un casque."],
      ["fr", "Perceuse BL 18 V", "Perceuse BL 18 V", {}, "Moteur puissant."],
      ["it", "RAM DDR4 8 GB", "RAM DDR4 8 GB", {}],
      ["de", "Sicherung VA 10", "Sicherung VA 10", {}, "Für Geräte."],
      ["de", "Monitor BL 24", "Monitor BL 24", {}, "Heller Bildschirm."],
    ]);
  });
});

describe("a case beside two batteries is one case", () => {
  each([
    [
      "it",
      "TRAPANO 18V 2X4,0AH VALIG.",
      "Trapano 18 V 2 x 4,0 Ah valigetta",
      {},
      "Con caricabatterie e valigetta.",
    ],
    ["it", "AVVITATORE 12V 2X2,0AH BATT.", "Avvitatore 12 V 2 x 2,0 Ah batterie", {}],
    ["en", "DRILL 18V 2X2.0AH BATT", "Drill 18V 2x2.0Ah Batteries", {}, "Each battery lasts."],
    ["en", "DRILL 12V 2X1.5AH CHGR", "Drill 12V 2x1.5Ah Charger", {}, "With charger."],
  ]);
});
