import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { readPassages } from "../../../../src/tasks/description/rules/read-passages.ts";
import { splitHeading } from "../../../../src/tasks/description/rules/split-heading.ts";

describe("a heading that lost its line break", () => {
  it("is divided from the sentence behind it, in small letters too", () => {
    expect(splitHeading("Clear sound for small rooms The new speaker fills them all.", "en")).toEqual([
      "Clear sound for small rooms",
      "The new speaker fills them all.",
    ]);
  });

  it("is divided from a sentence that begins with a model's name", () => {
    expect(splitHeading("Speed that drives business The Vexo 6 is quick and quiet.", "en")).toEqual([
      "Speed that drives business",
      "The Vexo 6 is quick and quiet.",
    ]);
  });

  it("is none where the article belongs to a name", () => {
    const sentence = "A record with songs by The small choir of the north.";
    expect(splitHeading(sentence, "en")).toEqual([sentence]);
  });
});

describe("lines that were wrapped inside a sentence", () => {
  const textsOf = (text: string, language: Language) =>
    readPassages(text, language).map(({ source }) => source.text);

  it.each([
    ["de", "Der Klang ist voll bis in den", "Bassbereich und darüber."],
    ["de", "Das Gehäuse besteht ganz aus", "MDF und Metall."],
    ["de", "Handlicher CD-Player für die kleinen", "Rockstars."],
    ["de", "Die Anlage spielt über Boxen, zum Beispiel die TEAC", "LS-101, in Stereo ab."],
    ["en", "The case of the player is made of", "MDF and metal."],
    ["en", "The sound is full in your", "Living Room as well."],
    ["en", "It plays on active speakers, for example on a TEAC", "LS-101, in stereo."],
    ["fr", "Le boîtier est fabriqué en", "MDF et métal."],
    ["fr", "Le son reste ample avec cette", "Sonor de salon."],
    ["fr", "Elle joue sur des enceintes actives comme la TEAC", "LS-101, en stéréo."],
    ["it", "La cassa è fatta di", "MDF e metallo."],
    ["it", "Il suono arriva pieno dalla", "Sonor fino al salotto."],
    ["it", "Suona su casse attive, per esempio su una TEAC", "LS-101, in stereo."],
  ] as const)("are one in %s: %s", (language, first, second) => {
    expect(textsOf(`${first}\n${second}`, language)).toEqual([`${first} ${second}`]);
  });

  it.each([
    ["de", "Ein Kissen, das sich leicht waschen lässt", "Farbe: rot"],
    [
      "de",
      "Mix von oben, ohne das Gerät auch nur einmal mit der Hand zu berühren",
      "Ein Sensor für alles | Kompatibel mit jedem Licht im Saal",
    ],
    ["en", "A soft pillow that you can wash with", "Colour: red"],
    ["fr", "Un coussin que vous pouvez laver avec", "Couleur : rouge"],
    ["it", "Un cuscino che si lava con", "Colore: rosso"],
  ] as const)("are two where the second is a fact or a list, in %s: %s", (language, first, second) => {
    expect(textsOf(`${first}\n${second}`, language)[0]).toBe(first);
  });
});

describe("a heading that ran into its sentence", () => {
  type Case = readonly [Language, string, string];

  it.each<Case>([
    ["de", "NORDLINK™", "Nordlink™ überträgt Bilder vom Telefon auf den Fernseher."],
    ["de", "DLNA", "Jede Datei auf dem Rechner kann damit abgespielt werden."],
    ["de", "QUIET SOUND MODE", "Hören Sie Musik, ohne andere zu stören."],
    ["de", "Gehäuse aus „Nussholz“", "Unsere Edition wird mit einem Gehäuse aus Holz geliefert."],
    ["de", "Zeitloser Look", "Das Design der Anlage passt in jeden Raum."],
    ["en", "Clear sound for small rooms", "The new speaker fills them all."],
    ["en", "NORDLINK", "Nordlink sends pictures from the phone to the screen."],
    ["en", "DLNA", "Any file on the computer can be played with it."],
    ["en", "QUIET SOUND", "You can hear music without waking anyone."],
    ["en", "Fresh Air Module", "The module lets you change all filters."],
    ["fr", "Confort absolu", "Le coussin en mousse est épais de 12 cm."],
    ["fr", "Finition soignée", "La surface est polie à la main."],
    ["fr", "MODE NUIT", "Écoutez de la musique sans déranger les autres."],
    ["fr", "Écran lumineux", "L'affichage permet de lire au soleil."],
    ["fr", "NORDLINK", "Nordlink envoie les images du téléphone vers l'écran."],
    ["it", "Comfort assoluto", "Il cuscino in schiuma è spesso 12 cm."],
    ["it", "Finitura curata", "La superficie è lucidata a mano da artigiani."],
    ["it", "NORDLINK", "Nordlink invia le immagini dal telefono allo schermo."],
    ["it", "Schermo luminoso", "Lo schermo consente di leggere al sole."],
    ["it", "Tanto spazio", "Questo zaino ha due tasche con cerniera."],
  ])("is divided from it (%s, %s)", (language, heading, sentence) => {
    expect(splitHeading(`${heading} ${sentence}`, language)).toEqual([heading, sentence]);
  });

  it.each<readonly [Language, string]>([
    ["de", "Nach dem Roman Der Wald entstand eine Serie, die viele kennen und mögen."],
    ["de", "USB-C und HDMI sind an der Seite, damit Kabel nicht stören."],
    ["de", "Wir zeigen das, was Die Macher von Hand aus Holz gebaut haben."],
    ["en", "The handle is made by The Wood Shop, which has been there for years."],
    ["en", "LED lamp with a stand that holds the phone in place."],
    ["fr", "Le film La grande forêt est un classique pour les enfants."],
    ["fr", "Un sac de La Forge qui est cousu à la main dans le sud."],
    ["fr", "Marque Les Vergers du Nord, produit de la ferme et de ses voisins."],
    ["it", "Il romanzo La grande foresta è un classico per i ragazzi."],
    ["it", "Una borsa di La Bottega che è cucita a mano nel sud."],
  ])("is none inside a sentence (%s, %s)", (language, sentence) => {
    expect(splitHeading(sentence, language)).toEqual([sentence]);
  });

  it.each<readonly [Language, string, string]>([
    [
      "de",
      "Mini-Anlage, 60 W/Kanal, 2 Eingänge, USB-Anschluss, Phono",
      "Das Gerät vereint alles in einem Gehäuse.",
    ],
    [
      "de",
      "Übertragung ohne Kabel an den Fernseher; Bild in Full HD",
      "Dieses Set besteht aus Sender und Empfänger.",
    ],
    ["de", "Metall, Glas, 4 Rollen, 60 cm hoch", "Der Wagen bietet Platz für Flaschen."],
    ["de", "Ton, glasiert, 12 cm, 300 ml, rot", "Die Tasse ist für heiße Getränke gedacht."],
    ["de", "Bambus, 3 Fächer, 40 cm; geölt", "Unser Kasten hat zwei Griffe und einen Deckel."],
  ])("may be a list (%s, %s)", (language, list, sentence) => {
    const passages = readPassages(`${list} ${sentence}`, language);
    expect(passages.map(({ source }) => source.text)).toEqual([list, sentence]);
    expect(passages[0]?.kind).not.toBe("heading");
  });
});

describe("a heading in front of a call", () => {
  it.each([
    ["Edge Handle Assign a colour and place it on the edge.", "Edge Handle"],
    ["Add a personal touch Make shots your own with quick control.", "Add a personal touch"],
    ["Water and Dust Resistance (IP67) Keep working in any weather.", "Water and Dust Resistance (IP67)"],
    ["Fashion-inspired design The design of the tablet is light.", "Fashion-inspired design"],
  ])("is divided from it: %s", (text, heading) => expect(splitHeading(text, "en")[0]).toBe(heading));

  it("is divided from a sentence behind a quotation mark", () => {
    const text = "Alimentatore con certificato “80 PLUS“ L'alimentatore è certificato e resta silenzioso.";
    expect(splitHeading(text, "it")[0]).toBe("Alimentatore con certificato “80 PLUS“");
  });

  it.each([
    "Keep calm and Carry on with the old mug of your friends.",
    "Energy label A in all sizes of this line of lamps.",
    "You can Make it yours in a day or two with this kit.",
  ])("is none here: %s", (text) => expect(splitHeading(text, "en")).toEqual([text]));
});

describe("a marketplace's features", () => {
  const body = "Key Features of Lumo Box Two keys and a lid,Lumo Box (Beige)";

  it("end before the name that the next part begins with", () => {
    const [features] = readPassages(body, "en", { name: "Lumo Box", facts: [] });
    expect(features?.source.text).toBe("Two keys and a lid");
    expect(features?.kind).toBe("item");
  });

  it("have no heading made of a variant and a section", () => {
    const facts = [
      { label: "Height", text: "7 cm" },
      { label: "Width", text: "12 cm" },
    ];
    const text = "Specifications of Lumo Box (Beige) Case Dimensions Height 7 cm Width 12 cm";
    const lines = readPassages(text, "en", { name: "Lumo Box", facts });
    expect(lines.map(({ source }) => source.text)).toEqual(["Color: Beige", "Height: 7 cm", "Width: 12 cm"]);
  });
});
