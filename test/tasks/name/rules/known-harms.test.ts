import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

type Case = readonly [language: Language, name: string, expected: string, description?: string];

function check(title: string, cases: readonly Case[]): void {
  describe(title, () => {
    for (const [language, name, expected, description = ""] of cases)
      it(`${language}: ${name}`, () => {
        expect(nativeName(name, language, description === "" ? {} : { description })).toBe(expected);
      });
  });
}

check("a drill is no screw", [
  ["de", "Bosch Akkubohrschr. 18V mit 2 Akkus", "Bosch Akkubohrschrauber 18 V mit 2 Akkus"],
  ["de", "AKKUBOHRSCHR. 12V", "Akkubohrschrauber 12 V"],
  ["de", "Schlagbohrschr. 750 W", "Schlagbohrschrauber 750 W"],
  ["de", "Akkuschlagbohrschr. 18V", "Akkuschlagbohrschrauber 18 V"],
  ["de", "Akku-Schlagbohrschr. 18V", "Akku-Schlagbohrschrauber 18 V"],
  ["de", "Sechskantschr. M8x40", "Sechskantschraube M8x40"],
  ["de", "Akkuschr. 3,6V", "Akkuschrauber 3,6 V"],
]);

check("a German adjective that is cut short is no compound of a noun", [
  ["de", "Bettschutz flüssigkeitsundurchl. 60 x 90 cm", "Bettschutz flüssigkeitsundurchl. 60 x 90 cm"],
  ["de", "Schutzhülle staubdurchl. grau", "Schutzhülle staubdurchl. grau"],
  ["de", "Wickelunterlage handwaschb. 50 x 70 cm", "Wickelunterlage handwaschb. 50 x 70 cm"],
  ["de", "WARNBAND LICHTREFL. 5 CM", "Warnband Lichtrefl. 5 cm"],
  ["de", "Tischdecke abwaschb. 140 cm", "Tischdecke abwaschbar 140 cm"],
  ["de", "Fliegenschutzvorh. 90 cm", "Fliegenschutzvorhang 90 cm"],
]);

check("an offer while stocks last goes with all its words", [
  ["de", "Herren Sneaker low weiss Gr.43 - NUR SOLANGE VORRAT REICHT!!!", "Herren Sneaker low weiss Gr. 43"],
  ["en", "Oak table only while stocks last", "Oak table"],
  ["fr", "Table en chêne - uniquement jusqu'à épuisement des stocks", "Table en chêne"],
  ["it", "Tavolo in rovere - solo fino a esaurimento scorte", "Tavolo in rovere"],
  ["de", "Tischlampe Holz nur für Innenräume", "Tischlampe Holz nur für Innenräume"],
]);

check("a size of letters behind its label is written out", [
  ["fr", "T-shirt T.XL blc", "T-shirt taille XL blanc"],
  ["fr", "CHEMISE HOMME BLC T.XXL", "Chemise homme blanche taille XXL"],
  ["fr", "Robe femme T.S", "Robe femme taille S"],
  ["fr", "Pull homme T.3XL", "Pull homme taille 3XL"],
  ["fr", "Pull femme T.M noir", "Pull femme taille M noir"],
  ["fr", "Vis T.M10", "Vis T.M10"],
  ["it", "Maglietta uomo T.XL blu", "Maglietta uomo taglia XL blu"],
  ["it", "MAGLIETTA UOMO TG.XL BLU", "Maglietta uomo taglia XL blu"],
  ["it", "Felpa donna T.L grigia", "Felpa donna taglia L grigia"],
  ["it", "Camicia uomo Tg.XXL", "Camicia uomo taglia XXL"],
  ["it", "Gonna donna T.S", "Gonna donna taglia S"],
]);

check("English shorthand is written out where it is clear", [
  ["en", "Rug F/ Living Room", "Rug for Living Room"],
  ["en", "Cover F/ iPhone, Black", "Cover for iPhone, Black"],
  ["en", "0W20 C5 F/SYNTH MOTOR OIL", "0W20 C5 Fully Synthetic Motor Oil"],
  ["en", "Curtains F/Lined Grey 66x72", "Curtains F/Lined Grey 66x72"],
  ["en", "Stand F/Speaker, Black", "Stand for Speaker, Black"],
  ["en", "Shirt W/ Collar", "Shirt with Collar"],
  ["en", "Golf Balls Pk 12", "Golf Balls Pack of 12"],
  ["en", "SOCKS 3PK BLACK", "Socks 3-Pack Black"],
  ["en", "MENS WLKG SHOE BLK", "Men's Walking Shoe Black"],
  ["en", "WALLET W/ CHG", "Wallet with CHG"],
  ["en", "Socks M/F Kids", "Socks M/F Kids"],
  ["en", "Jacket F/W Collection", "Jacket F/W Collection"],
  ["en", "Lens 50mm F/1.8", "Lens 50mm F/1.8"],
]);

check("English words of a maker's line have no French accents, and French ones have theirs", [
  ["fr", "COQUE GALAXY SERIES S9", "Coque Galaxy series S9", "Pour les séries Galaxy."],
  ["fr", "Montre Apple Watch Series 3", "Montre Apple Watch Series 3", "Montre de la séries Watch."],
  ["fr", "Coque Samsung Galaxy Series S9", "Coque Samsung Galaxy Series S9", "Les séries Galaxy."],
  ["fr", "CATALOGUE SERIES TV", "Catalogue séries TV"],
  ["fr", "Livre de A A Z", "Livre de A à Z"],
  ["fr", "LE JARDIN DE A A Z", "Le jardin de A à Z"],
  ["fr", "PULL HOMME GRIS CHINE", "Pull homme gris chiné"],
  ["fr", "Bonnet beige chine", "Bonnet beige chiné"],
  ["fr", "Encre de Chine noire", "Encre de Chine noire"],
]);

check("marks and norms keep their own capitals", [
  ["fr", "SIEGE AUTO I-SIZE GROUPE 1", "Siège auto i-Size groupe 1"],
  ["it", "SEGGIOLINO AUTO I-SIZE", "Seggiolino auto i-Size"],
  ["en", "i-size car seat", "i-Size Car Seat"],
  ["de", "KINDERSITZ I-SIZE SCHWARZ", "Kindersitz i-Size Schwarz"],
  ["en", "MAGSAFE CASE FOR IPHONE 14", "MagSafe Case for iPhone 14"],
  ["fr", "COQUE MAGSAFE IPHONE 14", "Coque MagSafe iPhone 14"],
  ["de", "MAGSAFE HÜLLE IPHONE 14", "MagSafe Hülle iPhone 14"],
]);

check("a short form of the motor trade is read as a whole", [
  ["en", "ENG OIL 5W30 F/SYN 1LTR", "Engine Oil 5W-30 Fully Synthetic 1 Litre"],
  ["en", "BRAKE PADS WITH WEAR IND", "Brake Pads with Wear Indicator"],
  ["en", "Car battery 63Ah 3YR Wty", "Car battery 63Ah 3 year warranty"],
  ["en", "X-Stitch kit owl on branch", "Cross stitch kit owl on branch"],
  ["en", "Rug F/Living Room", "Rug for Living Room"],
  ["fr", "FILTRE A HUILE AV JOINT", "Filtre à huile avec joint"],
  ["fr", "PLAQUETTES DE FREIN AV", "Plaquettes de frein avant"],
  ["fr", "AMORTISSEUR ARRIERE LIVRE SS VIS", "Amortisseur arrière livré sans vis"],
  ["fr", "ROTULE PEUG 308", "Rotule Peugeot 308"],
  ["fr", "Croq. chat saumon 2 kg", "Croquettes pour chat saumon 2 kg"],
  ["de", "Steckdose m. erh. Ber.schutz weiß", "Steckdose mit erhöhtem Berührungsschutz weiß"],
  ["de", "Steckdose Schuko m. Steckkl. weiß", "Steckdose Schuko mit Steckklemmen weiß"],
  ["de", "Steckkl. 3-polig grau", "Steckkl. 3-polig grau"],
  ["it", "Giubbino alta vis. arancio", "Giubbino alta visibilità arancio"],
]);

check("the class of a garment is no volume", [
  ["it", "GILET ALTA VISIBILITÀ CL.2 TG.L", "Gilet alta visibilità classe 2 taglia L"],
  ["fr", "GILET HAUTE VISIBILITE CL.2", "Gilet haute visibilité classe 2"],
  ["it", "LIMONCELLO ARTIGIANALE CL.50", "Limoncello artigianale 50 cl"],
]);

check("a unit behind its number is no short form of a feature", [
  ["fr", "Gel douche homme Cap Horn 300 ml", "Gel douche homme Cap Horn 300 ml"],
  ["fr", "Gel douche col marin 300 ML", "Gel douche col marin 300 ml"],
  ["fr", "Eau de toilette homme Cap Horn 100 ml vapo", "Eau de toilette homme Cap Horn 100 ml vaporisateur"],
  ["fr", "T-shirt homme col V ML noir", "T-shirt homme col V manches longues noir"],
  ["fr", "Chemise homme 41 ML blanche", "Chemise homme 41 manches longues blanche"],
  ["fr", "NAPPE 140X240 GRS", "Nappe 140x240 grise"],
  ["it", "Olio corpo uomo camicia 200 ml", "Olio corpo uomo camicia 200 ml"],
  ["en", "Shirt Starch Spray 300 ml", "Shirt Starch Spray 300 ml"],
  ["de", "Hemdenstärke 300 ml", "Hemdenstärke 300 ml"],
]);

check("a short form that is another word is read by what stands with it", [
  [
    "fr",
    "DISQ A TRONC METAL D125X1MM X10",
    "Disque à tronçonner métal D125x1mm X10",
    "DISQUE A TRONCONNER METAL INOX DIAM 125",
  ],
  ["fr", "DISQ TRONC METAL 230MM", "Disque à tronçonner métal 230 mm"],
  ["fr", "Tronc d'arbre décoratif jardin", "Tronc d'arbre décoratif jardin"],
  ["fr", "ASPI TRAIN S/SAC 750W 2L RGE", "Aspirateur traîneau sans sac 750 W 2 L, rouge"],
  ["fr", "TRAIN ELECTRIQUE BOIS 40 PIECES", "Train électrique bois 40 pièces"],
  ["fr", "CASSE NOIX ACIER", "Casse-noix acier"],
  ["fr", "CLE USB 64 GO 3.0", "Clé USB 64 GO 3.0"],
  ["it", "LAVATRICE 8KG 1400 GIRI CL.A", "Lavatrice 8 kg 1400 giri classe A"],
  ["it", "FRIGO 300 LT CL.E BIANCO", "Frigo 300 l classe E bianco"],
  [
    "it",
    "FERRO STIRO VAP. 2400W P.CERAM.",
    "Ferro da stiro a vapore 2400 W piastra in ceramica",
    "FERRO DA STIRO A VAPORE 2400W PIASTRA IN CERAMICA",
  ],
  // Nothing says what the initial is of.
  ["it", "VASO TERRAZZO P.CERAM.", "Vaso terrazzo P.Ceram."],
  ["en", "GEORGE W. BUSH BIOGRAPHY", "George W. Bush Biography"],
  [
    "en",
    "fountain pen medium nib black lacquer w. converter",
    "Fountain Pen Medium Nib Black Lacquer with Converter",
  ],
  ["fr", "ESCABEAU ALU 5 M.", "Escabeau alu 5 marches", "ESCABEAU ALUMINIUM 5 MARCHES"],
  ["fr", "TUYAU ARROSAGE 5 M.", "Tuyau d'arrosage 5 M.", "Tuyau de 5 mètres"],
]);
