import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

const cases: Readonly<
  Record<Language, readonly (readonly [name: string, description: string, native: string])[]>
> = {
  de: [
    ["Einbaustr. LED rund", "Einbaustrahler für die Decke, dimmbar.", "Einbaustrahler LED rund"],
    ["Werkzeugkoff. leer", "Robuster Werkzeugkoffer aus Kunststoff.", "Werkzeugkoffer leer"],
    ["Kratzbaum deckenh. 240 cm", "Deckenhoher Kratzbaum mit Sisal.", "Kratzbaum deckenhoch 240 cm"],
    ["Stiefel knieh. 38", "Kniehohe Stiefel aus Leder.", "Stiefel kniehoch 38"],
    ["Zaun hüfth. 2 m", "Hüfthoher Zaun aus Holz.", "Zaun hüfthoch 2 m"],
    ["Ladekab. USB-C 1 m", "Ladekabel USB-C auf USB-C", "Ladekabel USB-C 1 m"],
    ["Kissenb. 40x40 Samt", "Kissenbezug aus Samt mit Reißverschluss.", "Kissenbezug 40x40 Samt"],
    ["Kissenb. 40x40 Samt", "Kissenbezug und Kissenbär aus Samt.", "Kissenb. 40x40 Samt"],
  ],
  en: [
    ["Moist. cream 50ml", "Moisturising cream for dry skin.", "Moisturising cream 50ml"],
    ["Pipe clmpng ring", "A clamping ring for pipes.", "Pipe clamping ring"],
    ["Oak brdng strip", "Boarding strip of solid oak.", "Oak boarding strip"],
    ["Oak brdng strip", "Boarding or braiding of solid oak.", "Oak brdng strip"],
  ],
  fr: [
    ["Applique orient. laiton", "Applique orientable en laiton.", "Applique orientable laiton"],
    ["Rideau occult. gris", "Rideau occultant gris perle.", "Rideau occultant gris"],
    ["Housse rembourr. blanche", "Housse rembourrée, lavable.", "Housse rembourrée blanche"],
    [
      "Nappe pap. 2pl. tabl. blanche",
      "Nappe de table en papier 2 plis.",
      "Nappe papier 2 plis table blanche",
    ],
    ["Essuie-tout blanc P/6", "Essuie-tout. Lot de 6.", "Essuie-tout blanc lot de 6"],
    ["Essuie-tout blanc P/6", "Essuie-tout blanc.", "Essuie-tout blanc P/6"],
    [
      "Coque iPhone 14 Pro transp. antichoc",
      "Coque transparente.",
      "Coque iPhone 14 Pro transparente antichoc",
    ],
    ["Eau minérale nat. gazeuse", "Eau minérale naturelle gazeuse.", "Eau minérale naturelle gazeuse"],
    ["Poivre noir Kampot IGP 70 g", "Poivre noir de Kampot IGP.", "Poivre noir Kampot IGP 70 g"],
    ["COFFRET TOURN. ISOL. VDE", "Coffret 7 tournevis isolés VDE.", "Coffret tournevis isolés VDE"],
  ],
  it: [
    ["Tappeto antisciv. 60x90", "Tappeto antiscivolo da bagno.", "Tappeto antiscivolo 60x90"],
    ["Sedia impilab. bianca", "Sedia impilabile in plastica.", "Sedia impilabile bianca"],
    ["GIUBBINO BIMBO IMBOTT. ROSSO", "Giubbino imbottito da bimbo.", "Giubbino bimbo imbottito rosso"],
    ["Tovaglioli bianchi CF/100", "Tovaglioli. Confezione da 100.", "Tovaglioli bianchi confezione da 100"],
    ["Tovaglioli bianchi CF/100", "Tovaglioli bianchi.", "Tovaglioli bianchi CF/100"],
    ["PROSCIUTTO CRUDO DOP 100 G", "Prosciutto crudo stagionato.", "Prosciutto crudo DOP 100 g"],
    ["Torcia LED ricaricab. nera", "Torcia LED ricaricabile.", "Torcia LED ricaricabile nera"],
    ["Tenda oscur. grigia", "Tenda oscurante grigia.", "Tenda oscurante grigia"],
  ],
};

describe.each(languages)("a short form that only the row's own texts spell out in %s", (language) => {
  it.each(cases[language])("is written as they write it: %s (%s)", (name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("a short form that the row's own texts spell out at that place", () => {
  it.each([
    [
      "it",
      "Casco moto jet vis. lunga S",
      "Casco jet con visiera lunga antigraffio.",
      "Casco moto jet visiera lunga S",
    ],
    ["it", "Filtro aria abit. Fiat 500", "Filtro abitacolo per Fiat 500.", "Filtro aria abitacolo Fiat 500"],
    ["it", "Sed. ufficio con rotelle", "Sedia da ufficio con braccioli.", "Sedia da ufficio con rotelle"],
    [
      "it",
      "Flessibile inox gir. doccetta",
      "Flessibile inox girevole per doccetta.",
      "Flessibile inox girevole doccetta",
    ],
    ["fr", "Casque moto vis. longue", "Casque avec visière longue.", "Casque moto visière longue"],
    [
      "fr",
      "Robinet cuisine bec pivot. chromé",
      "Robinet avec bec pivotant.",
      "Robinet cuisine bec pivotant chromé",
    ],
    ["fr", "Sac dos imper. noir", "Sac à dos imperméable noir.", "Sac à dos imperméable noir"],
    ["de", "Helm Jet vis. lang", "Helm mit Visier lang.", "Helm Jet Visier lang"],
    ["de", "Dose Kek. rund", "Dose für Kekse rund.", "Dose Kekse rund"],
    ["de", "Lampe Garten Sol. LED", "Garten Solarleuchte LED.", "Lampe Garten Solarleuchte LED"],
    ["en", "Helmet vis. long", "Helmet with visor long.", "Helmet visor long"],
    ["en", "Kettle cordl. white", "Cordless white kettle.", "Kettle cordless white"],
    ["en", "Sofa retr. green", "A sofa, retractable green.", "Sofa retractable green"],
  ] as const)("in %s: %s (%s)", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });

  it("is left where they say something else there, and where nothing says it", () => {
    expect(nativeName("Lampada abit. LED", "it")).toBe("Lampada abit. LED");
    expect(nativeName("Casco vis. lunga", "it", { description: "La vista lunga e la visiera lunga." })).toBe(
      "Casco vis. lunga",
    );
    expect(nativeName("Filtro abit. per VW Golf", "it")).toBe("Filtro abitacolo per VW Golf");
    expect(nativeName("Set lenz. flanella", "it")).toBe("Set lenzuola flanella");
  });
});

it("is not guessed without them", () => {
  expect(nativeName("Einbaustr. LED rund", "de")).toBe("Einbaustr. LED rund");
  expect(nativeName("Pipe clmpng ring", "en")).toBe("Pipe clmpng ring");
});

describe("a name that was cut", () => {
  it.each([
    [
      "Coque souple Blanche pour SONY XPERIA Z motif B…",
      "Coque au motif Baroque rouge pour SONY XPERIA Z.",
      "motif Baroque rouge",
    ],
    [
      "Coque rigide Noire pour ALCATEL ONE TOUCH IDOL …",
      "Coque pour ALCATEL ONE TOUCH IDOL X, noire.",
      "IDOL X",
    ],
    [
      "Housse de couette en coton blanc coloris ta...",
      "Housse, coloris taupe clair, en coton.",
      "coloris taupe clair",
    ],
  ])("is finished to the end of the phrase: %s", (name, description, end) => {
    expect(nativeName(name, "fr", { description })).toMatch(new RegExp(`${end}$`, "u"));
  });

  it.each([
    ["fr", "Trottinette enfant pliable guidon réglable rose pour fille garço...", "fille"],
    ["fr", "Vélo enfant avec roulettes et panier pour garçon et fil...", "garçon"],
    ["it", "Bicicletta pieghevole con cestino e campanello per bambina bamb...", "bambina"],
  ] as const)("is not for half of its audience: %s %s", (language, name, half) => {
    expect(nativeName(name, language)).not.toMatch(new RegExp(`${half}$`, "u"));
  });
});

describe("a word that was cut off", () => {
  it("is written whole where the row says it", () => {
    const facts = { Farbe: "dunkelblau" };
    const name = "Vorhang blickdicht mit Ösen und Kräuselband dunkelbl...";
    expect(nativeName(name, "de", { facts })).toBe("Vorhang blickdicht mit Ösen und Kräuselband dunkelblau");
    expect(
      nativeName("Maglione lana con collo alto grigio chiar...", "it", {
        facts: { Colore: "grigio chiaro" },
      }),
    ).toBe("Maglione lana con collo alto grigio chiaro");
    expect(
      nativeName("Rideau occultant à oeillets en polyester antraci...", "fr", {
        facts: { Couleur: "anthracite" },
      }),
    ).not.toContain("anthracite");
    expect(
      nativeName("Blackout curtain with eyelets and pencil pleat burgun...", "en", {
        facts: { Colour: "burgundy" },
      }),
    ).toBe("Blackout curtain with eyelets and pencil pleat burgundy");
  });

  it("stays behind a colour where nothing says it whole", () => {
    expect(nativeName("Maglione lana con collo alto grigio chiar...", "it")).toBe(
      "Maglione lana con collo alto grigio chiar",
    );
  });
});

it("takes no time that grows faster than the texts", () => {
  for (const piece of ["abcd. ", "bcdf ", "a", "bcdfg", "((", "l'"]) {
    const text = piece.repeat(100_000 / piece.length);
    expect(nativeName(text.slice(0, 500), "de", { description: text })).toBeTypeOf("string");
    expect(nativeName(text, "it", { description: text })).toBeTypeOf("string");
  }
});

it.each([
  ["Alder & Wren Womans jumper", "Alder & Wren Women's jumper"],
  ["Childrens wellies", "Children's wellies"],
  ["CHILDRENS BOOK", "Children's Book"],
])("an English genitive has its apostrophe: %s", (name, native) => {
  expect(nativeName(name, "en")).toBe(native);
});

describe("a cut end that the row completes", () => {
  it.each([
    ["fr", "Coque rigide noire pour Corvin A1200 m…", "Coque rigide noire pour Corvin A1200 motif fleurs."],
    ["fr", "Affiche poster de porte en papier Dim…", "Affiche poster de porte en papier Dimensions 90 cm."],
    ["it", "Cover rigida nera per Corvin A1200 m…", "Cover rigida nera per Corvin A1200 motivo fiori."],
    ["de", "Schwarze Hülle für das Corvin A1200 F…", "Schwarze Hülle für das Corvin A1200 Farbe Rot."],
  ] as const)("ends in no label: %s %s", (language, name, description) => {
    expect(nativeName(name, language, { description })).not.toMatch(/(?:motif|Dimensions|motivo|Farbe)$/);
  });
});

describe("an Italian participle of the row has the number of the noun before it", () => {
  it.each([
    ["Tappeto lavor. grigio", "Tappeti lavorati al telaio.", "Tappeto lavorato grigio"],
    ["Crocchette gatti steril. pollo", "Per il gatto sterilizzato.", "Crocchette gatti sterilizzati pollo"],
    ["Piatto decor. rosso", "Piatti decorati a mano.", "Piatto decorato rosso"],
    ["Vestito ricam. blu", "Vestiti ricamati con cura.", "Vestito ricamato blu"],
    ["Guanti imbott. neri", "Guanto imbottito caldo.", "Guanti imbottiti neri"],
  ])("%j", (name, description, native) => {
    expect(nativeName(name, "it", { description })).toBe(native);
  });
});

describe("a German stump is the end of a compound of the row", () => {
  it.each([
    ["Wagenheb. 2 t", "Rangierwagenheber mit Teleskopstange.", "Wagenheber 2 t"],
    ["Schubkar. 85 l", "Die Gartenschubkarre ist verzinkt.", "Schubkarre 85 l"],
    ["Wagenheb. 2 t", "Rangierwagenheber und Autowagenhebel.", "Wagenheb. 2 t"],
  ] as const)("%s", (name, description, native) => {
    expect(nativeName(name, "de", { description })).toBe(native);
  });
});

describe("a stump without its full stop, in a name all in capitals, is what the row's own texts have beside it", () => {
  it.each([
    ["en", "SCREWDRIVER MAG TIP", "Screwdriver with a magnetic tip.", "Screwdriver Magnetic Tip"],
    ["en", "22MM COMP ISO VALVE", "22mm compression isolating valve.", "22mm Compression Isolating Valve"],
    ["en", "HOSE REINF ANTI-KINK", "Reinforced anti-kink hose.", "Hose Reinforced Anti-Kink"],
    ["en", "ZINC TABLETS HIGH STRGTH", "High strength zinc.", "Zinc Tablets High Strength"],
    ["en", "DESK LAMP ADJUST ARM", "Desk lamp, adjustable arm.", "Desk Lamp Adjustable Arm"],
    ["de", "KOMMODE EICHE ARTIS", "Front in Eiche Artisan.", "Kommode Eiche Artisan"],
    ["de", "LAMPE DIMMB WEISS", "Diese Lampe ist dimmbar.", /Lampe dimmbar/i],
    ["de", "STUHL STAPELB GRAU", "Der Stuhl ist stapelbar.", /Stuhl stapelbar/i],
    ["de", "TISCH AUSZIEHB EICHE", "Tisch ausziehbar bis 2 m.", /Tisch ausziehbar Eiche/i],
    ["de", "REGAL PULVERBES WEISS", "Gestell pulverbeschichtet.", /Regal pulverbeschichtet/i],
    ["fr", "PERC VISSEUSE 18V", "Perceuse visseuse livrée avec deux batteries.", "Perceuse visseuse 18 V"],
    ["fr", "VISSEUSE 18V + COFF MAKPAC", "Livrée en coffret Makpac.", /\+ coffret Makpac$/i],
    ["fr", "PONCEUSE EXCENTR 125MM", "Ponceuse excentrique compacte.", "Ponceuse excentrique 125 mm"],
    ["fr", "TABLE PLIAB JARDIN", "Table pliable de jardin.", "Table pliable jardin"],
    ["fr", "LAMPE BUR LED", "Une lampe bureau moderne.", "Lampe de bureau LED"],
    ["it", "TAGLIASIEPI ELETTR 550W", "Tagliasiepi elettrico leggero.", "Tagliasiepi elettrico 550 W"],
    ["it", "TAVOLO ALLUNG ROVERE", "Tavolo allungabile.", "Tavolo allungabile rovere"],
    ["it", "PISTOLA TERMOC 6MM", "Pistola termocollante.", "Pistola termocollante 6 mm"],
    ["it", "SEDIA PIEGH LEGNO", "Sedia pieghevole.", "Sedia pieghevole legno"],
    ["it", "POLTRONA RECLIN GRIGIA", "Poltrona reclinabile.", "Poltrona reclinabile grigia"],
  ] as const)("%s: %s", (language, name, description, native) => {
    const written = nativeName(name, language, { description });
    if (typeof native === "string") expect(written).toBe(native);
    else expect(written).toMatch(native);
  });

  it.each([
    ["en", "Screwdriver MAG TIP", "Screwdriver with a magnetic tip."],
    ["en", "SOFA COMFORT 3 SEATER", "A comfortable sofa."],
    ["de", "SESSEL RELAX GRAU", "Zum Relaxen."],
    ["fr", "FAUTEUIL CONFORT GRIS", "Un fauteuil confortable."],
    ["fr", "LAMPE MODEL 12", "Un modelage réussi."],
    ["it", "DIVANO CONFORT 3 POSTI", "Un divano confortevole."],
    ["it", "STATUA DONNA SATIRESSA", "La donna satiressadimensioni 20 cm."],
  ] as const)("but a line's name, a code or a whole word stays: %s: %s", (language, name, description) => {
    expect(nativeName(name, language, { description }).toLowerCase()).toBe(
      nativeName(name, language).toLowerCase(),
    );
  });

  it("with the preposition that it has there", () => {
    const of = (name: string, language: "fr" | "it", description: string) =>
      nativeName(name, language, { description });
    expect(of("TRAPANO AVV. PERC. 18V", "it", "Trapano avvitatore a percussione.")).toBe(
      "Trapano avvitatore a percussione 18 V",
    );
    expect(of("Porta scorr. bianca", "it", "Una porta scorrevole.")).toBe("Porta scorrevole bianca");
    expect(of("Perceuse percus. 18V", "fr", "Perceuse à percussion.")).toBe("Perceuse à percussion 18 V");
  });
});

describe("a short form that the list has counts where the row spells it out", () => {
  it.each([
    ["en", "Baby Romper Stars 3-6m", { Size: "3-6 months" }, "Baby Romper Stars 3-6 Months"],
    ["de", "Body Sterne 6M", { Größe: "6 Monate" }, "Body Sterne 6 Monate"],
    ["de", "Kommode 2trg. 3 SK", { Text: "mit drei Schubkästen" }, "Kommode 2-türig 3 Schubkästen"],
    ["fr", "Pyjama étoiles 6M", { Taille: "6 mois" }, "Pyjama étoiles 6 mois"],
    ["fr", "PAPIER A4 CARTON 5 RAM", { Contenance: "5 ramettes" }, /carton 5 ramettes$/],
    ["fr", "PARACETAMOL 1000MG CPR", { Contenance: "8 comprimés" }, /1000 mg comprimés$/],
    ["fr", "VIS AGGLO TF 5X60", { Tête: "tête fraisée" }, /tête fraisée 5x60$/],
    ["it", "Body neonato stelle 6-9m", { Taglia: "6-9 mesi" }, "Body neonato stelle 6-9 mesi"],
    ["it", "PASSATA 700G X 6 BT", { Contenuto: "6 bottiglie" }, /x 6 bottiglie$/],
    ["it", "OLIO EXTRA VERG. OLIVA", {}, "Olio extravergine di oliva"],
    ["it", "TV LED CL.ENER. F", {}, /classe energetica F$/],
    ["de", "Da.-Jacke rot", {}, "Damenjacke rot"],
  ] as const)("%s: %s", (language, name, facts, native) => {
    const written = nativeName(name, language, { facts });
    if (typeof native === "string") expect(written).toBe(native);
    else expect(written).toMatch(native);
  });

  it.each([
    ["de", "Kabel 6M", "Kabel 6M"],
    ["fr", "Câble 6M", "Câble 6M"],
    ["it", "Cavo 6m", "Cavo 6 m"],
    ["en", "Cable 6m", "Cable 6m"],
  ] as const)("and is a length elsewhere, in %s", (language, name, native) => {
    expect(nativeName(name, language, { facts: { Info: "blau" } })).toBe(native);
  });
});
