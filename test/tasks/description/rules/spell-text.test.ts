import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeDescription } from "./native-description.ts";

type Case = readonly [language: Language, text: string, wanted: string];

describe("a heading in capitals that a text begins with", () => {
  it.each<Case>([
    [
      "de",
      'ERSCHWINGLICHES 39,6 cm (15,6") NOTEBOOK MIT OPTISCHEM LAUFWERK Arbeite, wo du bist, mit neuen Prozessoren.',
      'Erschwingliches 39,6 cm (15,6") Notebook mit optischem Laufwerk. Arbeite, wo du bist, mit neuen Prozessoren.',
    ],
    [
      "en",
      "POWERFUL SUCTION AND LASTING BATTERY Clean the whole flat on a single charge.",
      "Powerful suction and lasting battery. Clean the whole flat on a single charge.",
    ],
  ])("is a sentence: %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toBe(wanted);
  });
});

describe("a description without accents", () => {
  it.each<Case>([
    [
      "de",
      "Kuschelige Bettwaesche aus Biber fuer die kalte Jahreszeit. Kissenhuelle 80x80 cm, mit Reissverschluss.",
      "Kuschelige Bettwäsche aus Biber für die kalte Jahreszeit. Kissenhülle 80x80 cm, mit Reißverschluss.",
    ],
    [
      "de",
      "Kuppelzelt fuer 3 Personen, Wassersaeule 3000 mm. Packmass 55 x 18 cm.",
      "Kuppelzelt für 3 Personen, Wassersäule 3000 mm. Packmaß 55 x 18 cm.",
    ],
    ["de", "UV- und frostbestaendig. Zubehoer: Ruehrbesen.", "UV- und frostbeständig. Zubehör: Rührbesen."],
    [
      "fr",
      "Croquettes completes pour chien adulte. Proteines 26%, matieres grasses 14%. Sans conservateur ajoute.",
      "Croquettes complètes pour chien adulte. Protéines 26%, matières grasses 14%. Sans conservateur ajouté.",
    ],
    [
      "fr",
      "Tuyau souple, pression eclatement 24 bars, garanti 10 ans, livre avec raccords et lance.",
      "Tuyau souple, pression éclatement 24 bars, garanti 10 ans, livré avec raccords et lance.",
    ],
    [
      "fr",
      "Housse tressee et matelassee. Ideale pour les journees fraiches, securite et stabilite. Decision facile.",
      "Housse tressée et matelassée. Idéale pour les journées fraîches, sécurité et stabilité. Decision facile.",
    ],
    ["fr", "Mug pour coffee et toffee.", "Mug pour coffee et toffee."],
    [
      "fr",
      "Roman en grand format, livre avec marque-page.",
      "Roman en grand format, livre avec marque-page.",
    ],
    ["fr", "Fabrique au Portugal. Lavage a 30 degres.", "Fabriqué au Portugal. Lavage à 30 degrés."],
    [
      "fr",
      "Boulon a bague nylon. Fer a repasser vapeur. A usage unique, fruits a coque.",
      "Boulon à bague nylon. Fer à repasser vapeur. À usage unique, fruits à coque.",
    ],
    [
      "fr",
      "Cette batterie a pour but de remplacer la vôtre. Il a des poches, la borne positive a droite.",
      "Cette batterie a pour but de remplacer la vôtre. Il a des poches, la borne positive à droite.",
    ],
    ["fr", "Le sac a un motif et il a main libre.", "Le sac a un motif et il a main libre."],
    ["fr", "Pneu ete 205/55 R16 91V.", "Pneu été 205/55 R16 91V."],
    [
      "it",
      "Crema mani con burro di karite, piu idratazione. Non unge perche si assorbe subito.",
      "Crema mani con burro di karité, più idratazione. Non unge perché si assorbe subito.",
    ],
    [
      "it",
      "Trapano con velocita variabile. Non adatto a bambini di eta inferiore a 3 anni.",
      "Trapano con velocità variabile. Non adatto a bambini di età inferiore a 3 anni.",
    ],
    [
      "it",
      "Riduce la forfora gia dalla prima applicazione.",
      "Riduce la forfora già dalla prima applicazione.",
    ],
  ])("gets those that are certain: %s %s", (language, text, wanted) =>
    expect(nativeDescription(text, language)).toBe(wanted),
  );

  it.each<Case>([
    ["de", "Das neue Auto passt zu Bluetooth und blauen Steuergeräten aus Israel.", ""],
    ["de", "In Maßen genossen, die Masse ist fest und das Schloss passt.", ""],
    ["fr", "Le chien est habitué à la pièce, le code de la marque Pieces reste.", ""],
    ["fr", "Cette batterie a pour but de remplacer celle de votre mobile.", ""],
    ["fr", "Coque Butterflies on a leash pour le mobile.", ""],
    ["it", "La meta del viaggio è vicina e il papa canta.", ""],
    ["en", "The cafe table has a naive pattern and a resume holder.", ""],
  ])("and loses nothing where they may be right: %s %s", (language, text) =>
    expect(nativeDescription(text, language)).toBe(text),
  );

  it("states what it stated", () =>
    expect(answerTo("Zubehoer: Knethaken, Ruehrbesen. Hoehe: 5 cm.", "de").message).not.toContain(
      "Left out",
    ));
});

describe("a description all in capitals", () => {
  it.each<Case>([
    [
      "de",
      "WIND- UND WASSERABWEISENDE SOFTSHELLJACKE MIT ABNEHMBARER KAPUZE. 2 SEITENTASCHEN, ÄRMELABSCHLUSS MIT KLETT. 94% PES 6% EL.",
      "Wind- und wasserabweisende Softshelljacke mit abnehmbarer Kapuze. 2 Seitentaschen, Ärmelabschluss mit Klett. 94% PES 6% EL.",
    ],
    [
      "de",
      "DIE JACKE IST SEHR LEICHT UND HÄLT WARM. FÜR IPAD UND USB-C.",
      "Die Jacke ist sehr leicht und hält warm. Für iPad und USB-C.",
    ],
    ["de", "GARTENSCHLAUCH MIT GEWEBE. OHNE ARMATUREN.", "Gartenschlauch mit Gewebe. Ohne Armaturen."],
    [
      "fr",
      "TEE-SHIRT FEMME EN COTON BIOLOGIQUE. COL V. COUPE DROITE. FABRIQUE AU PORTUGAL. LAVAGE A 30 DEGRES.",
      "Tee-shirt femme en coton biologique. Col V. Coupe droite. Fabriqué au Portugal. Lavage à 30 degrés.",
    ],
    [
      "fr",
      "VIS TETE HEXAGONALE FILETAGE PARTIEL DIN 931. INOX A2.",
      "Vis tête hexagonale filetage partiel DIN 931. Inox A2.",
    ],
    [
      "fr",
      "SAC A MAIN EN CUIR DE VACHETTE GRAINE. FERMETURE ZIPPEE. 2 POCHES INTERIEURES. LIVRE AVEC HOUSSE.",
      "Sac à main en cuir de vachette grainé. Fermeture zippée. 2 poches intérieures. Livré avec housse.",
    ],
    [
      "fr",
      "GANTS EN NITRILE NON POUDRES. BOITE DE 100. A USAGE UNIQUE.",
      "Gants en nitrile non poudrés. Boîte de 100. À usage unique.",
    ],
    ["fr", "GANTS POUDRES EN LATEX TAILLE M.", "Gants POUDRES en latex taille M."],
    ["fr", "RIDEAU A FILS EN VELOURS COTELE ROUGE.", "Rideau à fils en velours côtelé rouge."],
    ["fr", "LAMPE DE BUREAU AVEC PORT USB. HAUTEUR 45 CM.", "Lampe de bureau avec port USB. Hauteur 45 cm."],
    [
      "it",
      "PASTA DI SEMOLA DI GRANO DURO TRAFILATA AL BRONZO. CONFEZIONE DA 12 PACCHI DA 500 G. PUO CONTENERE TRACCE DI SOIA.",
      "Pasta di semola di grano duro trafilata al bronzo. Confezione da 12 pacchi da 500 g. Può contenere tracce di soia.",
    ],
    [
      "it",
      "LAMPADA DA TAVOLO CON PORTA USB. PRODOTTO IN ITALIA.",
      "Lampada da tavolo con porta USB. Prodotto in Italia.",
    ],
    ["it", "GIACCA IMPERMEABILE CON CAPPUCCIO. TAGLIA XL.", "Giacca impermeabile con cappuccio. Taglia XL."],
    [
      "en",
      "STAINLESS STEEL KETTLE WITH LED LIGHT. BOILS WATER IN 4 MINUTES. MADE IN GERMANY BY BOSCH.",
      "Stainless steel kettle with LED light. Boils water in 4 minutes. Made in Germany by Bosch.",
    ],
    [
      "en",
      "WATERPROOF JACKET WITH TAPED SEAMS. SUITABLE FOR IPHONE.",
      "Waterproof jacket with taped seams. Suitable for iPhone.",
    ],
    ["en", "THE TABLE IS MADE OF OAK. IT SEATS SIX.", "The table is made of oak. It seats six."],
  ])("is written as sentences are: %s %s", (language, text, wanted) =>
    expect(nativeDescription(text, language)).toBe(wanted),
  );

  it("is not one with a warning in capitals, nor a code", () => {
    const text = "The table is made of oak. KEEP AWAY FROM FIRE. Model KTX-H100.";
    expect(nativeDescription(text, "en")).toBe(text);
    expect(nativeDescription("H7 12V 55W", "de")).toContain("H7 12V 55W");
  });
});

describe("a text that lacks accents has all of them, and its apostrophes", () => {
  it.each<Case>([
    [
      "fr",
      "Tapis de gym antiderapant. Livre avec sangle. Facile a nettoyer a l eau savonneuse. Ideal pour le yoga.",
      "Tapis de gym antidérapant. Livré avec sangle. Facile à nettoyer à l'eau savonneuse. Idéal pour le yoga.",
    ],
    [
      "fr",
      "Bac de rangement empilable. Livre avec couvercle. Ideale pour la cuisine et facile a essuyer.",
      "Bac de rangement empilable. Livré avec couvercle. Idéale pour la cuisine et facile à essuyer.",
    ],
    [
      "it",
      "Contenitore per alimenti resistente all acqua e adatto alla lavastoviglie.",
      "Contenitore per alimenti resistente all'acqua e adatto alla lavastoviglie.",
    ],
  ])("%s: %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toBe(wanted);
  });
});

describe("a French text with some of its accents", () => {
  it.each([
    ["Un thé légèrement fumé, recolte a la main.", /légèrement fumé/u],
    ["Blouson légèrement doublé, élastiqué aux poignets et a la taille.", /aux poignets et à la taille/u],
    ["Un fromage affiné en cave a 900 m d'altitude.", /à 900 m d'altitude/u],
    ["Voile amovible, poignets élastiques, legerement doublée.", /légèrement doublée/u],
    ["Récolté par nous meme, fermeture eclair cachée.", /fermeture éclair cachée/u],
  ])("gets the others: %s", (text, wanted) => {
    expect(nativeDescription(text, "fr")).toMatch(wanted);
  });

  it.each([
    "Étui réalisé par Elegance Creme à Lyon.",
    "Le pantalon est léger et a la taille haute.",
    "Un miel léger, recolte et prepare dans la vallée.",
    "Un étui léger mais solide, mais aussi élégant.",
    "La ruche a un toit plat et pèse 12 kg, côté sud.",
    "Modèle référencé chez deco-maison, finition cirée.",
  ])("but names and other words stay: %s", (text) => {
    expect(nativeDescription(text, "fr")).toBe(text);
  });
});

describe("an Italian text with some of its accents has the others", () => {
  it.each([
    [
      "Tazzine da caffe bianche. Capacita 80 ml. Il set è per sei.",
      "Tazzine da caffè bianche. Capacità 80 ml. Il set è per sei.",
    ],
    [
      "Si puo lavare in lavastoviglie. È di buona qualita e di piu colori.",
      "Si può lavare in lavastoviglie. È di buona qualità e di più colori.",
    ],
    ["Velocita regolabile, perché serve.", "Velocità regolabile, perché serve."],
    ["Una borsa per la citta, già pronta.", "Una borsa per la città, già pronta."],
    ["La profondita è di 30 cm.", "La profondità è di 30 cm."],
    // A name keeps what it has.
    ["La linea Caffe Torino è in vetro.", "La linea Caffe Torino è in vetro."],
  ])("%s", (text, expected) => {
    expect(nativeDescription(text, "it")).toBe(expected);
  });
});

describe("a French sentence begins with a word that lacks its accent", () => {
  it.each([
    ["Delicatesse assurée, très douce.", "Délicatesse assurée, très douce."],
    ["Très solide. Securite garantie.", "Très solide. Sécurité garantie."],
  ])("%s", (text, expected) => {
    expect(nativeDescription(text, "fr")).toBe(expected);
  });
});

describe("notes in capitals with short forms", () => {
  it.each<Case>([
    ["it", "BOLLITORE MURALE 50 MM PROF. ORIZZONTALE CON PIEDINI", "prof. orizzontale"],
    ["it", "MANIGLIA IN OTTONE FINIT. CROMATA SATIN. LUCIDA", "finit. cromata"],
    ["fr", "GARNIT. ISOL. LAINE DE ROCHE SUPP. ACIER PEINT", "supp. acier"],
  ])("have no capital behind a short form (%s): %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toContain(wanted);
  });

  it.each<Case>([
    ["it", "MANIGLIA IN OTTONE. FINITURA CROMATA.", "ottone. Finitura"],
    ["fr", "POIGNEE EN LAITON. FINITION CHROMEE.", "laiton. Finition"],
    ["en", "THE HANDLE IS MADE OF BRASS. IT IS CHROME PLATED.", "brass. It is"],
    ["de", "GRIFF AUS MESSING. OBERFLÄCHE VERCHROMT.", "Messing. Oberfläche"],
  ])("have one behind a whole word (%s): %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toContain(wanted);
  });
});

describe("a name inside a sentence", () => {
  it.each<Case>([
    ["it", "Foulard in seta stampato a Como con cura.", "stampato a Como con"],
    ["it", "La lana viene filata da Falo in Piemonte.", "da Falo in"],
    ["fr", "Ce couteau est forge par Forge dans notre atelier.", "par Forge dans"],
    ["fr", "Un tissu dessine a Ceramique pour la maison.", "Ceramique pour"],
  ])("has no accent of a noun (%s): %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toContain(wanted);
  });

  it.each<Case>([
    ["it", "Con un como in legno per la camera.", "un comò in legno"],
    ["fr", "Un vase en ceramique pour la maison.", "en céramique pour"],
  ])("but a noun in small letters has it (%s): %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toContain(wanted);
  });
});

describe("French words and prepositions of a text with some accents", () => {
  it.each<Case>([
    ["fr", "Harnais réglable, boucle resistante.", "boucle résistante"],
    ["fr", "Tissu extensible très léger, sangle reglable.", "sangle réglable"],
    ["fr", "Housse protégée, matière impermeable.", "imperméable"],
    ["fr", "Pour chiens adultes de taille moyenne (à poil long), a partir de 12 mois.", "à partir de 12"],
    ["fr", "Convient aux bébés jusqu'a 7 ans.", "jusqu'à 7"],
    ["fr", "Jusqu'a 12 h d'autonomie, écran compris.", "Jusqu'à 12"],
  ])("have theirs (%s): %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toContain(wanted);
  });

  it.each<Case>([
    ["fr", "Le modèle qui a partagé la scène.", "qui a partagé"],
    ["fr", "Un été de recolte, bien mûr.", "recolte"],
  ])("but no verb and no participle (%s): %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toContain(wanted);
  });
});

describe("units in a text in capitals", () => {
  it.each<Case>([
    [
      "fr",
      "PERCEUSE SANS FIL 18V LIVREE AVEC 2 BATTERIES 2AH ET CHARGEUR.",
      "Perceuse sans fil 18 V livrée avec 2 batteries 2 Ah et chargeur.",
    ],
    [
      "de",
      "AKKU-BOHRSCHRAUBER 18V MIT 2 AKKUS 2AH UND LADEGERAET.",
      "Akku-Bohrschrauber 18 V mit 2 Akkus 2 Ah und Ladegerät.",
    ],
    [
      "it",
      "TUBO DA GIARDINO ANTITORSIONE 25MT COMPLETO DI RACCORDI E LANCIA.",
      "Tubo da giardino antitorsione 25 m completo di raccordi e lancia.",
    ],
    [
      "en",
      "CORDLESS DRILL 18V WITH 2 BATTERIES 2AH AND CHARGER.",
      "Cordless drill 18V with 2 batteries 2Ah and charger.",
    ],
  ])("are spelled as the language does, in %s: %s", (language, text, wanted) =>
    expect(nativeDescription(text, language, { name: "NOVA 20" })).toBe(wanted),
  );
});

describe("words that are others without their accents", () => {
  it.each<Case>([
    [
      "it",
      "Quando Marta eredita un mulino, trova un diario.",
      "Quando Marta eredita un mulino, trova un diario.",
    ],
    ["it", "La lotta per l'eredita di una famiglia.", "La lotta per l'eredità di una famiglia."],
    [
      "de",
      "Mit verlaengertem Ruecken und verstaerkten Knien.",
      "Mit verlängertem Rücken und verstärkten Knien.",
    ],
    ["fr", "Livree avec son certificat d'authenticite.", "Livrée avec son certificat d'authenticité."],
  ])("%s: %s", (language, text, wanted) => expect(nativeDescription(text, language)).toBe(wanted));
});
