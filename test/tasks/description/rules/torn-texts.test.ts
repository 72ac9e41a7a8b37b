import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeDescription } from "./native-description.ts";

type Case = readonly [language: Language, name: string, text: string];

describe("specifications between pipes behind a dash are one statement", () => {
  it.each<Case>([
    ["fr", "Accu Veldo", "Accu pour Veldo K7 - 4400mAh | 14.4V | NiMH"],
    ["fr", "Ampoule Lumo", "Ampoule pour Lumo 3 - 12V | 21W | BA15S"],
    ["fr", "Câble Tessa", "Câble pour Tessa - 2 m | USB-C | Noir mat"],
    ["fr", "Filtre Aria", "Filtre pour Aria 10 - HEPA | 20 cm | Lavable"],
    ["fr", "Chargeur Pila", "Chargeur pour Pila - 65W | 19.5V | Prise EU"],
    ["de", "Akku Veldo", "Akku für Veldo K7 - 4400mAh | 14.4V | NiMH"],
    ["de", "Lampe Lumo", "Lampe für Lumo 3 - 12V | 21W | BA15S"],
    ["de", "Kabel Tessa", "Kabel für Tessa - 2 m | USB-C | Mattschwarz"],
    ["de", "Filter Aria", "Filter für Aria 10 - HEPA | 20 cm | Waschbar"],
    ["de", "Lader Pila", "Ladegerät für Pila - 65W | 19.5V | Eurostecker"],
    ["it", "Batteria Veldo", "Batteria per Veldo K7 - 4400mAh | 14.4V | NiMH"],
    ["it", "Lampada Lumo", "Lampada per Lumo 3 - 12V | 21W | BA15S"],
    ["it", "Cavo Tessa", "Cavo per Tessa - 2 m | USB-C | Nero opaco"],
    ["it", "Filtro Aria", "Filtro per Aria 10 - HEPA | 20 cm | Lavabile"],
    ["it", "Alimentatore Pila", "Alimentatore per Pila - 65W | 19.5V | Spina EU"],
    ["en", "Veldo battery", "Battery for Veldo K7 - 4400mAh | 14.4V | NiMH"],
    ["en", "Lumo bulb", "Bulb for Lumo 3 - 12V | 21W | BA15S"],
    ["en", "Tessa cable", "Cable for Tessa - 2 m | USB-C | Matt black"],
    ["en", "Aria filter", "Filter for Aria 10 - HEPA | 20 cm | Washable"],
    ["en", "Pila charger", "Charger for Pila - 65W | 19.5V | EU plug"],
  ])("in %s: %s", (language, name, text) => {
    expect(nativeDescription(text, language, { name }).replace(/\.$/u, "")).toBe(text);
    // A template's second copy, with a heading that ran into it.
    const heading = { fr: "Caractéris…", de: "Technische D…", it: "Caratteri…", en: "Specificatio…" }[
      language
    ];
    const twice = nativeDescription(`${text} - ${text}${/\p{Ll}{2}$/u.test(text) ? heading : ""}`, language, {
      name: `${text.slice(0, -8)}…`,
    });
    expect(twice.replace(/\.$/u, "")).toBe(text);
  });
});

describe("a name is cut from the front only where a statement follows", () => {
  it.each<Case>([
    ["fr", "Joint - Merla - 125 - RX", "Joint - Merla - 125 - RX - 1991-2003. Livré par paire avec vis."],
    [
      "fr",
      "Joint - Merla - 125 - RX",
      "Joint - Merla - 125 - RX - 2001-2004 Marque Tovak T2210 pour fourche",
    ],
    ["fr", "Disque - Orsa - 50", "Disque - Orsa - 50 - Avant. Acier traité de 3 mm d'épaisseur."],
    ["fr", "Filtre Aria - 10", "Filtre Aria - 10 - 10.5 cm | Mousse lavable et résistante"],
    ["fr", "Chaîne - Merla - 250", "Chaîne - Merla - 250 - 1999-2002 - Maillons renforcés en acier"],
    [
      "de",
      "Dichtung - Merla - 125",
      "Dichtung - Merla - 125 - 1991-2003. Paarweise mit Schrauben geliefert.",
    ],
    ["de", "Dichtung - Merla - 125", "Dichtung - Merla - 125 - 2001-2004 Marke Tovak T2210 für die Gabel"],
    ["de", "Scheibe - Orsa - 50", "Scheibe - Orsa - 50 - Vorn. Behandelter Stahl von 3 mm Stärke."],
    ["de", "Filter Aria - 10", "Filter Aria - 10 - 10.5 cm | Waschbarer und fester Schaumstoff"],
    ["de", "Kette - Merla - 250", "Kette - Merla - 250 - 1999-2002 - Verstärkte Glieder aus Stahl"],
    ["it", "Guarnizione - Merla - 125", "Guarnizione - Merla - 125 - 1991-2003. Fornita in coppia con viti."],
    [
      "it",
      "Guarnizione - Merla - 125",
      "Guarnizione - Merla - 125 - 2001-2004 Marca Tovak T2210 per forcella",
    ],
    ["it", "Disco - Orsa - 50", "Disco - Orsa - 50 - Anteriore. Acciaio trattato di 3 mm di spessore."],
    ["it", "Filtro Aria - 10", "Filtro Aria - 10 - 10.5 cm | Spugna lavabile e resistente"],
    ["it", "Catena - Merla - 250", "Catena - Merla - 250 - 1999-2002 - Maglie rinforzate in acciaio"],
    ["en", "Seal - Merla - 125", "Seal - Merla - 125 - 1991-2003. Comes in pairs with screws."],
    ["en", "Seal - Merla - 125", "Seal - Merla - 125 - 2001-2004 Brand Tovak T2210 for the fork"],
    ["en", "Disc - Orsa - 50", "Disc - Orsa - 50 - Front. Treated steel with a thickness of 3 mm."],
    ["en", "Filter Aria - 10", "Filter Aria - 10 - 10.5 cm | Washable and durable foam"],
    ["en", "Chain - Merla - 250", "Chain - Merla - 250 - 1999-2002 - Reinforced links made of steel"],
  ])("in %s: %s", (language, name, text) => {
    expect(nativeDescription(text, language, { name }).replace(/\.$/u, "")).toBe(text.replace(/\.$/u, ""));
  });

  it.each<Case>([
    ["en", "Blue lamp", "Blue lamp - A table lamp of glazed clay with a linen shade."],
    ["de", "Blaue Lampe", "Blaue Lampe - Eine Tischlampe aus glasiertem Ton mit Schirm."],
    ["fr", "Lampe bleue", "Lampe bleue - Une lampe de table en terre avec un abat-jour."],
    ["it", "Lampada blu", "Lampada blu - Una lampada da tavolo in argilla con paralume."],
  ])("and goes before a sentence, in %s", (language, name, text) => {
    expect(nativeDescription(text, language, { name })).toBe(text.slice(name.length + 3));
  });
});

describe("what follows a second copy stays", () => {
  it.each<Case>([
    ["en", "", "Leather strap for the Orsa wrist watch, brown, 20 mm wide - "],
    ["de", "", "Lederband für die Armbanduhr Orsa in Braun, 20 mm breit - "],
    ["fr", "", "Bracelet en cuir pour la montre Orsa, marron, largeur 20 mm - "],
    ["it", "", "Cinturino in pelle per orologio Orsa, marrone, largo 20 mm - "],
  ])("in %s", (language, name, title) => {
    for (const more of ["Tovak T2210", "2001-2004", "Ref. AX 55", "3 x 4 cm", "IP67"]) {
      const best = nativeDescription(`${title}${title.slice(0, -3)} ${more}`, language, {
        name: name || "Orsa",
      });
      expect(best).toContain(more);
      expect(best.split("Orsa")).toHaveLength(2);
    }
  });
});

describe("a sentence that needs the one before it is no point and no search text", () => {
  it.each<readonly [Language, string, readonly string[]]>([
    [
      "de",
      "Der Lautsprecher Orsa hat 40 W.",
      [
        "Beispielsweise hat er eine Uhr mit Alarm.",
        "Zum Beispiel passt er auf jedes Regal.",
        "Alles in allem ein gutes Gerät für die Küche.",
        "Hinzu kommt ein Fach für die Kabel.",
        "Der Akku lässt sich aber auch per USB laden.",
      ],
    ],
    [
      "en",
      "The Orsa speaker has 40 W of power.",
      [
        "For example, he has a clock with an alarm.",
        "For instance the shelf holds three of them.",
        "Among other things a clock is built in.",
        "Apart from that the case is made of oak.",
        "The battery can, however, be charged by USB.",
      ],
    ],
    [
      "fr",
      "L'enceinte Orsa a une puissance de 40 W.",
      [
        "Par exemple, un réveil est intégré au boîtier.",
        "Notamment le boîtier est en bois de chêne.",
        "Somme toute un bon appareil pour la cuisine.",
        "À part cela le boîtier est en chêne massif.",
        "La batterie peut toutefois se charger par USB.",
      ],
    ],
    [
      "it",
      "La cassa Orsa ha una potenza di 40 W.",
      [
        "Ad esempio, una sveglia è integrata nella cassa.",
        "Per esempio il ripiano ne porta tre.",
        "Tutto sommato un buon apparecchio per la cucina.",
        "Oltretutto il mobile è in legno di rovere.",
        "La batteria può però essere caricata via USB.",
      ],
    ],
  ])("in %s", (language, first, sentences) => {
    for (const sentence of sentences) {
      const { best_description, bullet_points, seo } = answerTo(`${first} ${sentence}`, language, {
        name: "Orsa",
      });
      expect(best_description).toContain(sentence);
      expect(`${bullet_points.join("\n")}${seo?.meta_description}`).not.toContain(sentence.slice(-12, -1));
    }
  });
});

describe("a label that the feed cut before its value", () => {
  it.each<readonly [Language, string, readonly string[]]>([
    [
      "fr",
      "Un sac en coton ciré avec deux poches.",
      ["Date de parution", "Matière", "Taille", "Auteur", "Poids"],
    ],
    [
      "de",
      "Eine Tasche aus Baumwolle mit zwei Fächern.",
      ["Erscheinungsdatum", "Material", "Größe", "Autor", "Gewicht"],
    ],
    [
      "it",
      "Una borsa in cotone cerato con due tasche.",
      ["Data di uscita", "Materiale", "Taglia", "Autore", "Peso"],
    ],
    [
      "en",
      "A bag of waxed cotton with two pockets.",
      ["Release date", "Material", "Size", "Author", "Weight"],
    ],
  ])("is left out, in %s", (language, text, labels) => {
    for (const label of labels) {
      for (const end of [" : …", ":…", " :..."])
        expect(nativeDescription(`${text} ${label}${end}`, language, { name: "Nova" })).toBe(text);
    }
  });
});

describe("a stop before its blank", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "Coque contre les chocs et les rayures .Votre écran reste propre.", "rayures. Votre"],
    ["fr", "Sac en toile avec poche .Fermeture par bouton.", "poche. Fermeture"],
    ["de", "Tasche aus Leinen mit Fach .Verschluss mit Knopf.", "Fach. Verschluss"],
    ["it", "Borsa in tela con tasca .Chiusura con bottone.", "tasca. Chiusura"],
    ["en", "Canvas bag with one pocket .Closes with a button.", "pocket. Closes"],
  ])("in %s: %s", (language, text, wanted) => {
    expect(nativeDescription(text, language, { name: "Nova" })).toContain(wanted);
  });
});

describe("Italian articles before a vowel", () => {
  it.each([
    ["Il alimentatore Orsa eroga 650 W continui.", "L'alimentatore Orsa"],
    ["La alimentatore Orsa eroga 650 W continui.", "L'alimentatore Orsa"],
    ["Con il orologio Orsa misuri il tempo in gara.", "Con l'orologio Orsa"],
    ["Apri lo armadio e appendi la giacca nera.", "Apri l'armadio e"],
    ["Con il ombrello Orsa resti asciutto in città.", "Con l'ombrello Orsa"],
  ])("are elided: %s", (text, wanted) => {
    expect(nativeDescription(text, "it", { name: "Nova" })).toContain(wanted);
  });

  it.each([
    "Il Album Orsa raccoglie venti foto di viaggio.",
    "Lo iodio purifica l'acqua in pochi minuti.",
    "Il tavolo Orsa è in legno di rovere massello.",
    "La iPad Orsa ha una custodia in pelle nera.",
    "Il AX200 Orsa misura la pressione in casa.",
  ])("but not in: %s", (text) => {
    expect(nativeDescription(text, "it", { name: "Nova" })).toBe(text);
  });
});

describe("points", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "- Clavier : AZERTY\n- Poids : 2 kg\n- Matière : acier", "AZERTY"],
    ["de", "- Tastatur: QWERTZ\n- Gewicht: 2 kg\n- Material: Stahl", "QWERTZ"],
    ["it", "- Tastiera: QWERTY\n- Peso: 2 kg\n- Materiale: acciaio", "QWERTY"],
    ["en", "- Keyboard: QWERTY\n- Weight: 2 kg\n- Material: steel", "QWERTY"],
    ["de", "- Tastatur: AZERTY\n- Gewicht: 2 kg\n- Material: Stahl", "AZERTY"],
  ])("leave a keyboard's letters in capitals, in %s: %s", (language, text, wanted) => {
    expect(answerTo(text, language, { name: "Nova" }).bullet_points.join("\n")).toContain(wanted);
  });

  it.each<readonly [Language, string, string]>([
    ["it", "- Ventole: x 1, x 3, 3\n- Peso: 2 kg\n- Materiale: acciaio", "x 3"],
    ["fr", "- Ventilateurs : x 2, 2, x 4\n- Poids : 2 kg\n- Matière : acier", "x 4"],
    ["de", "- Lüfter: x 1, x 2\n- Gewicht: 2 kg\n- Material: Stahl", "x 2"],
    ["en", "- Fans: x 1, x 2, 5\n- Weight: 2 kg\n- Material: steel", "x 2"],
    ["fr", "Joint Merla.\nRX.1991-2003\nPoids : 2 kg", "RX.1991"],
  ])("have no numbers that count nothing, in %s: %s", (language, text, unwanted) => {
    expect(answerTo(text, language, { name: "Nova" }).bullet_points.join("\n")).not.toContain(unwanted);
  });
});

describe("small Italian verbs in a text in capitals", () => {
  it.each([
    ["LA BORSA È IN TELA SPESSA. CHIUSURA CON BOTTONE.", "La borsa è in"],
    ["LA BORSA HA DUE TASCHE. CHIUSURA CON BOTTONE.", "La borsa ha due"],
    ["CHIUSURA CON BOTTONE IN LEGNO. HA DUE TASCHE.", "Ha due tasche"],
    ["IL TAVOLO È IN ROVERE E HA QUATTRO GAMBE.", "è in rovere e ha quattro"],
    ["LA LAMPADA HA 3 LUCI E IL PARALUME È IN LINO.", "ha 3 luci e il paralume è in"],
  ])("are small: %s", (text, wanted) => {
    expect(nativeDescription(text, "it", { name: "Nova" })).toContain(wanted);
  });
});

describe("a name with a label, twice, is followed by a value", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "Leurre Merla Modèle: Roux", "5cm"],
    ["de", "Köder Merla Modell: Rost", "7 cm"],
    ["it", "Esca Merla Modello: Ruggine", "9cm"],
    ["en", "Lure Merla Model: Rusty", "4 in"],
    ["en", "Lure Merla Model: Pearl", "12 g"],
  ])("which is no point alone, in %s: %s", (language, name, value) => {
    const text = `${name} - ${value} - ${name} - ${value}…`;
    expect(answerTo(text, language, { name }).bullet_points).not.toContain(value);
  });
});

describe("entries of a list stay lines, whatever letter they begin with", () => {
  it.each<readonly [Language, string]>([
    [
      "de",
      "Oval<br>Bezug: Polyester<br>Füllung: Polyesterflocken<br>abnehmbarer Bezug, waschbar<br>rutschfester Boden",
    ],
    [
      "fr",
      "Ovale<br>Housse : polyester<br>Garnissage : flocons<br>housse amovible, lavable<br>fond antidérapant",
    ],
    [
      "it",
      "Ovale<br>Fodera: poliestere<br>Imbottitura: fiocchi<br>fodera sfoderabile, lavabile<br>fondo antiscivolo",
    ],
    ["en", "Oval<br>Cover: polyester<br>Filling: fibre balls<br>removable cover, washable<br>non-slip base"],
  ])("%s", (language, text) => {
    const lines = nativeDescription(text, language, { name: "Nova" })
      .split("\n")
      .filter((line) => line !== "");
    expect(lines).toHaveLength(5);
  });
});

describe("an end that the feed cut inside a word", () => {
  it.each<Case>([
    ["fr", "Étui Nova", "Protège votre Nova des chocs et des rayures de tous les jours. Film vinyle de hau…"],
    [
      "fr",
      "Pompe Aria",
      "Rotor très robuste pour un démarrage sûr. Fonctionnement silencieux. Moteur protégé contre les impu…",
    ],
    [
      "fr",
      "Balais Nova",
      "Lot de 2 balais plats de 600 mm pour la voiture. Caoutchouc pour un essuyage sans bruit. Changement une fois par an. Consultez notre tableau de compatibi",
    ],
    [
      "it",
      "Colla Nova",
      "Adesivo per la posa di gres e ceramica in casa e fuori. Sacco da 25 kg. Tempo aperto: 30 min. Transitabile dopo 24 h. Tempo di lavorabilit",
    ],
    [
      "it",
      "Sedia Nova",
      "Sedia in legno di faggio con seduta imbottita. Altezza 90 cm. Peso 5 kg. Da montare con un cacciav",
    ],
    [
      "de",
      "Regal Nova",
      "Regal aus Buche mit fünf Böden für schwere Bücher. Höhe 180 cm. Breite 80 cm. Die Böden lassen sich leicht verst",
    ],
    [
      "en",
      "Nova clock",
      "Clock made of beech with a quiet movement for bedrooms. Height 30 cm. Weight 1 kg. The hands are easy to adju…",
    ],
  ])("goes with its sentence (%s, %s)", (language, name, text) => {
    const last = text.slice(Math.max(text.lastIndexOf(". "), text.lastIndexOf("! ")) + 2);
    const written = nativeDescription(text, language, { name });
    expect(written).not.toContain(last.replace(/…$/u, "").slice(0, 14));
    expect(written).not.toBe("");
  });

  it.each<Case>([
    [
      "fr",
      "Coque souple rouge pour NOVA WAX motif Carreaux",
      "Coque souple Ultra Fine rouge de MIRAN au motif Carreaux pour NOVA WAX Design et sop…",
    ],
    [
      "it",
      "Cover morbida rossa per NOVA WAX motivo Quadri",
      "Cover morbida molto sottile rossa di MIRAN per NOVA WAX Design e raff…",
    ],
    [
      "en",
      "Soft red case for NOVA WAX with squares",
      "Soft and thin red case by MIRAN with squares for NOVA WAX Design and soph…",
    ],
  ])("goes behind the device that the name has (%s, %s)", (language, name, text) => {
    expect(nativeDescription(text, language, { name })).toMatch(/NOVA WAX\.$/u);
  });

  it.each<Case>([
    [
      "fr",
      "Manteau Nova",
      "Manteau long en laine bleu marine - Manteau col tailleur Fermeture boutons Poches passepoilées Poches contrastes Poche intérieure Pattes boutonnées aux…",
    ],
    [
      "it",
      "Cappotto Nova",
      "Cappotto lungo in lana blu scuro. Collo sartoriale Chiusura bottoni Tasche filettate Tasche contrasto Tasca interna Alamari abbottonati ai…",
    ],
    [
      "en",
      "Nova coat",
      "Long wool coat in dark navy blue. Tailored collar Button front Welt pockets Contrast pockets Inner pocket Buttoned tabs at…",
    ],
  ])("takes one member of a list, and not the list (%s, %s)", (language, name, text) => {
    const written = nativeDescription(text, language, { name });
    expect(written).toMatch(/poche intérieure|tasca interna|inner pocket/u);
    expect(written).not.toMatch(/aux|ai…|at…/u);
  });

  it.each<Case>([
    [
      "fr",
      "Poêle Nova",
      "Poêle en fonte noire, sans couvercle, compatible tous feux, cette poêle bénéficie d'une…",
    ],
    [
      "it",
      "Padella Nova",
      "Padella in ghisa nera, senza coperchio, adatta a tutti i fuochi, questa padella gode di una…",
    ],
    [
      "en",
      "Nova pan",
      "Pan of black cast iron, without a lid, fit for all hobs, this pan has the benefit of a…",
    ],
  ])("takes the clause behind a list, and not the list (%s, %s)", (language, name, text) => {
    expect(nativeDescription(text, language, { name })).toBe(`${text.split(", ").slice(0, 3).join(", ")}.`);
  });

  it.each<Case>([
    ["fr", "Boucles Nova", "Bijoux en argent pour tous les jours. Dimensions 10 x 7 mm (M"],
    ["de", "Ohrringe Nova", "Schmuck aus Silber für jeden Tag. Maße 10 x 7 mm (Mo"],
    ["it", "Orecchini Nova", "Gioielli in argento per ogni giorno. Dimensioni 10 x 7 mm (M"],
    ["en", "Nova earrings", "Silver jewellery for every day. Size 10 x 7 mm (M"],
  ])("takes an open bracket (%s, %s)", (language, name, text) => {
    expect(nativeDescription(text, language, { name })).not.toContain("(");
  });

  it.each<Case>([
    ["de", "Uhr Nova", "Uhr aus Buche mit leisem Werk. Sie geht auf die Sekunde genau und hält lange…"],
    ["en", "Nova clock", "Clock made of beech. Simply lovely…"],
    ["fr", "Horloge Nova", "Horloge en hêtre. Convient au salon, à la cuisine, au bureau..."],
    ["it", "Orologio Nova", "Orologio in faggio. Adatto a salotto, cucina, ufficio..."],
  ])("is none where the writer let it go (%s, %s)", (language, name, text) => {
    expect(nativeDescription(text, language, { name })).toMatch(/lange|lovely|bureau|ufficio/u);
  });
});
