import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeDescription } from "./native-description.ts";

describe("lines without full stops", () => {
  it.each<readonly [Language, string]>([
    [
      "en",
      "2 speed gearbox 0-450 / 0-1,500 rpm\nMax torque 54 Nm\nSupplied with 2 batteries, charger and a case",
    ],
    [
      "de",
      "2-Gang-Getriebe mit 0-450 / 0-1.500 Umdrehungen\nDrehmoment 54 Nm\nLieferung mit 2 Akkus, Ladegerät und einem Koffer",
    ],
    [
      "fr",
      "Boîte à deux vitesses de 0 à 450 tours\nCouple 54 Nm\nLivrée avec deux batteries, un chargeur et une mallette",
    ],
    [
      "it",
      "Cambio a due velocità da 0 a 450 giri\nCoppia 54 Nm\nFornito con due batterie, un caricatore e una valigetta",
    ],
  ])("get none, the first and the last as the others: %s", (language, text) =>
    expect(nativeDescription(text, language)).toBe(text),
  );

  it.each<readonly [Language, string]>([
    ["en", "A sturdy base for all the places in your garden\nThe table stands firmly and does not rust."],
    ["de", "Ein stabiles Gestell für alle Plätze in Ihrem Garten\nDer Tisch steht fest und rostet nicht."],
    ["fr", "Un pied stable pour toutes les places de votre jardin\nLa table est stable et ne rouille pas."],
    ["it", "Una base stabile per tutti i posti del vostro giardino\nIl tavolo è stabile e non arrugginisce."],
  ])("are headings above sentences: %s", (language, text) =>
    expect(nativeDescription(text, language)).toBe(text),
  );
});

describe("a few words of the source", () => {
  it.each<readonly [Language, string, string, Readonly<Record<string, string>>, string]>([
    [
      "de",
      "Steckdosenleiste mit Überspannungsschutz",
      "Überspannungsschutz Steckdosenleiste 6fach m. Schalter 1,4m ws",
      { Farbe: "Weiß", Material: "Kunststoff" },
      "Steckdosenleiste mit Überspannungsschutz\n\nFarbe: Weiß\nMaterial: Kunststoff",
    ],
    [
      "it",
      "Giubbino",
      "GIUBBINO BIMBA IMBOTT. C/CAPP. STACC. TG 8A",
      { Colore: "Rosa", Materiale: "Poliestere" },
      "Giubbino\n\nColore: Rosa\nMateriale: Poliestere",
    ],
    [
      "fr",
      "Collier réglable",
      "COLLIER CHAT REFL. CLOCHETTE",
      { Couleur: "Rouge", Matière: "Nylon" },
      "Collier réglable\n\nCouleur : Rouge\nMatière : Nylon",
    ],
    [
      "en",
      "hose reel",
      "Garden hose reel 30m c/w fittings & wall brkt",
      { Colour: "Green", Material: "PVC" },
      "Hose reel\n\nColour: Green\nMaterial: PVC",
    ],
  ])("stay above the lines that columns state: %s %s", (language, text, name, facts, wanted) =>
    expect(nativeDescription(text, language, { name, facts })).toBe(wanted),
  );

  it.each<readonly [Language, string]>([
    ["en", "Tenda FH330 router"],
    ["de", "A 30 K SCHWARZ"],
    ["fr", "Batterie HP DV2130TX"],
    ["it", "Stampante ET-15000"],
  ])("are no sentence where they only repeat the name: %s %s", (language, name) =>
    expect(answerTo(name, language, { name }).best_description.endsWith(".")).toBe(false),
  );

  it("have no code twice", () =>
    expect(
      nativeDescription(
        "Sonata 7007YL08 Watch - Buy Sonata 7007YL08 Watch 7007YL08 Online at Rs.849 in India Only at Flipkart.com. Round Dial, Brass Case.",
        "en",
        {
          name: "Sonata 7007YL08 Watch",
        },
      ),
    ).toBe("Sonata 7007YL08 Watch. Round Dial, Brass Case."));
});

describe("what the next paragraph says again", () => {
  it.each<readonly [Language, string]>([
    [
      "en",
      "The mixer has four channels and sturdy dials.\n\nLarge parameter display\nThe display keeps you informed and helps with every transition.\n\nAdjustable fader curves\nFor scratching you get adjustable fader curves. They suit any style.",
    ],
    [
      "de",
      "Das Mischpult hat vier Kanäle und robuste Regler.\n\nGroßes Display für Parameter\nDie Anzeige gibt dir Übersicht und hilft bei jedem Übergang.\n\nEinstellbare Kurven der Fader\nZum Scratchen gibt es einstellbare Kurven der Fader. Sie passen zu jedem Stil.",
    ],
    [
      "fr",
      "La table de mixage a quatre canaux et des boutons solides.\n\nGrand écran de contrôle\nL'affichage vous informe et aide à chaque transition.\n\nCourbes de fader réglables\nPour scratcher, elle a des courbes de fader réglables. Elles conviennent à tous les styles.",
    ],
    [
      "it",
      "Il mixer ha quattro canali e manopole robuste.\n\nGrande schermo di controllo\nIl display informa e aiuta in ogni passaggio.\n\nCurve dei fader regolabili\nPer lo scratch ci sono curve dei fader regolabili. Si adattano a ogni stile.",
    ],
  ])("stays as its heading behind another one: %s", (language, text) =>
    expect(nativeDescription(text, language)).toBe(text),
  );

  it.each<readonly [Language, string, string]>([
    ["en", "Hand cream with oil from organic farming.", "* from organic farming\n** from natural oils"],
    ["de", "Creme mit Öl aus biologischem Anbau.", "* aus biologischem Anbau\n** aus natürlichen Ölen"],
    [
      "fr",
      "Crème à l'huile issue de culture biologique.",
      "* issue de culture biologique\n** d'huiles naturelles",
    ],
    ["it", "Crema con olio da agricoltura biologica.", "* da agricoltura biologica\n** da oli naturali"],
  ])("stays as a note: %s", (language, sentence, notes) => {
    const text = `${sentence}\nIngredients: Aqua, Glycerin, Olea Europaea Oil*, Limonene**\n${notes}`;
    expect(nativeDescription(text, language)).toContain(notes);
  });

  it("goes where it heads nothing", () => {
    const text = "Das Mischpult hat vier Kanäle und robuste Regler.\nVier Kanäle und robuste Regler";
    expect(nativeDescription(text, "de")).toBe("Das Mischpult hat vier Kanäle und robuste Regler.");
  });
});
