import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

type Case = readonly [
  language: Language,
  name: string,
  native: string,
  description?: string | undefined,
  brand?: string,
];

function each(cases: readonly Case[]): void {
  for (const [language, name, native, description, brand] of cases)
    it(`in ${language}: ${name}`, () => {
      const row = { ...(description && { description }), ...(brand && { brand }) };
      expect(nativeName(name, language, row)).toBe(native);
    });
}

describe("short forms of the trades are written out, though no category is known", () => {
  each([
    ["de", "FI-SCHUTZSCH. 2P 25A 30MA", "FI-Schutzschalter 2P 25 A 30 mA"],
    ["de", "4 ZUENDK. 14MM", "4 Zündkerzen 14 mm"],
    ["en", "JNC BOX 30A WHT", "Junction Box 30A White"],
    ["en", "PAINT BRUSH WD HDL", "Paint Brush Wooden Handle"],
    ["fr", "POT TERR. CUITE 20CM", "Pot terre cuite 20 cm"],
    ["fr", "2 PL. DECOUP. PE", "2 planches à découper PE"],
    ["de", "DECKENLEUCHTE 4-FLG NICKEL", "Deckenleuchte 4-flammig Nickel"],
    ["de", "Fenster 2 FLG weiß", "Fenster 2 FLG weiß"],
    ["de", "Schlagbohrmaschine 750 W i.Koffer", "Schlagbohrmaschine 750 W im Koffer"],
    ["de", "BOHRER-SET I.ETUI", "Bohrer-Set im Etui"],
    ["fr", "MARMITE INOX 24CM AV COUVERCLE", "Marmite inox 24 cm avec couvercle"],
    ["fr", "Rétroviseur AV droit", "Rétroviseur avant droit"],
    ["it", "Crema Viso Antietà Zorax", "Crema Viso Anti-età Zorax"],
    ["it", "Crema viso antietà Zorax", "Crema viso anti-età Zorax"],
    ["it", "CAND. ACC. M14", "Candela di accensione M14"],
    ["it", "Prosciutto di Parma Dop 18 mesi", "Prosciutto di Parma DOP 18 mesi"],
    ["it", "Pomodoro Pachino I.g.p. 400 g", "Pomodoro Pachino IGP 400 g"],
    ["de", "WISCHBL.SATZ AEROTWIN A863S", "Wischblattsatz Aerotwin A863S"],
    ["de", "WC-SITZ M. ABSENKAUTOM. DUROPL. WEISS", "WC-Sitz mit Absenkautomatik Duroplast Weiß"],
    ["de", "SPUELTISCHARM. AUSZIEHB. CHROM", "Spültischarmatur ausziehbar Chrom"],
    ["de", "TISCHL. LED DIMMB. SCHWARZ", "Tischleuchte LED dimmbar Schwarz"],
    ["de", "SPAX SENKKPFSCHR. 4,5X60 TX20 TG", "SPAX Senkkopfschraube 4,5x60 TX20 Teilgewinde"],
    ["de", "BETTW. 135X200 MIKROF. BLAU", "Bettwäsche 135x200 Mikrofaser Blau"],
    ["de", "Rosenduenger organ.-miner. 2,5kg Eimer", "Rosendünger organisch-mineralisch 2,5 kg Eimer"],
    ["en", "CSK WD SCR 4.0X40 PZ2", "Countersunk Wood Screw 4.0x40 PZ2"],
    ["en", "PVA BOND & SEAL 5L", "PVA Bond & Seal 5L", "PVA for bonding wood and for dust proofing."],
    [
      "en",
      "PAINT BRUSH REINF FERRULE",
      "Paint Brush Reinforced Ferrule",
      "Paint brush with reinforced ferrule.",
    ],
    ["fr", "COLLE VINYLIQUE S/SOLVANT 750G", "Colle vinylique sans solvant 750 g"],
    ["it", "VITI TRUCIOLARI TESTA SVAS. 4X40", "Viti truciolari testa svasata 4x40"],
    ["it", "PENNELLESSA 50MM MAN.LEGNO", "Pennellessa 50 mm manico in legno"],
    ["it", "TRAP.AVV.18V CON VALIGETTA", "Trapano avvitatore 18 V con valigetta"],
    ["en", "DR KNOB SET SATIN NKL", "Door Knob Set Satin Nickel"],
    ["en", "RAD VALVE STR 15MM W/CHR", "Radiator Valve Straight 15mm White/Chrome"],
    ["en", "RAD VALVE ANG 15MM", "Radiator Valve Angled 15mm"],
    ["en", "BACKPACK W/BLK STRAP", "Backpack with Black Strap"],
    ["de", "STECKDOSE WEISS GLZ.", "Steckdose Weiß glänzend"],
    ["de", "SCHALTER 1POL", "Schalter 1-polig"],
    ["de", "GARNITUR EDELST. KL. 2", "Garnitur Edelstahl KL. 2"],
    ["en", "MORT. SASH LOCK 3LVR 64MM BRS", "Mortice Sash Lock 3 Lever 64mm Brass"],
    ["en", "CSK WD SCRW PZ2 4.0X50 ZYP", "Countersunk Wood Screw PZ2 4.0x50 Zinc Yellow Passivated"],
    ["en", "led clg lt 24w rnd 4000k 330mm wht ip44", "LED Ceiling Light 24W Round 4000K 330mm White IP44"],
    [
      "en",
      "DUVET CVR SET DBL 100% CTN 200TC W/2 P/CASES",
      "Duvet Cover Set Double 100% Cotton 200TC with 2 Pillowcases",
    ],
    ["en", "LWN MWR PETROL 46CM", "Lawn Mower Petrol 46cm"],
    ["fr", "SALON JARD. RES. TRESSEE 4 PL.", "Salon de jardin résine tressée 4 places"],
    ["fr", "VIS BOIS TF PZ 4X40 ZING JAUNE", "Vis à bois tête fraisée PZ 4x40 zinguée jaune"],
    ["fr", "SERUM PHY UNIDOSES 5ML BTE 40", "Sérum physiologique unidoses 5 ml boîte de 40"],
    ["fr", "CROQ. CHAT STERIL. 37 4KG", "Croquettes pour chat stérilisé 37 4 kg"],
    ["fr", "bask. bb scratch blc/rose p.22", "Baskets bébé scratch blanc/rose pointure 22"],
    ["fr", "TONDEUSE THERM. TRACTEE 46CM 139CC", "Tondeuse thermique tractée 46 cm 139 cm³"],
    [
      "fr",
      "HC 220x240 + 2 TO percale",
      "Housse de couette 220x240 + 2 taies d'oreiller percale",
      "Parure avec housse de couette",
    ],
    ["it", "CERNIERA X ANTA LEGNO ACC. NICH.", "Cerniera per anta legno acciaio nichelato"],
    ["it", "CERNIERA P/MOBILE", "Cerniera per mobile"],
    ["it", "TASS. NYLON 8MM C/VITE CF.100PZ", "Tassello nylon 8 mm con vite confezione da 100 pezzi"],
    ["it", "FORNO INC. 60CM VENT. CL. A", "Forno da incasso 60 cm ventilato classe A"],
    ["it", "CROCC. GATTO STERIL. SALM. KG1,5", "Crocchette gatto sterilizzato salmone 1,5 kg"],
    ["it", "VITAMINA C 1000 20CPR EFF ARANCIA", "Vitamina C 1000 20 compresse effervescenti arancia"],
    ["it", "DISCO ABR. X METALLO", "Disco abrasivo per metallo"],
  ]);
});

describe("a number of things behind a figure, by the row or by what the thing is", () => {
  each([
    ["de", "SCHLEIFSCH. 125MM K80 10ST", "Schleifscheiben 125 mm K80 10 Stück"],
    ["de", "NOTIZB. A5 KAR. 96BL", "Notizbuch A5 kariert 96 Blatt", "Notizbuch mit 96 Blatt"],
    ["de", "HT-BOGEN DN50 45GRD GRAU", "HT-Bogen DN50 45° Grau"],
    ["de", "IBUPROFEN 400 FTA 20ST", "Ibuprofen 400 Filmtabletten 20 Stück", "400 mg Filmtabletten"],
    ["de", "Ford Focus 1.6 ST Fußmatten", "Ford Focus 1.6 ST Fußmatten"],
    ["de", "SAT RECEIVER FTA HD", "SAT Receiver FTA HD"],
    ["en", "IBUPROFEN TABS 200MG 16S", "Ibuprofen Tablets 200mg Pack of 16"],
    ["en", "Vit D3 1000iu Tabs 90s", "Vitamin D3 1000 IU Tablets Pack of 90"],
    ["en", "BABY WIPES FRAG FREE 60S", "Baby Wipes Fragrance Free Pack of 60"],
    ["en", "Fancy Dress 80s Style Wig", "Fancy Dress 80s Style Wig"],
    ["en", "iPhone 5s Case Pad", "iPhone 5s Case Pad"],
    ["en", "E-Liquid 50PG 10ml", "E-Liquid 50PG 10ml"],
    ["fr", 'VTT 27.5" 21V SUSP.', 'VTT 27.5" 21 vitesses suspendu'],
    ["fr", "Vélo électrique VTC 36V", "Vélo électrique VTC 36 V"],
    ["fr", "CAHIER 24X32 96P SEYES", "Cahier 24x32 96 pages seyès"],
    ["fr", "RAM. PAP. A4 80G 500F", "Ramette papier A4 80 g 500 feuilles"],
    ["it", "CARTA IGIENICA 3V 10 ROT.", "Carta igienica 3 veli 10 rotoli"],
    ["it", "TRAPANO 18V 2 VEL.", "Trapano 18 V 2 velocità", "Trapano 18 V a 2 velocità"],
    ["it", 'BICI MTB 26" 21V FRENI A DISCO', 'Bici MTB 26" 21 velocità freni a disco'],
    [
      "it",
      "COLLIRIO LUBR. 10FL 0,5ML",
      "Collirio lubrificante 10 flaconcini 0,5 ml",
      "Collirio lubrificante in flaconcini",
    ],
    ["it", "Toner comp. HP CF217A nero 1600pg", "Toner compatibile HP CF217A nero 1600 pagine"],
    ["it", "LIQUIDO 50VG/50PG 10ML", "Liquido 50VG/50PG 10 ml"],
  ]);
});

describe("a guess loses against the row, and a letter between names stays", () => {
  each([
    ["it", "CR MANI RIP. INTENSA 75ML", "Crema mani rip. intensa 75 ml", "Crema mani. Ripara e protegge"],
    [
      "it",
      "TERMOMETRO DIG. PUNTA FLESS. 10 SEC.",
      "Termometro digitale punta flessibile 10 secondi",
      "Termometro con punta flessibile. Lettura in 10 secondi.",
    ],
    ["fr", "CREME MAINS PRO. INTENSE 75ML", "Crème mains pro. intense 75 ml", "Crème mains. Protège la peau"],
    ["it", "XBOX SERIES X CONTROLLER NERO", "Xbox Series X controller nero"],
    ["it", "AGENDA MENS. 2026", "Agenda mens. 2026"],
    ["fr", "Trav.ling. et littérature 16/2", "Trav.ling. et littérature 16/2"],
    ["en", "Blu Tack 60g", "Blu Tack 60g"],
    ["en", "DVT Travel Socks", "DVT Travel Socks"],
    ["en", "HDMI TO DP CABLE 2M", "HDMI to DP Cable 2m"],
  ]);
});

describe("units in their order and spelling", () => {
  each([
    ["it", "CROCCH. CANE POLLO KG12", "Crocchette cane pollo 12 kg"],
    ["it", "BAGN. DOCCIA ML500 VANIGLIA", "Bagnodoccia 500 ml vaniglia"],
    ["it", "OLIO X CATENE MOTOSEGA LT1", "Olio per catene motosega 1 l"],
    ["it", "CHIAVE DINAM. 62NM", "Chiave dinam. 62 Nm"],
    ["it", "MERCEDES ML 350 TAPPETI", "Mercedes ML 350 tappeti"],
    ["it", "TIRAGRAFFI SISAL H.60 GRIGIO", "Tiragraffi sisal H 60 cm grigio", "Tiragraffi H 60 cm"],
    ["fr", "PLAF. LED 24W D.38 IP44", "Plafonnier LED 24 W Ø 38 cm IP44", "Plafonnier rond diamètre 38 cm"],
    ["fr", "PARASOL DEP. D.300 ECRU", "Parasol déporté D.300 écru"],
    ["fr", "Nikon D60 objectif", "Nikon D60 objectif", "objectif 60 mm"],
    ["fr", 'CLE DYNAMO. 1/2" 40-210 NM', 'Clé dynamo. 1/2" 40-210 Nm'],
    ["de", "LED STRAHLER 3W 3000k 0.5 BAR", "LED Strahler 3 W 3000K 0,5 bar"],
    ["en", "LED BULB 9W 4000k", "LED Bulb 9W 4000K"],
    ["en", "Torque Wrench 40-210NM", "Torque Wrench 40-210Nm"],
    ["en", "Nokia 3000k", "Nokia 3000k"],
  ]);
});

describe("capitals: what is shouted before a quiet part, single shouted words, and words before a code", () => {
  each([
    ["fr", "BOUILLOIRE S/FIL INOX 1.7L - garantie 2 ans", "Bouilloire sans fil inox 1,7 L - garantie 2 ans"],
    ["fr", "GANTS NITRILE NOIRS TAILLE L (boîte de 100)", "Gants nitrile noirs taille L (boîte de 100)"],
    ["fr", "Pull MILITAIRE vert", "Pull militaire vert", "Un pull militaire"],
    ["fr", "Disney 2 Coussins SPIDERMAN", "Disney 2 Coussins SPIDERMAN", "Coussins spiderman"],
    ["fr", "SUSPENSION METAL LAITON E27 40W MAX D35", "Suspension métal laiton E27 40 W max D35"],
    ["fr", "E-LIQUIDE CANDY CHIC 12MG/ML 10 ML BASE", "E-liquide Candy Chic 12mg/ML 10 ml base"],
    ["it", "VITE TE DIN 933 INOX A2 M8X40", "Vite TE DIN 933 inox A2 M8x40"],
    ["de", "GARTENSTUHL KLAPPBAR MIT AUFLAGE", "Gartenstuhl klappbar mit Auflage"],
    ["de", "Hundefutter trocken 15kg GETREIDEFREI", "Hundefutter trocken 15 kg getreidefrei"],
    ["de", 'RATSCHENKASTEN 1/4" 46TLG.', 'Proxxon Ratschenkasten 1/4" 46-teilig', "Im Kasten", "Proxxon"],
    ["de", "SPUELMASCHINENTABS 40ST", "Spülmaschinentabs 40 Stück"],
    ["en", "PADLOCK 50MM BRASS - ships within 24h", "Padlock 50mm Brass"],
    ["en", "ALPINE - KTX-H100", "ALPINE - KTX-H100"],
  ]);
});

describe("ß where capitals or the row's own texts stand for it", () => {
  each([
    ["de", "GIESSKANNE 10L GRUEN", "Gießkanne 10 L grün"],
    ["de", "FUSSMATTE 40X60 GRAU", "Fußmatte 40x60 Grau"],
    ["de", "SCHWEISSDRAHT 0,8MM 5KG", "Schweißdraht 0,8 mm 5 kg"],
    ["de", "STRASSENBESEN 40CM M. STIEL", "Straßenbesen 40 cm mit Stiel"],
    ["de", "Türstopper Gummi weiss", "Türstopper Gummi weiß", "Der Türstopper ist groß"],
    ["de", "Türstopper Gummi weiss", "Türstopper Gummi weiss"],
    ["de", "FUSSELRASIERER WEISS", "Fusselrasierer Weiß"],
    ["de", "Giesskanne grün", "Giesskanne grün"],
  ]);
});

describe("the maker in front is written as the row and the maker write it, and records have none", () => {
  each([
    [
      "de",
      "LED-FEUCHTRAUMLEUCHTE 120CM",
      "Müller-Licht LED-Feuchtraumleuchte 120 cm",
      undefined,
      "Müller-Licht",
    ],
    ["de", "VORHAENGESCHLOSS 60MM", "ABUS Vorhängeschloss 60 mm", undefined, "ABUS"],
    [
      "de",
      "Rammstein - Zeit (2LP, 180g Vinyl)",
      "Rammstein - Zeit (2LP, 180 g Vinyl)",
      undefined,
      "Universal",
    ],
    ["en", "Kind of Blue (LP 180g)", "Kind of Blue (LP 180g)", undefined, "Columbia"],
    [
      "fr",
      "MILES DAVIS - KIND OF BLUE (LP 180G)",
      "Miles Davis - Kind of Blue (LP 180 g)",
      undefined,
      "Columbia",
    ],
    ["fr", "Terreau plantation 40 L", "Truffaut Terreau plantation 40 L", "Le terreau Truffaut", "TRUFFAUT"],
    ["en", "Ice Cream", "Häagen-Dazs Ice Cream", undefined, "Haagen-Dazs"],
    ["it", "Sneakers Superga 2750 Cotu", "Sneakers Superga 2750 Cotu", "La classica sneaker", "Superga"],
  ]);
});

describe("what only promotes is taken out", () => {
  each([
    ["de", "Hausschuhe Dino grün *NEU* 30", "Hausschuhe Dino grün 30"],
    ["de", "Regenjacke +++NEU+++ gelb", "Regenjacke gelb"],
    ["de", "Notepad++ Handbuch", "Notepad++ Handbuch"],
    ["de", "Rollos weiß - sofort lieferbar", "Rollos weiß"],
    ["en", "MENS POLO SHIRT NVY M - LAST FEW!", "Men's Polo Shirt Navy M"],
    ["fr", "Bottines Chelsea fille 2114 - DERNIERES TAILLES !", "Bottines Chelsea fille 2114"],
    ["fr", "Bouilloire inox - dispo sous 48h", "Bouilloire inox"],
    ["it", "SCARPE DONNA NERE - ultimi numeri", "Scarpe donna nere"],
    ["it", "Frigorifero inox - pronta consegna", "Frigorifero inox"],
  ]);
});

describe("what has two meanings is written out where the name decides, and what is not known stays", () => {
  each([
    ["fr", "GILET ADULTE PDS > 50 KG", "Gilet adulte poids > 50 kg"],
    ["fr", "VELO APPARTEMENT PDS MAX 120KG", "Vélo appartement poids max 120 kg"],
    ["fr", "TABLE BASSE PDS METAL BLC", "Table basse pieds métal blanche"],
    ["fr", "COMPRESSES NON TISS. 7,5X7,5", "Compresses non-tissé 7,5x7,5"],
    ["fr", "TUYAU ARROSAGE Ø15 COUR. 50M", "Tuyau d'arrosage Ø15 couronne 50 m"],
    ["fr", "CORDAGE PES 8 TORONS Ø16", "Cordage PES 8 torons Ø16"],
    ["fr", "TUYAU ARROSAGE ANTI-VRIL. 25M", "Tuyau d'arrosage anti-vril. 25 m"],
    ["fr", "MOUL. KAIDA 3000 FREIN AVANT", "Moul. Kaida 3000 frein avant"],
    ["fr", "REGL. LED ETAN. 1200MM 40W", "Réglette LED étanche 1200 mm 40 W"],
    ["it", "PENNE RIGATE N.71 GR 500", "Penne rigate n. 71 GR 500"],
    ["it", "TUBO IRRIGAZIONE 3/4 MT 50", "Tubo da irrigazione 3/4 MT 50"],
    ["it", "IMPREGNANTE LEGNO NOCE SC. ML 750", "Impregnante legno noce scuro 750 ml"],
    ["it", "FELPA DONNA C/CAPP. NERA", "Felpa donna con cappuccio nera"],
    ["de", "SPANPL.-SCHR. TX20 4,0X50 VERZ.", "Spanplattenschrauben TX20 4,0x50 verzinkt"],
    ["it", "GUANTI DA LAVORO CONF. EN 388", "Guanti da lavoro conforme EN 388"],
    ["it", "GUANTI DA LAVORO CONF. 12 PAIA", "Guanti da lavoro confezione da 12 paia"],
    ["it", "CIMA ORMEGGIO NERA C/OCCH", "Cima ormeggio nera C/OCCH"],
    ["it", "CASCO MOTO NERO C/VISIERA", "Casco moto nero con visiera"],
    ["it", "PLACCA 4P BCO", "Placca 4P BCO"],
    ["de", "VORHANGSCHL. GL.SCHL. 50MM", "Vorhangschloss gleichschließend 50 mm"],
    ["de", "BRILLENF. KST. SCHWARZ", "Brillenfassung Kunststoff Schwarz"],
  ]);
});

describe("short forms that electricians, plumbers and gardeners write", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "INTER DIFF 2P 40A TYPE A", "Interrupteur différentiel 2P 40A type A"],
    ["it", "CALD.COND. 24KW BIANCA", "Caldaia a condensazione 24 kW bianca"],
    ["de", "Gurtband natur Rolle 50m, Bruchl. 280 kg", "Gurtband natur Rolle 50 m, Bruchlast 280 kg"],
    ["en", "Weedkiller Conc.", "Weedkiller Concentrate"],
    ["en", "Conc. Weedkiller 1L", "Concentrated Weedkiller 1L"],
  ])("are written out in %s: %s", (language, name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });

  it.each<readonly [Language, string]>([
    ["fr", "Inter Milan écharpe bleue"],
    ["de", "RV 50 Ersatzfilter"],
    ["it", "Sega circol. 1200 W"],
    ["en", "Liq Audio cable 2 m"],
  ])("are left elsewhere in %s: %s", (language, name) => {
    expect(nativeName(name, language).toLowerCase()).toBe(name.toLowerCase());
  });
});

describe("short forms of fixings, roofing, catering and electrical goods are written out, each with its one meaning", () => {
  each([
    ["de", "TELLERKOPFSCHR TX40 10X200", "Tellerkopfschraube TX40 10x200"],
    ["de", "DACHBAUSCHR 6,5X80 VZ M DICHTSCHEIBE", "Dachbauschraube 6,5x80 verzinkt mit Dichtscheibe"],
    ["de", "UNTERSPANNB DIFFUSIONSOFFEN 130G", "Unterspannbahn Diffusionsoffen 130 g"],
    ["de", "DACHRINNE HALBR KUPFER 333", "Dachrinne halbrund Kupfer 333"],
    ["de", "RINNENHALTER M FEDER U NASE 280", "Rinnenhalter mit Feder und Nase 280"],
    ["de", "T-SHIRT HERREN M SCHWARZ", "T-Shirt Herren M Schwarz"],
    ["de", "HAKEN HALBR 20MM", "Haken Halbr 20 mm"],
    ["en", "PROOFING TRAY ALU 400X300X20MM 90DEG", "Proofing Tray Aluminium 400x300x20mm 90°"],
    ["en", "CARTON KRAFT 8IN X 8IN CORR BRD", "Carton Kraft 8in x 8in Corrugated Board"],
    ["en", "TURNER 12IN RED HDL", "Turner 12in Red Handle"],
    ["en", "BEAKER PC CLR 0.8LT", "Beaker PC Clear 0.8L"],
    ["en", "PENDANT BRASS 5LT", "Pendant Brass 5LT"],
    ["en", "HDL CHOLESTEROL TEST STRIPS", "HDL Cholesterol Test Strips"],
    ["fr", "ROUL. PIV. D100 CAOUTCHOUC", "Roulette pivotante D100 caoutchouc"],
    ["fr", "ROUL. A BILLES 6203", "Roulement à billes 6203"],
    ["fr", "ROUL. D100 CAOUTCHOUC", "Roul. D100 caoutchouc"],
    ["it", "INT.DIFF. 2P 40A", "Interruttore differenziale 2P 40A"],
    ["it", "CASS.DERIV. 100X100X50", "Cassetta di derivazione 100x100x50"],
    ["it", "QUADRO INT. 2P 40A", "Quadro int. 2P 40A"],
  ]);
});

describe("a French joining word that is cut short before a slash is written out, where one is meant", () => {
  each([
    ["fr", "FAITOUT INOX 24CM AV/ COUVERCLE", "Faitout inox 24 cm avec couvercle"],
    ["fr", "CADENAS ACIER 50MM AV/ 3 CLES", "Cadenas acier 50 mm avec 3 clés"],
    ["fr", "MARMITE ALU 30CM SS/ COUVERCLE", "Marmite alu 30 cm sans couvercle"],
    ["fr", "LAMPE BUREAU SS/FIL LED", "Lampe de bureau sans fil LED"],
    // The front of a car, or "avec".
    ["fr", "AMORTISSEUR AV/ GAUCHE CLIO III", "Amortisseur AV/ gauche Clio III"],
  ]);
});

describe("letters that are a colour or a weight, a stone or a measure, are read by the number beside them", () => {
  each([
    ["fr", "NAPPE 140X240 GRS", "Nappe 140x240 grise"],
    ["fr", "RIZ LONG 500 GRS", "Riz long 500 g"],
    ["fr", "CROQUETTES CHAT 12X85 GRS", "Croquettes chat 12 x 85 g"],
    ["fr", "PARQUET CHENE 14X130 GRS", "Parquet chêne 14x130 GRS"],
    ["fr", "COLLIER OR DIAM. 0,10 CT", "Collier or diamant 0,10 carat"],
    ["fr", "COLLIER SIMPLE DIAM. 14", "Collier simple diam. 14"],
    ["it", "ANELLO DIAM. 0,10 CT", "Anello diam. 0,10 CT"],
    ["it", "PIATTO DIAM. 27", "Piatto diametro 27"],
  ]);
});

describe("a colour stands before its pack too, and the number of a label counts nothing", () => {
  each([
    ["fr", "STYLO GEL RETRACT. NR BTE 10", "Stylo gel rétractable noir boîte de 10"],
    ["fr", "CLASSEUR LEVIER DOS 50MM A4 NR", "Classeur levier dos 50 mm A4 noir"],

    ["it", "TASSELLO NYLON DIAM. 10 CF.50", "Tassello nylon diametro 10 confezione da 50"],
  ]);
});

describe("what heating, hardware and stationery are called in stock systems", () => {
  each([
    ["fr", "VASE EXP. CHAUF. 35L", "Vase d'expansion chauffage 35 L"],
    ["fr", "GANTS TRAV. CUIR", "Gants de travail cuir"],
    ["fr", "POCHETTES PERF. A4 PQT 100", "Pochettes perforées A4 paquet de 100"],
    ["it", "VALVOLA SIC. 3 BAR", "Valvola di sicurezza 3 bar"],
    ["it", "GUARN. PENTOLA DIAM. 22", "Guarnizione pentola diametro 22"],
    ["it", "FORN. CANCELLERIA", "Forn. cancelleria"],
  ]);
});

describe("short forms of phrases that nothing else is meant by are written out", () => {
  each([
    ["de", "KATZENFUTTER RIND I. SAUCE 85G", "Katzenfutter Rind in Sauce 85 g"],
    ["de", "DUSCHGEL MEERESFR. PH-HAUTNEUTR. 250ML", "Duschgel Meeresfrische pH-hautneutral 250 ml"],
    ["de", "HUNDEFUTTER ALLEINFUTTERM. 400G", "Hundefutter Alleinfuttermittel 400 g"],
    ["fr", "REFRIG. COMB. 324L NO FROST", "Réfrigérateur combiné 324 L No Frost"],
    ["fr", "LAVE LINGE FRONT. 9KG", "Lave-linge frontal 9 kg"],
    ["fr", "TUYAU ARROS. 25M ANTI-TORS.", "Tuyau d'arrosage 25 m anti-torsion"],
    ["fr", "ASSIETTE PLATE PORC. BLANCHE", "Assiette plate porcelaine blanche"],
    ["it", "COMPL. LENZ. FANT. FIORI", "Completo lenzuola fantasia fiori"],
    ["it", "PISTOLA IRRIGAZIONE 7 FUNZ.", "Pistola irrigazione 7 funzioni"],
    ["en", "SCRW WD CSK 4X40", "Wood Screw Countersunk 4x40"],
    ["en", "KETTLE ELEC 1.7L", "Electric Kettle 1.7L"],
  ]);
});
