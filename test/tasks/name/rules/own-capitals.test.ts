import { describe, expect, it } from "vitest";
import { nativeName } from "./native-name.ts";

describe("spellings that a row or a protected name has", () => {
  it.each([
    ["en", "garden mat epdm 6mm green", "Rubber mat of EPDM granules.", "EPDM"],
    ["de", "gartenmatte epdm 6mm grün", "Die Matte aus EPDM ist weich.", "EPDM"],
    ["en", "CORVIN WIPER BLADES A/TWIN 650MM", "", "A/Twin"],
    ["de", "CORVIN WERKZEUGKOFFER R-BOXX GROSS", "Lieferung in der R-BOXX mit Einlage.", "R-BOXX"],
    ["fr", "FROMAGE AOP BLEU DE GEX 200 G", "", "AOP Bleu de Gex"],
    ["it", "FORMAGGIO DOP VALLE DI ORLO 200 G", "", "DOP Valle di Orlo"],
    ["it", "OLIO DI OLIVA IGP COLLI DI RIVA 1 L", "", "IGP Colli di Riva"],
    ["it", "SMART TV 50 WEBOS 4K", "", "webOS"],
    ["de", "CORVIN ROUTER VDSL WLAN 2 ANTENNEN", "", "VDSL WLAN"],
    ["fr", "RACCORD PER A SERTIR 20X1.9 M 3/4", "", "PER à sertir 20x1.9 M 3/4"],
    ["it", "RACCORDO OTTONE M 3/4 F 1/2", "", "M 3/4 F 1/2"],
    ["it", "TUBO A.P. GOMMA NERO", "", "Tubo A.P. gomma"],
    ["fr", "CIRCULATEUR CHAUFFAGE IEE 0,20", "", "IEE"],
  ] as const)("%s: %s", (language, name, description, part) => {
    expect(nativeName(name, language, description === "" ? {} : { description })).toContain(part);
  });
});

describe("a shouted line is written as the row's own text writes it", () => {
  it.each([
    ["de", "SOUNDTOUCH SA 4", "Der SoundTouch™ SA-4 streamt Musik.", "SoundTouch SA 4"],
    ["en", "AEROPRESS COFFEE MAKER", "The AeroPress makes coffee.", "AeroPress Coffee Maker"],
    ["fr", "CAFETIERE AEROPRESS NOIRE", "L'AeroPress prépare le café.", "Cafetière AeroPress noire"],
    ["it", "CAFFETTIERA AEROPRESS NERA", "Con AeroPress il caffè è pronto.", "Caffettiera AeroPress nera"],
    ["en", "STEEL KETTLE BLACK", "SteelKettleBlack boils water.", "Steel Kettle Black"],
  ] as const)("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("a line's name keeps its capitals", () => {
  it.each([
    ["fr", "CHAUSSURES HOMME GEL-VORTIK 8", /GEL-VORTIK 8$/],
    ["fr", "BASKETS FEMME AIR-ZOLTAN 3", /AIR-ZOLTAN 3$/],
    ["fr", "PORTE-SERVIETTES 3 BRAS INOX", /^Porte-serviettes 3 bras/],
    ["fr", "ESSUIE-TOUT 2 ROULEAUX", /^Essuie-tout 2 rouleaux/],
    ["fr", "SOUS-PULL 6 ANS", /^Sous-pull 6 ans/],
    ["it", "SCARPE UOMO GEL-VORTIK 8", /GEL-VORTIK 8$/],
    ["it", "PORTA-UOVA 6 POSTI", /^Porta-uova 6 posti/],
    ["it", "MISURATORE PRESSIONE M3 COMFORT", /M3 Comfort$/],
    ["it", "VITE M8 ZINCATA", /zincata$/],
    ["en", "GILET HI-VIS YELLOW L", /^Gilet Hi-Vis Yellow L$/],
    ["de", "WARNWESTE HI-VIS GELB", /^Warnweste Hi-Vis Gelb$/],
    ["fr", "GILET HI-VIS JAUNE", /^Gilet Hi-Vis jaune$/],
    ["it", "GILET HI-VIS GIALLO", /^Gilet Hi-Vis giallo$/],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toMatch(native));

  it("where the row's texts write two words of it so", () => {
    const facts = { Collection: "Collection : Folio Junior" };
    expect(nativeName("Le Grand Voyage - Folio Junior - poche", "fr", { facts })).toContain("Folio Junior");
  });
});

describe("a line behind its maker keeps its capitals", () => {
  it.each([
    ["en", "PUMP SANIFLO UP 3 WHITE", /Saniflo UP 3/],
    ["en", "PUMP ZORAXFLO UP 3 WHITE", /Zoraxflo UP 3/],
    ["en", "PUMP ZORAXFLO PRO UP WHITE", /Zoraxflo Pro UP/],
    ["it", "POMPA ZORAXFLO UP 3 BIANCA", /Zoraxflo UP 3/],
    ["en", "ROLL UP GARDEN HOSE WHITE", /Roll up/],
    ["en", "PUMP SANIFLO UP TO 5 M WHITE", / up to 5/],
    ["en", "SANIFLO LIFT UP BED FRAME WHITE", /Lift up/],
    ["de", "PUMPE SANIFLO UP 3 WEISS", /Saniflo UP 3/],
    ["fr", "POMPE SANIFLO UP 3 BLANCHE", /Saniflo UP 3/],
    ["it", "POMPA SANIFLO UP 3 BIANCA", /Saniflo UP 3/],
  ] as const)("%s: %s", (language, name, native) => {
    const written = nativeName(name, language, { brand: "Saniflo" });
    expect(written).toMatch(native);
    expect(written).not.toMatch(/up 3/);
  });
});

describe("a protected name has its capital before the seal", () => {
  it.each([
    ["it", "OLIO DI OLIVA TOSCANO IGP 1L", /Toscano IGP/],
    ["it", "PECORINO ROMANO DOP 300G", /Romano DOP/],
    ["it", "VINO ROSSO IGT 75CL", /rosso IGT/],
    ["it", "PROSCIUTTO CRUDO DOP 100G", /crudo DOP/],
    ["it", "OLIO EXTRAVERGINE DI OLIVA DOP 1L", /oliva DOP/],
    ["fr", "BORDEAUX SUPERIEUR AOC ROUGE 75CL", /Bordeaux Supérieur AOC rouge/],
    ["fr", "COMTE AOP 200G", /Comté AOP/],
    ["fr", "BEURRE DOUX AOP 250G", /doux AOP/],
    ["fr", "VIN ROUGE AOC 75CL", /rouge AOC/],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toMatch(native));
});

describe("words in capitals at the end of a name are small in French and Italian", () => {
  it.each([
    ["it", "Armadio 2 ante rovere DA MONTARE", "Armadio 2 ante rovere da montare"],
    ["it", "Sedia ufficio girevole CON BRACCIOLI", "Sedia da ufficio girevole con braccioli"],
    ["it", "Detersivo piatti 1 l OMAGGIO", "Detersivo piatti 1 l omaggio"],
    ["it", "Tavolo in legno OSLO", "Tavolo in legno OSLO"],
    ["it", "Maglia da uomo DI LUCA", "Maglia da uomo DI LUCA"],
    ["fr", "Armoire 2 portes chêne À MONTER", "Armoire 2 portes chêne à monter"],
    ["fr", "Chaise de bureau AVEC ACCOUDOIRS", "Chaise de bureau avec accoudoirs"],
    ["fr", "Poster film LE PARRAIN", "Poster film LE PARRAIN"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("standards keep their capitals, and prepositions do not get them", () => {
  it.each([
    ["en", "HI-VIS VEST YELLOW EN ISO 20471 CLASS 2", "EN ISO 20471"],
    ["en", "WORK GLOVES NITRILE EN 388 SIZE 9", "EN 388"],
    ["fr", "GANTS DE TRAVAIL EN 388 TAILLE 9", "EN 388"],
    ["fr", "CASQUE DE CHANTIER BLANC EN 397", "EN 397"],
    ["it", "GUANTI DA LAVORO EN 388 TG. 9", "EN 388"],
    ["it", "OCCHIALI PROTETTIVI TRASPARENTI EN 166", "EN 166"],
    ["de", "ARBEITSHANDSCHUHE NITRIL EN 388 GR. 9", "EN 388"],
    ["de", "WARNWESTE GELB EN ISO 20471", "EN ISO 20471"],
    ["fr", "T-SHIRT DISPONIBLE EN 3 TAILLES", "disponible en 3 tailles"],
    ["fr", "CHEMISE EN 100 % COTON BLANCHE", "en 100 % coton"],
  ] as const)("%s: %s", (language, name, kept) => expect(nativeName(name, language)).toContain(kept));
});

describe("acronyms, letters of models and names of devices have their capitals", () => {
  it.each([
    ["en", "GARDEN BENCH HDPE GREEN", "Garden Bench HDPE Green"],
    ["de", "GARTENBANK HDPE SCHWARZ", "Gartenbank HDPE Schwarz"],
    ["fr", "BANC DE JARDIN HDPE NOIR", "Banc de jardin HDPE noir"],
    ["it", "PANCA DA GIARDINO HDPE NERA", "Panca da giardino HDPE nera"],
    ["de", "ZK-LT 310 VEB ROT", "ZK-LT 310 VEB Rot"],
    ["en", "ZK-LT 310 VEB RED", "ZK-LT 310 VEB Red"],
    ["de", "ZK-LT 310 NEU ROT", "ZK-LT 310 neu Rot"],
    ["fr", "Housse Iphone 7 noire", "Housse iPhone 7 noire"],
    ["it", "Cover Ipad 10 nera", "Cover iPad 10 nera"],
    ["en", "Daily Sun Lotion Spf 30", "Daily Sun Lotion SPF 30"],
    ["fr", "Chargeur portable hp compaq cq57-300", "Chargeur portable HP Compaq cq57-300"],
    ["it", "Batteria portatile asus vivobook x512", "Batteria portatile Asus Vivobook x512"],
    ["fr", "Chargeur portable avec prise usb x512", "Chargeur portable avec prise USB x512"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("a colour between small words is small where it agrees", () => {
  it.each([
    ["fr", "Coque souple Noire pour ZTE Blade", "Coque souple noire pour ZTE Blade"],
    ["fr", "Coque motif Rose pour ZTE Blade", "Coque motif Rose pour ZTE Blade"],
    ["it", "Custodia rigida Nera per ZTE Blade", "Custodia rigida nera per ZTE Blade"],
    ["it", "Custodia rigida Nero per ZTE Blade", "Custodia rigida Nero per ZTE Blade"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));

  it("and no adjective where the words before it keep their capitals", () => {
    expect(nativeName("Zorax Vera Stick Labbra Nutritivo - Lenitivo", "it")).toBe(
      "Zorax Vera Stick Labbra Nutritivo - Lenitivo",
    );
  });
});

describe("a short word before a seal is spelled as the row's protected name", () => {
  it.each([
    ["it", "PECORINO TOSC. DOP 300 G", "Pecorino Toscano DOP stagionato.", "Pecorino Toscano DOP 300 g"],
    ["it", "PECORINO STAG. DOP 300 G", "Pecorino stagionato DOP.", "Pecorino stagionato DOP 300 g"],
  ] as const)("%s: %s", (language, name, description, native) =>
    expect(nativeName(name, language, { description })).toBe(native),
  );
});

describe("a name in quotation marks, a place and an acronym have their capitals in a name that was all in capitals", () => {
  it.each([
    ["it", 'BAROLO DOCG "TERRA DI SOLE" 75CL', 'Barolo DOCG "Terra di Sole" 75 cl'],
    ["fr", "AFFICHE « BELLE JOURNEE » 40 CM", "Affiche « Belle journée » 40 cm"],
    ["it", 'TV LED 32" NERO 24" ROSSO', 'TV LED 32" nero 24" rosso'],
    ["fr", "CAFE MOULU ETHIOPIE 250G", "Café moulu Éthiopie 250 g"],
    ["it", "VASO CERAMICA DERUTA 20CM", "Vaso ceramica Deruta 20 cm"],
    ["en", "BRASS ELBOW 22MM WRAS", "Brass Elbow 22mm WRAS"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("a word that has lost a letter stays as it is written", () => {
  it.each([
    ["fr", "D?LICES DE FROMAGE", "D?LICES de fromage"],
    ["it", "BISCOTTI CAFF? E CACAO 200 G", "Biscotti"],
    ["fr", "LAMPE ?TANCHE LED", "?TANCHE"],
  ] as const)("%s: %s", (language, name, part) => {
    expect(nativeName(name, language)).toContain(part);
  });
});

describe("a code with its hyphen before a number is one model", () => {
  it.each([
    ["de", "AH-MM 200 WTEM WEISS", "AH-MM 200 WTEM"],
    ["fr", "CASQUE AH-CM 300 BKRT NOIR", "AH-CM 300 BKRT"],
    ["it", "CUFFIE AH-KG 200 WTEM BIANCO", "AH-KG 200 WTEM"],
  ] as const)("%s: %s", (language, name, part) => {
    expect(nativeName(name, language)).toContain(part);
  });
});

describe("a count at the end that the row has is no model", () => {
  it.each([
    ["fr", "LEURRE SOUPLE KEITECH AYU X7", "7 leurres", "x7"],
    ["de", "GUMMIFISCH KEITECH AYU X5", "5 Stück", "x5"],
    ["it", "ESCA SIKORA AYU X7", "Silicone", "X7"],
  ] as const)("%s: %s", (language, name, contents, end) => {
    expect(nativeName(name, language, { facts: { contents } }).endsWith(end)).toBe(true);
  });
});

describe("the row's maker is not lowered, nor the word before its designation", () => {
  it.each([
    ["fr", "CYLINDRE EUROPEEN VACHETTE RADIAL NT+ 30X30", "Vachette", "Vachette Radial NT+"],
    ["fr", "SERRURE VACHETTE 5 CLES", "Vachette", "Serrure Vachette"],
    ["it", "CILINDRO EUROPEO VACHETTE 30X30", "Vachette", "Vachette"],
    ["it", "CINTURA PELLE CAVALLO 90 CM", "Acme", "cavallo"],
    ["it", "CAFFE MACINATO FORTE 250G", "Forte", "macinato forte"],
  ] as const)("%s: %s of %s", (language, name, brand, part) => {
    expect(nativeName(name, language, { brand })).toContain(part);
  });
});

describe("an English name of a shade at the end keeps its capitals", () => {
  it.each([
    ["fr", "POUSSETTE CANNE ARCEAU RED PASSION", "Acme", "Red Passion"],
    ["it", "PASSEGGINO LEGGERO BLACK NIGHT", "Acme", "Black Night"],
    ["fr", "POUSSETTE CANNE NOIRE", "Acme", "noire"],
  ] as const)("%s: %s", (language, name, brand, part) => {
    expect(nativeName(name, language, { brand })).toContain(part);
  });
});

describe("a known line of the row's maker has its capitals", () => {
  it.each([
    ["it", "Clementoni galileo kit scienza", "Clementoni", "Galileo"],
    ["it", "PROFUMO DONNA LANCOME LA VIE EST BELLE 50ML", "Lancôme", "La Vie Est Belle"],
    ["fr", "MASCARA LANCOME HYPNOSE NOIR", "Lancôme", "Hypnôse"],
    ["it", "kit scienza galileo per bambini", "Acme", "galileo"],
  ] as const)("%s: %s of %s", (language, name, brand, part) => {
    expect(nativeName(name, language, { brand })).toContain(part);
  });
});

describe("one word of a line in capitals is no other maker", () => {
  it.each([
    ["fr", "Montre homme DESTINO CASABLANCA VL044", "Acme", "DESTINO CASABLANCA"],
    ["fr", "Sac femme GRANDO CASABLANCA VL044", "Acme", "GRANDO CASABLANCA"],
    ["fr", "Coque rigide pour NOKIA LUMIA 625", "Acme", "Nokia Lumia 625"],
  ] as const)("%s: %s", (language, name, brand, part) => {
    expect(nativeName(name, language, { brand })).toContain(part);
  });
});

describe("a shouted name has the capitals of the names in the row's own sentences", () => {
  it.each([
    [
      "fr",
      "RUCHE DADANT 10C PIN",
      "Ruche Dadant 10 cadres en pin sylvestre. Livrée montée, non peinte.",
      "Ruche Dadant",
    ],
    ["fr", "HAUSSE LANGSTROTH BOIS", "Hausse pour ruche Langstroth, en bois brut.", "Hausse Langstroth bois"],
    ["fr", "SAVON ALEP 200G", "Le savon d'Alep est fait à l'huile de laurier.", "Savon Alep"],
    ["fr", "COFFRET LAGUIOLE INOX", "Six couteaux de Laguiole en acier inox.", "Coffret Laguiole inox"],
    [
      "fr",
      "ARCHET TOURTE 4/4",
      "Archet de violon sur le modèle de Tourte, en bois de pernambouc.",
      "Archet Tourte",
    ],
    ["fr", "TABLE RONDE BOIS", "La Table est Ronde et en Bois.", "Table ronde bois"],
    ["it", "ARNIA DADANT 10 FAVI", "Arnia modello Dadant con dieci favi in legno.", "Arnia Dadant"],
    ["it", "SAPONE ALEPPO 200G", "Un sapone di Aleppo fatto con olio di alloro.", "Sapone Aleppo"],
    [
      "it",
      "MUL. STELLA SW 8000",
      "Il mulinello Shimano Stella SW è fatto per la pesca.",
      "Mulinello Stella SW",
    ],
    ["it", "CANDELA LOURDES 10CM", "Candela della Madonna di Lourdes in cera.", "Candela Lourdes"],
    ["it", "STATUA SAN ROCCO 30CM", "Statua di San Rocco in resina.", "Statua San Rocco"],
    ["it", "LAMPADA STELLA BIANCA", "Una lampada a forma di stella.", "Lampada stella bianca"],
  ] as const)("%s: %s", (language, name, description, part) => {
    const brand = description.includes("Shimano") ? { brand: "Shimano" } : {};
    expect(nativeName(name, language, { description, ...brand })).toContain(part);
  });
});

describe("an acronym that the row writes as a word is one", () => {
  it.each([
    [
      "it",
      "CALICE UVA E SPIGHE H 21",
      "Calice in ottone con decoro uva e spighe cesellato a mano.",
      "uva e spighe",
    ],
    ["it", "TOVAGLIA UVA BIANCA", "Una tovaglia con uva ricamata.", "Tovaglia uva bianca"],
    ["it", "VASSOIO UVA ROSSA", "Il vassoio per uva e frutta.", "Vassoio uva rossa"],
    ["it", "SUCCO UVA 1L", "Succo di uva italiana.", "Succo uva"],
    ["it", "CREMA UVA 50ML", "Crema con semi di uva.", "Crema uva"],
    ["it", "CREMA SOLE UVA UVB", "Crema che protegge da raggi UVA e UVB.", "Crema sole UVA UVB"],
  ] as const)("%s: %s", (language, name, description, part) => {
    expect(nativeName(name, language, { description })).toContain(part);
  });
});

describe("countries have their capital, German particles and participles none, and days one", () => {
  it.each([
    ["fr", "CHEVALET ERABLE BOSNIE", "Bosnie"],
    ["fr", "MIEL ACACIA HONGRIE", "Hongrie"],
    ["fr", "CAVIAR RUSSIE 50G", "Russie"],
    ["fr", "MIEL FORET ROUMANIE", "Roumanie"],
    ["it", "ACERO BOSNIA 4/4", "Bosnia"],
    ["it", "MIELE ACACIA UNGHERIA", "Ungheria"],
    ["it", "CAFFE GRANI BRASILE", "Brasile"],
    ["it", "SALMONE NORVEGIA 100G", "Norvegia"],
    ["it", "TAPPETO TURCHIA ROSSO", "Turchia"],
    ["de", "WINTERFUTTER AB 6°C SINKEND", "ab 6°C sinkend"],
    ["de", "SCHUHE AB GR. 36", "Schuhe ab Gr. 36"],
    ["de", "HANDCREME PFLEGEND 75ML", "Handcreme pflegend"],
    ["de", "TEE BELEBEND BIO", "Tee belebend"],
    ["de", "TUCH KÜHLEND GRAU", "Tuch kühlend"],
    ["de", "CREME GLÄTTEND 50ML", "Creme glättend"],
    ["de", "JACKE AB GR. 40 BLAU", "Jacke ab Gr. 40"],
    ["de", "KLEBEBAND SELBSTKLEBEND 50MM", "selbstklebend"],
    ["de", "SONNENBLENDE ABEND AUTO", "Sonnenblende Abend"],
    ["en", "COURIER BOX MON-THU ONLY", "Mon-Thu"],
    ["en", "DELIVERY BOX TUE-FRI WHITE", "Tue-Fri"],
    ["en", "PLANNER JAN-DEC 2026", "Jan-Dec"],
    ["en", "CALENDAR SEP-AUG WHITE", "Sep-Aug"],
    ["en", "MENU CARD FRI-SUN SMALL", "Fri-Sun"],
  ] as const)("%s: %s", (language, name, part) => expect(nativeName(name, language)).toContain(part));
});

describe("all parts that slashes join have their capital where the first has", () => {
  it.each([
    ["Bio-Active Substrate Arid 20L - sand/clay/soil mix", "Sand/Clay/Soil Mix"],
    ["Potting Blend Deep Bed 10L - peat/bark/loam mix", "Peat/Bark/Loam Mix"],
    ["Wooden Train Set Large - red/green/blue set", "Red/Green/Blue Set"],
    ["Garden Gravel Bag 20kg - grey/white/black mix", "Grey/White/Black Mix"],
    ["Nut Snack Pouch 500g - almond/cashew/walnut mix", "Almond/Cashew/Walnut Mix"],
  ])("%s", (name, part) => expect(nativeName(name, "en", { brand: "Terra Verde" })).toContain(part));
});

describe("a line that is a word of the language has its capital where the row has it behind its maker", () => {
  it.each([
    ["it", "LAMPADA LUNA 40CM", "La lampada Zorax Luna illumina la sala.", "Lampada Luna"],
    ["it", "SEDIA MARE BIANCA", "Una sedia Zorax Mare per la terrazza.", "Sedia Mare"],
    ["it", "CANNA VENTO 210CM", "La canna Zorax Vento è leggera.", "Canna Vento"],
    ["it", "TAVOLO SOLE 80CM", "Il tavolo Zorax Sole è in legno.", "Tavolo Sole"],
    ["fr", "LAMPE LUNE 40CM", "La lampe Zorax Lune éclaire le salon.", "Lampe Lune"],
    ["fr", "CHAISE PLAGE BLANCHE", "Une chaise Zorax Plage pour la terrasse.", "Chaise Plage"],
    ["fr", "CANNE VENT 210CM", "La canne Zorax Vent est souple.", "Canne Vent"],
  ] as const)("%s: %s", (language, name, description, part) => {
    expect(nativeName(name, language, { description, brand: "Zorax" })).toContain(part);
  });
});
