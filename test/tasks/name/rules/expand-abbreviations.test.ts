import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeName } from "./native-name.ts";

const cases: Readonly<Record<Language, readonly (readonly [name: string, native: string])[]>> = {
  en: [
    [
      "Stainless steel water btl 750ml dbl wall vac insul. blk",
      "Stainless steel water bottle 750ml double-wall vacuum-insulated black",
    ],
    ["LADIES L/S STRIPED TEE NVY/WHT", "Ladies Long-Sleeved Striped Tee Navy/White"],
    ["KETTLE CORDLESS S/S W/ WATER FILTER", "Kettle Cordless Stainless Steel with Water Filter"],
    [
      "Office Chair w/ Lumbar Support & Adj. Armrests Blk",
      "Office Chair with Lumbar Support & Adjustable Armrests, Black",
    ],
    ["Dog Toys 2pcs", "Dog Toys 2 Pieces"],
    ["Fry Pan w/o Lid", "Fry Pan without Lid"],
    ["Womens Boots Blk Lthr", "Women's Boots Black Leather"],
    ["Bath Towel Lge Wht", "Bath Towel Large White"],
    ["Walkers Shortbread Round 150Gm", "Walkers Shortbread Round 150 g"],
    ["X200BLK Keyboard", "X200BLK Keyboard"],
    ["BK 200 Amplifier", "BK 200 Amplifier"],
    ["Steel Musician 5 Pcs Set", "Steel Musician 5 Piece Set"],
    ["Steak Knife Set 6pc S/S", "Steak Knife Set 6-Piece Stainless Steel"],
    ["Cap screw socket hd M6x20 A2 S/S", "Cap screw socket hd M6x20 A2 S/S"],
    ["Cap nut S/S M8", "Cap nut S/S M8"],
    ["Jacket potato baker S/S", "Jacket potato baker S/S"],
    ["Top hat flange S/S", "Top hat flange S/S"],
    ["Dress hook S/S", "Dress hook S/S"],
    ["Shirt rail S/S", "Shirt rail S/S"],
    ["Polo shirt mens S/S nvy", "Polo shirt men's short-sleeved navy"],
    ["Bookcase 5 shlf white", "Bookcase 5 shelves white"],
    ["Toner 1651B-2PK", "Toner 1651B-2PK"],
    ["EDT Spray for Men", "EDT Spray for Men"],
  ],
  de: [
    [
      "Bürostuhl m. Lordosenstütze u. verst. Armlehnen sw",
      "Bürostuhl mit Lordosenstütze und verstellbaren Armlehnen, schwarz",
    ],
    [
      "Sechskantschr. DIN 933 M8x40 VPE 100 Stk",
      "Sechskantschraube DIN 933 M8x40 Verpackungseinheit 100 Stück",
    ],
    ["Trinkflasche Edelst. schwarz", "Trinkflasche Edelstahl schwarz"],
    ["WASSERKOCHER KABELLOS M. KALKFILTER", "Wasserkocher kabellos mit Kalkfilter"],
    [
      "Handyhülle f. iPhone 13 transparent (nicht f. Pro/Max)",
      "Handyhülle für iPhone 13 transparent (nicht für Pro/Max)",
    ],
    ["Akku 18 V + Ladeger. + Koffer", "Akku 18 V + Ladegerät + Koffer"],
    ["TV-Wandhalterung neig-/schwenkb. grau", "TV-Wandhalterung neig-/schwenkbar grau"],
    ["Bettwäsche 2tlg. rot", "Bettwäsche 2-teilig rot"],
    ["Schrauben verz. M6x30 200Stk.", "Schrauben verzinkt M6x30 200 Stück"],
    ["Damen Jacke mit Kapuze abn.", "Damen Jacke mit Kapuze abnehmbar"],
    ["Lampe dimmb. E27", "Lampe dimmbar E27"],
    ["SW-24 Ringschlüssel", "SW-24 Ringschlüssel"],
    ["X200SW Tastatur", "X200SW Tastatur"],
    ["Regal m. 3 Schubl. weiß", "Regal mit 3 Schubladen weiß"],
    ["Sofa m. Bettk. grau", "Sofa mit Bettkasten grau"],
  ],
  fr: [
    [
      "Chaise de bureau maille av. soutien lomb. et accoud. régl. noir",
      "Chaise de bureau maille avec soutien lombaire et accoudoirs réglables noir",
    ],
    [
      "Perceuse visseuse s/fil 18 V + 2 batt. + coffret",
      "Perceuse visseuse sans fil 18 V + 2 batteries + coffret",
    ],
    ["Gourde inox dble paroi isoth. noire", "Gourde inox double paroi isotherme noire"],
    ["BOUILLOIRE S/FIL INOX AVEC FILTRE", "Bouilloire sans fil inox avec filtre"],
    ["Parure de lit 2 pers. réversible", "Parure de lit 2 personnes réversible"],
    ["Machine à laver hublot blc", "Machine à laver hublot blanc"],
    ["Vis TH M8x40 zinguée bte 100", "Vis tête hexagonale M8x40 zinguée boîte de 100"],
    ["T-shirt femme ML col V", "T-shirt femme manches longues col V"],
    ["Fauteuil régl. tissu gris", "Fauteuil réglable tissu gris"],
    ["Table av. 4 chaises", "Table avec 4 chaises"],
    ["Durite frein av. +long", "Durite frein avant +long"],
    ["Lampe régl. LED", "Lampe réglable LED"],
    ["Durites frein av.", "Durites frein avant"],
    ["Applique ext. LED", "Applique extérieure LED"],
    ["Radiateur mural vert", "Radiateur mural vert"],
  ],
  it: [
    ["PENNARELLO PUNTA FINE BLU SC.24", "Pennarello punta fine blu scatola da 24"],
    ["PENNARELLO PUNTA FINE BLU SC. 24", "Pennarello punta fine blu scatola da 24"],
    ["MAGLIONE UOMO BLU SC.", "Maglione uomo blu scuro"],
    [
      "Sedia ufficio ergon. rete c/supp. lombare e bracc. reg. nera",
      "Sedia da ufficio ergonomica rete con supporto lombare e braccioli regolabili nera",
    ],
    ["BOLLITORE S/FILI ACCIAIO C/FILTRO", "Bollitore senza fili acciaio con filtro"],
    ["Collare per cani blush S/M", "Collare per cani blush S/M"],
    ["Conf. 2 pigiami bimbo", "Confezione da 2 pigiami bimbo"],
    ["Barbecue c/coperchio, termometro", "Barbecue con coperchio, termometro"],
    ["Abito lungo tg.42", "Abito lungo taglia 42"],
    [
      "LAMPADA DA TAVOLO OTTONE ANTICO C/PARALUME CREMA",
      "Lampada da tavolo ottone antico con paralume crema",
    ],
    ["Cuffie bluetooth c/microfono", "Cuffie bluetooth con microfono"],
    ["Viti TE M8x40 zincate conf. 100 pz", "Viti TE M8x40 zincate confezione da 100 pezzi"],
    ["Integratore 60cpr", "Integratore 60 compresse"],
    ["Vitamina D3 365 cpr", "Vitamina D3 365 compresse"],
    ["Sedile WC termoindurente s/close", "Sedile WC termoindurente s/close"],
    ["Cerniera incl. 45° nichelata", "Cerniera incl. 45° nichelata"],
    ["Trapano con batteria incl.", "Trapano con batteria inclusa"],
    ["Cassetta A3 acc. verde", "Cassetta A3 acc. verde"],
  ],
};

describe.each(languages)("a short form in %s", (language) => {
  it.each(cases[language])("is written as a native would: %s", (name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });

  it.each(cases[language])("is left alone once it is: %s", (_, native) => {
    expect(nativeName(native, language)).toBe(native);
  });
});

describe("the message", () => {
  it("says what each short form was taken for", () => {
    const { message } = answerTo("Stainless steel btl dbl layer", "en");
    expect(message).toBe("Spelt out abbreviations (btl: bottle; dbl: double).");
  });

  it("says nothing of what a person refused, and nothing is spelt out", () => {
    const refused = answerTo("Stainless steel btl dbl layer", "en", { keep: ["abbreviations"] });
    expect(refused.best_name).toBe("Stainless steel btl dbl layer");
    expect(refused.message).toBe("The name was already clean.");
  });
});

describe("a short form", () => {
  it("is none where it is the row's brand", () => {
    expect(nativeName("Dbl Water Bottle", "en", { brand: "Dbl" })).toBe("Dbl Water Bottle");
  });

  it("takes no time that grows faster than the name", () => {
    for (const piece of ["btl ", "m. ", "w/", "S/S", ".", "(", "1", "x1"]) {
      const name = piece.repeat(100_000 / piece.length);
      expect(nativeName(name, "de")).toBeTypeOf("string");
    }
  });
});

describe("the row's own texts", () => {
  it("say which of several meanings a short form has", () => {
    const facts = { Material: "A4 stainless steel" };
    expect(nativeName("Shackle S/S bow 10mm", "en", { facts })).toBe("Shackle stainless steel bow 10mm");
    expect(nativeName("Cap nut S/S M8", "en", { facts })).toBe("Cap nut stainless steel M8");
    expect(nativeName("Shirt rail S/S", "en", { description: "Rail of stainless steel." })).toBe(
      "Shirt rail stainless steel",
    );
  });
});

describe("what is written out agrees", () => {
  it.each([
    ["de", "Vollmilchschok. m. Walnü. 100 g", "Zutaten: Zucker, Walnüsse 15 %.", "mit Walnüssen"],
    ["de", "Kommode Eiche 3 Schubk. 2 Tür.", "Kommode in Eiche.", "2-türig"],
    ["fr", "Casque sécu. noir", "Casque de sécurité en ABS.", "sécurité"],
    ["fr", "Ampoule LED E27 blc chd x2", "", "blanc chaud"],
  ] as const)("%s: %s", (language, name, description, part) => {
    const written = nativeName(name, language, description === "" ? {} : { description });
    expect(written).toContain(part);
    expect(written).not.toContain("sécuritée");
  });

  it.each([
    ["en", "Corvin Corvin Bowl Set, Nest 9", "Corvin Corvin"],
    ["de", "Corvin Corvin Schüssel-Set Nest 9", "Corvin Corvin"],
    ["fr", "Corvin Corvin Lot de bols Nest 9", "Corvin Corvin"],
    ["it", "Corvin Corvin Set di ciotole Nest 9", "Corvin Corvin"],
  ] as const)("a doubled maker is no slip: %s %s", (language, name, brand) => {
    expect(nativeName(name, language, { brand })).toContain(brand);
  });
});

describe("before a word that stays short nothing is written out that would not fit it", () => {
  it.each([
    ["de", "Schlauch 20 m m. Zubh.", "Schlauch 20 m m. Zubh."],
    ["de", "Lampe m. max. 60 W", "Lampe mit max. 60 W"],
    ["de", "Lampe m. Schalter", "Lampe mit Schalter"],
    ["fr", "Lampe av. Zorb. noire", "Lampe av. Zorb. noire"],
    ["it", "Lampada c/ zorb. nera", "Lampada c/ zorb. nera"],
    ["en", "Lamp w/ zorb. black", "Lamp w/ zorb. black"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));

  it.each([
    ["Sofa Lux elektr. Rückenl. grau", "Mit elektrischer Rückenlehne.", "Sofa Lux elektr. Rückenlehne grau"],
    ["Tor m. elektr. Antrieb", "Tor mit elektrischem Antrieb.", "Tor mit elektrischem Antrieb"],
  ])("a German adjective agrees or stays short: %s", (name, description, native) => {
    expect(nativeName(name, "de", { description })).toBe(native);
  });
});

describe("what a hyphen joins to a number is counted up to three digits", () => {
  it.each([
    ["en", "Zorax 4102-PK Analog Watch", "Zorax 4102-PK Analog Watch"],
    ["en", "AA Battery 24-PK", "AA Battery 24-Pack"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("trade words of pairs", () => {
  it.each([
    ["en", "AC FURN FLTR WHITE", "AC Furnace Filter White"],
    ["en", "Basil Seed Pkt", "Basil Seed Packet"],
    ["fr", "POUSSETTE 3EN1 GRISE", "Poussette 3 en 1 grise"],
    ["fr", "GUIDE DES FLEURS - 3E ED.", "Guide des fleurs - 3e éd."],
    ["de", "Wasch.masch. 7kg weiß", "Waschmaschine 7 kg weiß"],
    ["it", "Passegg. leggero grigio", "Passeggino leggero grigio"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));

  it("the row says what is counted", () => {
    const description = "Résistance magnétique à 12 niveaux, écran.";
    expect(nativeName("VELO MAGNETIQUE 12 NIV PLIABLE", "fr", { description })).toContain("12 niveaux");
  });
});

describe("a word of one gender that is written out has the number of the thing", () => {
  it.each([
    ["fr", "PLAQUETTES FREIN ORG. 125", "Garniture organique.", "Plaquettes de frein organiques 125"],
    [
      "fr",
      "Lot de 6 cartouches filtrantes compat. pompes",
      "",
      "Lot de 6 cartouches filtrantes compatibles pompes",
    ],
    ["fr", "Batterie 5 cellules compat. Dell", "", "Batterie 5 cellules compatible Dell"],
    ["it", "Set di 6 cartucce compat. Epson", "", "Set di 6 cartucce compatibili Epson"],
    ["it", "Batteria compat. Dell", "", "Batteria compatibile Dell"],
  ] as const)("%s: %s", (language, name, description, native) => {
    expect(nativeName(name, language, description === "" ? {} : { description })).toBe(native);
  });
});

describe("a year before a thing counts nothing", () => {
  it.each([
    ["en", "Ridgeline 1985 Jkt Mens Black", "Ridgeline 1985 Jacket Men's Black"],
    ["en", "Stormlight 2024 Jkt Navy", "Stormlight 2024 Jacket Navy"],
    ["en", "Trail 1972 Jckt Green", "Trail 1972 Jacket Green"],
    ["en", "Set of 2 Jkt Green", "Set of 2 Jackets Green"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});
