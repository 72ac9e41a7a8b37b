import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { answerTo } from "./native-description.ts";

type Case = readonly [language: Language, text: string, lost: string];

const names = {
  en: "Veldo 5 speaker",
  de: "Lautsprecher Veldo 5",
  fr: "Enceinte Veldo 5",
  it: "Cassa Veldo 5",
};
const own = {
  en: "The speaker has two inputs and a metal case.",
  de: "Der Lautsprecher hat zwei Eingänge und ein Gehäuse aus Metall.",
  fr: "L'enceinte a deux entrées et un boîtier en métal.",
  it: "La cassa ha due ingressi e un involucro in metallo.",
} as const;

function shortTexts(text: string, language: Language): string {
  const { bullet_points: points, seo } = answerTo(`${own[language]} ${text}`, language, {
    name: names[language],
  });
  return [...points, seo?.meta_description ?? ""].join("\n");
}

function testLost([language, text, lost]: Case): void {
  const texts = shortTexts(text, language);
  expect(texts).toMatch(/metal|Metall|métal/u);
  expect(texts).not.toContain(lost);
}

describe("a sentence that answers or argues against another one is no point", () => {
  test.each<Case>([
    ["en", "No problem, the app finds every song of your collection.", "app"],
    ["en", "Don't worry, the battery lasts for twelve hours.", "battery"],
    ["en", "Soundbars have their advantages in small rooms.", "Soundbars"],
    ["en", "Admittedly the remote control is small and light.", "remote"],
    ["en", "The large app is the best way to do this at home.", "large app"],
    ["de", "Kein Problem, denn mit der App telefonieren Sie frei.", "App"],
    ["de", "Keine Sorge, der Akku hält zwölf Stunden.", "Akku"],
    ["de", "Soundbars haben durchaus ihre Vorteile.", "Soundbars"],
    ["de", "Das große Modell wird ihr mühelos gerecht.", "gerecht"],
    ["de", "Die App ist die beste Lösung, um dies auch unterwegs zu tun.", "Lösung"],
    ["fr", "Pas de problème, l'application trouve chaque morceau.", "application"],
    ["fr", "Aucun souci, la batterie tient douze heures.", "batterie"],
    ["fr", "Les barres de son ont leurs avantages dans un petit salon.", "barres"],
    ["fr", "La télécommande est certes petite et légère.", "télécommande"],
    ["fr", "Pour ce faire, l'application propose trois menus.", "application"],
    ["it", "Nessun problema, l'app trova ogni brano della raccolta.", "app"],
    ["it", "Niente paura, la batteria dura dodici ore.", "batteria"],
    ["it", "Le soundbar hanno i loro vantaggi nelle stanze piccole.", "soundbar"],
    ["it", "Il telecomando, a dire il vero, è piccolo e leggero.", "telecomando"],
    ["it", "L'app grande è il modo migliore per farlo in casa.", "modo"],
  ])("%s: %s", (...row) => testLost(row));
});

describe("a greeting, a word on things of its kind and a limitation are no points", () => {
  test.each<Case>([
    ["en", "Welcome to the world of good sound for all rooms.", "Welcome"],
    ["en", "Speakers like these make a fine gift for all.", "gift"],
    ["en", "The remote control only works with the newest app.", "remote"],
    ["en", "Unfortunately the cable of the set is rather short.", "cable"],
    ["en", "The stereo mode is not available over the radio.", "radio"],
    ["de", "Willkommen in der Oberklasse des guten Klangs.", "Oberklasse"],
    ["de", "Geräte wie diese sind ein schönes Geschenk für alle.", "Geschenk"],
    ["de", "Die Fernbedienung funktioniert nur mit der neuesten App.", "Fernbedienung"],
    ["de", "Das Kabel des Sets ist leider ziemlich kurz.", "Kabel"],
    ["de", "Der Stereobetrieb ist über das Radio nicht verfügbar.", "Radio"],
    ["fr", "Bienvenue dans le monde du bon son pour tous.", "Bienvenue"],
    ["fr", "Des appareils comme ceux-ci sont un beau cadeau pour tous.", "cadeau"],
    ["fr", "La télécommande ne fonctionne qu'avec la nouvelle application.", "télécommande"],
    ["fr", "Le câble est malheureusement assez court.", "câble"],
    ["fr", "Le mode stéréo n'est pas disponible par la radio.", "radio"],
    ["it", "Benvenuti nel mondo del buon suono per tutti.", "Benvenuti"],
    ["it", "Apparecchi come questi sono un bel regalo per tutti.", "regalo"],
    ["it", "Il telecomando funziona solo con la nuova app.", "telecomando"],
    ["it", "Il cavo del set è purtroppo piuttosto corto.", "cavo"],
    ["it", "La modalità stereo non è possibile con la radio.", "radio"],
  ])("%s: %s", (...row) => testLost(row));
});

describe("footnotes", () => {
  test.each<Case>([
    ["en", "The battery lasts for twelve hours*.\n* Only with the app.", "hours"],
    ["en", "The app finds every song of your list¹.\n¹ Only with the newest phone.", "song"],
    ["en", "The bass reaches every corner™* of the room.\n* Needs a firmware update.", "corner"],
    ["en", "Music lasts for a day without charging*1.\n*1 At medium volume only.", "charging"],
    ["en", "The series meets the standards for companies1.", "companies1"],
    ["de", "Der Akku hält zwölf Stunden*.\n* Nur mit der App.", "Stunden"],
    ["de", "Die App findet jedes Lied der Liste¹.\n¹ Nur mit neuem Telefon.", "Lied"],
    ["de", "Der Bass erreicht über Castline™* jede Ecke.\n* Firmware-Update erforderlich.", "Ecke"],
    ["de", "Die Musik spielt einen Tag ohne Laden*1.\n*1 Bei mittlerer Lautstärke.", "Laden"],
    ["de", "Die Serie erfüllt die Standards für Unternehmen1.", "Unternehmen1"],
    ["fr", "La batterie tient douze heures*.\n* Avec l'application seulement.", "heures"],
    ["fr", "L'application trouve chaque morceau¹.\n¹ Avec un téléphone récent.", "morceau"],
    ["fr", "Le son arrive par Castline™* dans chaque coin.\n* Mise à jour requise.", "coin"],
    ["fr", "La musique dure un jour sans recharge*1.\n*1 À volume moyen.", "recharge"],
    ["fr", "La série répond aux normes des entreprises1.", "entreprises1"],
    ["it", "La batteria dura dodici ore*.\n* Solo con l'app.", "ore"],
    ["it", "L'app trova ogni brano della lista¹.\n¹ Solo con telefoni recenti.", "brano"],
    ["it", "Il suono arriva con Castline™* in ogni angolo.\n* Serve un aggiornamento.", "angolo"],
    ["it", "La musica dura un giorno senza ricarica*1.\n*1 A volume medio.", "ricarica"],
    ["it", "La serie soddisfa gli standard delle aziende1.", "aziende1"],
  ])("are no points, nor is what they limit: %s: %s", (...row) => testLost(row));

  test.each<Case>([
    ["en", "The battery lasts for twelve hours*.\n* Only with the app.", "* Only with the app."],
    ["de", "Der Akku hält zwölf Stunden*.\n* Nur mit der App.", "* Nur mit der App."],
    ["fr", "La batterie tient douze heures*.\n* Avec l'application.", "* Avec l'application."],
    ["it", "La batteria dura dodici ore*.\n* Solo con l'app.", "* Solo con l'app."],
  ])("stand in the description, and are no entries of a list: %s: %s", (language, text, note) => {
    const { best_description: best } = answerTo(`${own[language]}\n${text}`, language, {
      name: names[language],
    });
    expect(best).toContain(`\n${note}`);
  });
});

describe("what stays a point", () => {
  test.each<Case>([
    ["en", "The battery charges with no problem in two hours.", "two hours"],
    ["en", "* Metal case\n* Two inputs\n* Three colours", "Two inputs"],
    ["en", "The case has a volume of 40 dm³.", "40 dm³"],
    ["de", "Der Akku lädt ohne Problem in zwei Stunden.", "zwei Stunden"],
    ["de", "* Gehäuse aus Metall\n* Zwei Eingänge\n* Drei Farben", "Zwei Eingänge"],
    ["de", "Das Gehäuse reinigt sich von innen.", "von innen"],
    ["de", "Mit dem Lautsprecher wird Ihr Zimmer zum Kino.", "Zimmer zum Kino"],
    ["de", "Freude wird Ihnen der Ausgang aus Gold bereiten.", "Ausgang aus Gold"],
    ["fr", "La batterie se charge sans problème en deux heures.", "deux heures"],
    ["fr", "* Boîtier en métal\n* Deux entrées\n* Trois couleurs", "Deux entrées"],
    ["it", "La batteria si carica senza problemi in due ore.", "due ore"],
    ["it", "* Involucro in metallo\n* Due ingressi\n* Tre colori", "Due ingressi"],
  ])("%s: %s", (language, text, point) => {
    const { bullet_points: points } = answerTo(`${own[language]}\n${text}`, language, {
      name: names[language],
    });
    expect(points.join("\n")).toContain(point);
  });
});

describe("a line whose noun stands in the next one", () => {
  test.each([
    "Ausgestattet mit hochwertigen",
    "Gehäuse aus gebürstetem",
    "Signale von externen",
    "Entwickelt für kleine und große, mit kräftigen",
    "Wiedergabe ohne störendes",
  ])("is no point: %s", (line) => {
    const text = `• ${line}\n• 30 W starken Endstufen\n• Drei Farben`;
    const { bullet_points: points } = answerTo(text, "de", { name: names.de });
    expect(points).not.toContain(line);
  });
});

describe("a list of points behind a name", () => {
  test.each<readonly [string, string, string]>([
    ["• Kraftvoller und satter Klang\n• Sechs Eingänge aus Metall\n• Drei Farben", "Veldo 5", "Farben"],
    ["• Sechs Eingänge aus Metall\n• Digitale Anzeige mit Uhr\n• Drei Farben", "Veldo 5", "digitale Anzeige"],
    [
      "• Sechs Eingänge aus Metall\n• Einfache Bedienung per App\n• Drei Farben",
      "Veldo 5",
      "einfache Bedienung",
    ],
    ["• Sechs Eingänge aus Metall\n• Lampe mit Dimmer\n• Drei Farben", "Veldo 5", "Lampe mit"],
    ["• Sechs Eingänge aus Metall\n• Decke aus Wolle\n• Drei Farben", "Veldo 5", "Decke aus"],
  ])("has German adjectives in small letters, and nouns in capitals: %s", (text, name, wanted) => {
    expect(answerTo(text, "de", { name }).seo?.meta_description).toContain(wanted);
  });
});

describe("what makes something so says nothing alone", () => {
  test.each<Case>([
    ["en", "Thanks to the integrated Vexo technology.", "Thanks to"],
    ["de", "Dank der integrierten Vexo Technologie.", "Dank der"],
    ["fr", "Grâce à la technologie Vexo.", "Grâce à"],
    ["it", "Grazie alla tecnologia Vexo.", "Grazie alla"],
    ["de", "Das Vergnügen liegt nicht nur darin, eine Sammlung zu hören.", "Vergnügen"],
  ])("%s %s", (...given) => {
    testLost(given);
  });

  test.each<Case>([
    ["en", "Thanks to the case of metal, the speaker is waterproof.", "waterproof"],
    ["de", "Dank des Gehäuses aus Metall ist der Lautsprecher wasserdicht.", "wasserdicht"],
    ["fr", "Grâce au boîtier en métal, l'enceinte est étanche.", "étanche"],
    ["it", "Grazie all'involucro in metallo, la cassa è impermeabile.", "impermeabile"],
  ])("but does with what is so: %s %s", (language, text, kept) => {
    expect(shortTexts(text, language)).toContain(kept);
  });
});
