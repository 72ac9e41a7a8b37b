import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const optimize = createDescriptionOptimizer({ catalogs: createSmallStore() });

function pointsOf(text: string, name = "Halden"): readonly string[] {
  const query = { tone: "professional", length: "medium", bullet_points: true, seo: false } as const;
  return optimize({ query, body: { product_description: text, product_name: name } }).bullet_points;
}

describe("the longest statement", () => {
  test.each([
    "The backpack has two compartments. The straps are padded. It weighs 600 g. The back panel, made of breathable mesh over a light aluminium frame, keeps its shape under loads of twelve kilograms.",
    "Der Rucksack hat zwei Fächer. Die Träger sind gepolstert. Das Gewicht beträgt 600 g. Das Rückenteil aus atmungsaktivem Netzstoff über einem leichten Rahmen aus Aluminium behält seine Form auch bei Lasten von zwölf Kilogramm.",
    "Le sac à dos a deux compartiments. Les bretelles sont rembourrées. Le poids est de 600 g. Le dos en filet respirant sur un cadre léger en aluminium garde sa forme même avec des charges de douze kilos.",
    "Lo zaino ha due scomparti. Gli spallacci sono imbottiti. Il peso è di 600 g. Lo schienale in rete traspirante su un telaio leggero in alluminio mantiene la forma anche con carichi di dodici chilogrammi.",
  ])("is among the points: %s", (text) => {
    expect(pointsOf(text).join("\n")).toMatch(/alumini?um|Aluminium|alluminio/);
  });
});

describe("warnings", () => {
  test.each([
    "Material: Holz\nFarbe: rot\nAchtung: vor Gebrauch die Anleitung lesen\nHöhe: 12 cm",
    "Material: wood\nColour: red\nWarning: keep away from fire\nHeight: 12 cm",
    "Matière : bois\nCouleur : rouge\nAttention : tenir hors de portée des enfants\nHauteur : 12 cm",
    "Materiale: legno\nColore: rosso\nAttenzione: tenere lontano dal fuoco\nAltezza: 12 cm",
  ])("are no points: %s", (text) => {
    const points = pointsOf(text);
    expect(points).toHaveLength(3);
    expect(points.join()).not.toMatch(/achtung|warning|attention|attenzione/i);
  });
});

describe("a list of ingredients", () => {
  const short = (label: string) => `${label}: sugar, cocoa butter, milk powder, hazelnuts 20%, salt`;
  const long = (label: string) =>
    `${label}: ${"sugar, cocoa butter (emulsifier: soy), milk powder 12%, ".repeat(6)}salt`;

  test.each(["Ingredients", "Zutaten", "Ingrédients", "Ingredienti"])(
    "is none where it is short: %s",
    (label) => {
      expect(pointsOf(`${short(label)}\nColour: brown\nSize: M`)).toEqual(["Colour: brown", "Size: M"]);
    },
  );

  test.each(["Ingredients", "Zutaten", "Ingrédients", "Ingredienti"])(
    "is none where it is long: %s",
    (label) => {
      const points = pointsOf(`${long(label)}\nColour: brown\nSize: M`);
      expect(points.filter((point) => /sugar|butter|milk|salt|soy/.test(point))).toEqual([]);
    },
  );
});

describe("lists that the feed cut", () => {
  test.each([
    [
      "Original ink. Yield about 240 pages. Suitable for DeskJet 2710, 2720, 2721, 4120...",
      "Suitable for DeskJet 2710",
    ],
    [
      "Originale Tinte. Reichweite ca. 240 Seiten. Passend für DeskJet 2710, 2720, 2721, 4120...",
      "Passend für DeskJet 2710",
    ],
    [
      "Encre d'origine. Autonomie de 240 pages. Compatible avec DeskJet 2710, 2720, 2721, 4120...",
      "Compatible avec DeskJet 2710",
    ],
    [
      "Inchiostro originale. Durata di 240 pagine. Compatibile con DeskJet 2710, 2720, 2721, 4120...",
      "Compatibile con DeskJet 2710",
    ],
  ])("are no points by their first item: %s", (text, first) => {
    expect(pointsOf(text)).not.toContain(first);
  });
});

describe("a point is no part of a sentence", () => {
  test.each([
    [
      "The jacket, which was tried in the Alps through three long winters by mountain guides who know what they want, has a hood, two pockets, and a zip, with a drawstring at the hem.",
      /^(?:with|and)/i,
    ],
    [
      "Die Bremsscheiben sind innenbelüftet. Bitte vergleichen Sie die OE-Nr. 1K0615301AA vor dem Kauf!",
      /1K06|Nr/,
    ],
    [
      "Die Jacke, die drei lange Winter hindurch in den Alpen von Bergführern getragen wurde, die wissen, was sie wollen, hat eine Kapuze, zwei Taschen, und einen Reißverschluss.",
      /^und/i,
    ],
    [
      "La veste, portée pendant trois longs hivers dans les Alpes par des guides de montagne qui savent ce qu'ils veulent, a une capuche et deux poches, avec un cordon de serrage à la taille.",
      /^avec/i,
    ],
    [
      "La giacca, indossata per tre lunghi inverni sulle Alpi da guide di montagna che sanno quello che vogliono, ha un cappuccio e due tasche, con un cordoncino di chiusura sul fondo.",
      /^con/i,
    ],
    ["Mit der Sie schneller arbeiten können. Das Gehäuse ist aus Stahl.", /^Mit der/],
    ["Ideale per vacanze in famiglia. Con due ingressi e una zanzariera per il compu", /compu$/],
    ["Freestanding dishwasher with 13 settings. Includes a drawer for cutl", /cutl$/],
  ])("%s", (text, part) => {
    for (const point of pointsOf(text)) expect(point).not.toMatch(part);
  });
});

describe("several statements of one line are several points", () => {
  test.each([
    ["Kuppelzelt für 3 Personen, Aufbau in 10 Min. Packmaß 55 x 18 cm.", "Packmaß 55 x 18 cm"],
    ["Kaffeevollautomat, max. 1450 W. Farbe schwarz.", "Farbe schwarz"],
    ["Adjustable dial fit. 18 vents.", "18 vents"],
    ["Sérum visage 30 ml - vegan - non testé sur les animaux - fabriqué en France", "Fabriqué en France"],
    ["Carica frontale - 9 kg - 1400 giri - motore inverter", "Motore inverter"],
    ["6,5 Zoll FHD+ Display; 50 MP Kamera; Dual-SIM; Android 14", "Dual-SIM"],
  ])("%s", (text, point) => {
    expect(pointsOf(text)).toContain(point);
  });
});

describe("what the source says comes first", () => {
  test.each([
    ["Toaster mit Brötchenaufsatz", "Toaster mit Brötchenaufsatz"],
    ["Bollitore in acciaio inox. Spegnimento automatico", "Bollitore in acciaio inox"],
    ["24 rolls, 3 ply, 190 sheets per roll.", "24 rolls, 3 ply, 190 sheets per roll"],
    ["Casque pliable. Micro intégré", "Casque pliable"],
  ])("%s", (text, point) => {
    expect(pointsOf(text)[0]).toBe(point);
  });
});

test("labels without values, denials and repetitions of the name are no points", () => {
  const text = "- Noise level: dB\n- Lighting: No\n- Halden Trail 5\n- Weight: 2 kg\n- Weight: 2.1 kg";
  expect(pointsOf(text, "Halden Trail 5")).toEqual(["Weight: 2 kg"]);
});

describe("an answer without its question is no point", () => {
  test.each([
    [
      "Complete food for cats. Grain free? No - contains cereals. Machine washable? Yes.",
      ["Complete food for cats"],
    ],
    [
      "Alleinfutter für Katzen. Getreidefrei? Nein - enthält Getreide. Waschbar? Ja.",
      ["Alleinfutter für Katzen"],
    ],
    [
      "Aliment complet pour chats. Sans céréales ? Non - contient des céréales. Lavable ? Oui.",
      ["Aliment complet pour chats"],
    ],
    [
      "Alimento completo per gatti. Senza cereali? No - contiene cereali. Lavabile? Sì.",
      ["Alimento completo per gatti"],
    ],
    ["- No added sugar\n- Non-slip sole", ["No added sugar", "Non-slip sole"]],
  ])("%s", (text, points) => {
    expect(pointsOf(text)).toEqual(points);
  });
});

describe("a description that is a name alone", () => {
  const pointsIn = (text: string, language: Language) =>
    optimize(
      {
        query: { tone: "professional", length: "medium", bullet_points: true, seo: false },
        body: { product_description: text, product_name: "Contes" },
      },
      { evidence: { language, facts: [] } },
    ).bullet_points;

  test.each([
    ["fr", "Richard Haddad"],
    ["fr", "Le Grand Miroir"],
    ["it", "Italo Calvino"],
  ] as const)("is no point in %s: %s", (language, text) => {
    expect(pointsIn(text, language)).toEqual([]);
  });

  test.each([
    ["fr", "Coton biologique"],
    ["it", "Cotone biologico"],
    ["de", "Robustes Leder"],
  ] as const)("but a property is one in %s: %s", (language, text) => {
    expect(pointsIn(text, language)).toEqual([text]);
  });
});

describe("codes that the feed cut", () => {
  test.each([
    ["Courroie pour lave-linge. Pour machines W140 W141 W", "W141 W"],
    ["Cinghia per lavatrice. Per macchine W140 W141 W", "W141 W"],
    ["Lunettes de soleil, verres cat. 3, protection UV400.", "verres cat\n"],
  ])("are no point: %s", (text, cut) => {
    expect(`${pointsOf(text).join("\n")}\n`).not.toContain(`${cut}${cut.endsWith("\n") ? "" : "\n"}`);
  });
});

describe("a number behind a short form", () => {
  test.each([
    ["Die Leuchte hat eine Fassung E27, max. 60 W, ohne Leuchtmittel.", "max. 60 W"],
    ["Standventilator, Durchm. 40 cm, 3 Stufen, 45 W.", "Durchmesser 40 cm"],
    ["Teichpumpe mit 3000 l/h, max. 45 W, Förderhöhe max. 2,5 m", "max. 2,5 m"],
    ["The lamp has an E27 socket, max. 60 W, without a bulb.", "max. 60 W"],
    ["Garden hose with couplings, approx. 20 m, reinforced.", "approx. 20 m"],
    ["Glass jar with a cork lid, dia. 10 cm, airtight.", "diameter 10 cm"],
    ["La lampe a une douille E27, max. 60 W, sans ampoule.", "max. 60 W"],
    ["Tuyau de jardin avec raccords, env. 20 m, renforcé.", "env. 20 m"],
    ["Bocal en verre avec couvercle, diam. 10 cm, hermétique.", "diamètre 10 cm"],
    ["La lampada ha un attacco E27, max. 60 W, senza lampadina.", "max. 60 W"],
    ["Tubo da giardino con raccordi, min. 20 m, rinforzato.", "min. 20 m"],
    ["Barattolo in vetro con coperchio, diam. 10 cm, ermetico.", "diametro 10 cm"],
  ])("stays in its point: %s", (text, fact) => {
    expect(pointsOf(text).join("\n")).toContain(fact);
  });
});

describe("what a computer or a pharmacy asks for", () => {
  test.each([
    ["Feste Haut.\nFür den Körper geeignet und schnell eingezogen. PZN 12345678.", "PZN"],
    ["Controller mit zwei Rädern.\nMinimalkonfiguration: Computer mit 1,5 GHz", "Minimal"],
    ["Controller mit zwei Rädern.\nSystemvoraussetzungen: Computer mit 1,5 GHz", "System"],
    ["Controller with two wheels.\nSystem requirements: computer with 1.5 GHz", "System"],
    ["Contrôleur avec deux molettes.\nConfiguration minimale : ordinateur de 1,5 GHz", "Config"],
    ["Controller con due rotelle.\nRequisiti di sistema: computer da 1,5 GHz", "Requisiti"],
  ])("is no point: %s", (text, word) => {
    expect(pointsOf(text).join("\n")).not.toContain(word);
  });
});

describe("what says nothing alone is no point", () => {
  test.each([
    ["Material: oak\nPower: W\nHeight: 12 cm", "Power"],
    ["Material: oak\nPadded: no.\nHeight: 12 cm", "Padded"],
    ["Material: Eiche\nLeistung: W\nHöhe: 12 cm", "Leistung"],
    ["Material: Eiche\nGepolstert: nein.\nHöhe: 12 cm", "Gepolstert"],
    ["Material: Eiche\nHöhe: 12 cm\nk. A.", "k. A"],
    ["Matière : chêne\nPuissance : W\nHauteur : 12 cm", "Puissance"],
    ["Matière : chêne\nRembourré : non.\nHauteur : 12 cm", "Rembourr"],
    ["Matière : chêne\nHauteur : 12 cm\nN.C.", "N.C"],
    ["Materiale: rovere\nPotenza: W\nAltezza: 12 cm", "Potenza"],
    ["Materiale: rovere\nImbottito: no.\nAltezza: 12 cm", "Imbottito"],
  ])("%s", (text, silent) => {
    const points = pointsOf(text);
    expect(points.length).toBe(2);
    expect(points.join("\n")).not.toContain(silent);
  });

  test.each([
    "Ceramic keeps it stable. If its good quality, it might be stiff. The towel is made of thick cotton.",
    "Das Handtuch ist aus dicker Baumwolle. Die Naht sorgt zudem für Halt.",
    "La serviette est en coton épais. La couture assure en outre une bonne tenue.",
    "L'asciugamano è in cotone spesso. La cucitura assicura inoltre resistenza.",
  ])("%s", (text) => {
    expect(pointsOf(text).join("\n")).not.toMatch(/good quality|zudem|en outre|inoltre/);
  });
});

describe("where a statement ends", () => {
  test.each([
    ["Läuft mit Version 3.1 bzw. DSD auf jedem Gerät.", /bzw$/m],
    ["Lochzahl: 5. Passend für viele Felgen", /Lochzahl: 5\. Passend/],
    ["EEK E. Lebensdauer 20.000 Std.", /EEK E\. Leb/],
    ["Perfekt für unterwegs Erleben Sie Musik im Garten.", /unterwegs Erleben/],
    ["Sportmodus Im Gelände misst die Uhr den Puls.", /Sportmodus Im/],
  ])("is known: %s", (text, wrong) => {
    expect(pointsOf(`Farbe: Rot\n${text}\nMaterial: Holz`).join("\n")).not.toMatch(wrong);
  });
});

describe("short forms and slogans within a point", () => {
  test.each([
    "Rahmen aus Aluminium, hydr. Scheibenbremsen, Federgabel mit 63 mm, zul. Gesamtgewicht 150 kg.",
    "Schnellladen: 10 Min. = 2 Std. Musik. Die Hörer sind faltbar.",
    "Sakko aus Wolle mit zwei Taschen. Nur chem. Reinigung. Innen gefüttert.",
  ])("are not torn: %s", (text) => {
    for (const point of pointsOf(text))
      expect(point).not.toMatch(/(?:hydr|zul|chem|Std)\.?$|^(?:Musik|Reinigung)$/u);
  });

  test("sentences of one word each are one point", () => {
    const points = pointsOf("Sit. Stand. Repeat. The top is made of solid oak. The frame holds 80 kg.");
    expect(points).not.toContain("Repeat");
    expect(points).toContain("The frame holds 80 kg");
  });
});

describe("points that were lost, and points that say nothing", () => {
  test.each([
    ["Draisienne en métal. Charge max. 30 kg. Selle réglable 30-36 cm.", "Charge max. 30 kg"],
    ["Chaise en hêtre. Charge maxi 110 kg. Assise 45 cm.", "Charge maxi 110 kg"],
    ['Steckschlüssel aus Stahl. 1/4" Einsätze: 4-13 mm. 1/2" Einsätze: 10-30 mm.', '1/2" Einsätze: 10-30 mm'],
  ])("%s", (text, point) => expect(pointsOf(text)).toContain(point));

  test.each([
    ["Li-ion", "Batterie pour ordinateur 4400 mAh"],
    ["Collier magnifique.", "Collier sautoir en bronze"],
  ])("none: %s", (text, name) => expect(pointsOf(text, name)).toEqual([]));

  test("a colour beside words of the name is one", () => {
    expect(pointsOf("Perruque bouclée tricolore.", "Perruque bouclée de luxe")).toEqual([
      "Perruque bouclée tricolore",
    ]);
  });
});

describe("a heading over a list", () => {
  test.each([
    [
      "A portable amplifier for headphones at home.\n\nKey features\n\n- Optical input\n- Gain switch\n- Slim case",
      "Key features",
    ],
    [
      "Ein Verstärker für Kopfhörer zu Hause.\n\nHauptmerkmale\n\n- Optischer Eingang\n- Schalter für Verstärkung\n- Schlankes Gehäuse",
      "Hauptmerkmale",
    ],
    [
      "Un amplificateur pour casque à la maison.\n\nPoints forts\n\n- Entrée optique\n- Deux niveaux de gain\n- Boîtier fin",
      "Points forts",
    ],
    [
      "Un amplificatore per cuffie da casa.\n\nCaratteristiche principali\n\n- Ingresso ottico\n- Due livelli di guadagno\n- Custodia sottile",
      "Caratteristiche principali",
    ],
  ])("is none: %s", (text, heading) => {
    const points = pointsOf(text);
    expect(points.length).toBeGreaterThan(2);
    expect(points).not.toContain(heading);
  });
});

describe("diameters and single letters", () => {
  test.each([
    [
      "6 Lochsägen: 3 kurze (Ø 20, 25, 30 mm), 3 lange (Ø 20, 25, 30 mm). Tasche aus Nylon.",
      /^6 Lochsägen: 3 kurze/u,
    ],
    [
      "6 emporte-pièces : 3 ronds (Ø 4, 6, 8 cm), 3 carrés (Ø 4, 6, 8 cm). Boîte en métal.",
      /^6 emporte-pièces : 3 ronds/u,
    ],
    ["6 cutters: 3 round (Ø 4, 6, 8 cm), 3 fluted (Ø 4, 6, 8 cm). Tin box with lid.", /^6 cutters: 3 round/u],
  ])("are of no other language: %s", (text, first) => {
    expect(pointsOf(text)[0]).toMatch(first);
  });
});

describe("a sentence that needs its neighbour", () => {
  test.each([
    "Loud rooms tire people. An example: somebody next to you is on the phone. The headset shuts out noise. It folds flat and weighs 210 g.",
    "Laute Räume ermüden. Ein Beispiel: Jemand neben dir telefoniert. Das Headset sperrt Lärm aus dem Raum aus. Gewicht 210 g ohne Kabel.",
    "Le bruit fatigue. Un exemple : votre voisin téléphone. Le casque isole du bruit ambiant. Poids de 210 g sans le câble.",
    "Il rumore stanca. Un esempio: il vicino telefona. La cuffia isola dai rumori della stanza. Peso di 210 g senza cavo.",
  ])("is no point: %s", (text) => {
    expect(pointsOf(text, "Headset Halden").join("\n")).not.toMatch(/example|Beispiel|exemple|esempio/);
  });
});

describe("a wall of ports", () => {
  test.each([
    "- Ports: HDMI x 1, USB-A x 3, SD x 1\n- 4K at 60 Hz\n- 100 W charging",
    "- Anschlüsse: HDMI x 1, USB-A x 3, SD x 1\n- 4K mit 60 Hz\n- Laden mit 100 W",
    "- Ports : HDMI x 1, USB-A x 3, SD x 1\n- 4K à 60 Hz\n- Charge de 100 W",
    "- Porte: HDMI x 1, USB-A x 3, SD x 1\n- 4K a 60 Hz\n- Ricarica da 100 W",
  ])("stands behind all else: %s", (text) => {
    const points = pointsOf(text, "Hub Halden");
    expect(points).toHaveLength(3);
    expect(points[2]).toMatch(/HDMI x 1, USB-A x 3, SD x 1$/);
  });

  test("is no size of three sides", () => {
    const text = "- Size: 49.8 x 35.8 x 24.5 cm, 9 kg\n- 4K at 60 Hz\n- 100 W charging";
    expect(pointsOf(text, "Hub Halden")[0]).toContain("49.8 x 35.8");
  });
});

describe("what says nothing", () => {
  test.each(["Lippenpflege", "Kissen"])("is no point alone: %s", (text) => {
    expect(pointsOf(text, "Halden Calendula LSF 15")).toEqual([]);
  });

  test.each([
    ["Contents: 1 piece\nMaterial: wood", "Contents"],
    ["Inhalt: 1 Stück\nMaterial: Holz", "Inhalt"],
    ["Contenu : 1 pièce\nMatière : bois", "Contenu"],
    ["Contenuto: 1 pezzo\nMateriale: legno", "Contenuto"],
    ["Dimensions: 8\nMaterial: wood", "Dimensions"],
    ["Maße: 8\nMaterial: Holz", "Maße"],
    ["Dimensions : 8\nMatière : bois", "Dimensions"],
    ["Dimensioni: 8\nMateriale: legno", "Dimensioni"],
  ])("is one piece, or a number without its unit: %s", (text, label) => {
    expect(pointsOf(text).join("\n")).not.toContain(label);
  });

  test.each([
    ["Contents: 12 pieces\nMaterial: wood", "12 pieces"],
    ["Maße: 8 x 4 cm\nMaterial: Holz", "8 x 4 cm"],
    ["Contenu : 250 g\nMatière : bois", "250 g"],
    ["Dimensioni: 8 cm\nMateriale: legno", "8 cm"],
  ])("is not %s", (text, value) => {
    expect(pointsOf(text).join("\n")).toContain(value);
  });
});

describe("one long statement", () => {
  test.each([
    "Fixed to the wall of the bedroom at the height of their eyes, this wooden mirror shows the whole family and serves for decorat",
    "Fixé au mur de la chambre de votre petite fille à la hauteur de ses yeux, ce miroir en bois permet à toute la famille de se coiff",
  ])("is no point where the feed cut its last word: %s", (text) => {
    expect(pointsOf(text, "Miroir Halden")).toEqual([]);
  });

  test.each([
    "Fixé au mur de la chambre de votre petite fille à la hauteur de ses yeux, ce miroir en bois permettra à cette enfant de s'admirer",
    "Fissato alla parete della camera all'altezza degli occhi, lo specchio in legno permette a tutta la famiglia di pettinarsi",
  ])("stays where it is whole: %s", (text) => {
    expect(pointsOf(text, "Halden")).toHaveLength(1);
  });
});

describe("a German verb in two parts", () => {
  test.each(["Das Headset blendet den Lärm des Zuges aus.", "Die Lampe schaltet sich bei Dämmerung ein."])(
    "is whole at the full stop: %s",
    (text) => {
      expect(pointsOf(`Gewicht 210 g ohne Kabel. ${text}`, "Halden 5").join("\n")).toContain(
        text.slice(0, -1),
      );
    },
  );

  test("is missing its end without one", () => {
    expect(pointsOf("Gewicht: 210 g\n- Gehäuse aus", "Halden 5").join("\n")).not.toContain("Gehäuse aus");
  });
});

describe("the sign in front of a point", () => {
  test("is kept where it is a pole's", () => {
    expect(pointsOf("-ve terminal left hand. Round posts of 18 mm.", "Halden 5")).toContain(
      "-ve terminal left hand",
    );
    expect(pointsOf("+ve terminal right hand. Round posts of 18 mm.", "Halden 5")).toContain(
      "+ve terminal right hand",
    );
  });

  test("goes where it stands for a bullet", () => {
    expect(pointsOf("+ Vent at the back. Round posts of 18 mm.", "Halden 5")).toContain("Vent at the back");
  });
});

describe("a restriction of use", () => {
  test.each([
    [
      "Wok 30 cm",
      "Stahlwok. Griff aus Holz. Nicht für Induktion geeignet. Hergestellt in Italien.",
      "Nicht für Induktion geeignet",
    ],
    ["Varnish 1 l", "Dries in two hours. Smells of nothing. Not for wet rooms.", "Not for wet rooms"],
    [
      "Padella 24 cm",
      "Manico in legno. Fondo in acciaio. Adatta al gas, non lavabile in lavastoviglie.",
      "Adatta al gas, non lavabile in lavastoviglie",
    ],
    [
      "Poêle 24 cm",
      "Manche en bois. Fond en acier. Ne passe pas au lave-vaisselle.",
      "Ne passe pas au lave-vaisselle",
    ],
  ] as const)("is the last point of %s", (name, text, last) => {
    expect(pointsOf(text, name).at(-1)).toBe(last);
  });

  test("takes the place of origin where there are six other points", () => {
    const text =
      "Manico in legno.\nFondo in acciaio.\nCoperchio in vetro.\nBeccuccio antigoccia.\nCapacità di 2 litri.\nMade in Italy.\nNon adatta a piani a induzione.";
    const points = pointsOf(text, "Bollitore");
    expect(points.at(-1)).toBe("Non adatta a piani a induzione");
    expect(points).not.toContain("Made in Italy");
  });

  test("is none where a thing is not for resale", () => {
    expect(pointsOf("Dries in two hours. Smells of nothing. Not for resale.", "Varnish")).not.toContain(
      "Not for resale",
    );
  });
});

describe("a long sentence", () => {
  test.each([
    [
      "Hub Nova",
      "Questo modello dispone di 16 porte Ethernet con connettori RJ45 schermati e indicatori luminosi, garantendo ampia capacità per collegare più dispositivi con velocità ottimale.",
      "Questo modello dispone di 16 porte Ethernet con connettori RJ45 schermati e indicatori luminosi",
    ],
    [
      "Hub Nova",
      "The Nova hub has 16 Ethernet ports with shielded RJ45 sockets and two lights each, ensuring ample capacity for connecting more devices at the best speed in any office.",
      "The Nova hub has 16 Ethernet ports with shielded RJ45 sockets and two lights each",
    ],
    [
      "Switch Nova",
      "Le switch Nova a 16 ports Ethernet avec prises RJ45 blindées et deux voyants par prise, garantissant une grande capacité pour relier davantage d'appareils à la meilleure vitesse.",
      "Le switch Nova a 16 ports Ethernet avec prises RJ45 blindées et deux voyants par prise",
    ],
    [
      "Switch Nova",
      "Der Switch Nova hat 16 Ports mit geschirmten RJ45-Buchsen und je zwei Leuchten, sodass mehrere Geräte mit der besten Geschwindigkeit angeschlossen werden können und bleiben.",
      "Der Switch Nova hat 16 Ports mit geschirmten RJ45-Buchsen und je zwei Leuchten",
    ],
  ] as const)("of %s ends before what it is good for: %#", (name, text, point) => {
    expect(pointsOf(text, name)).toContain(point);
  });
});

describe("what sums up, or hangs on the sentence before it", () => {
  test.each([
    ["In sintesi, la lampada Nova offre un buon equilibrio tra luce e consumo."],
    ["In conclusion, the Nova lamp offers a good balance of light and power."],
    ["En résumé, la lampe Nova offre un bon équilibre entre lumière et consommation."],
    ["Alles in allem bietet die Lampe Nova viel Licht bei wenig Verbrauch."],
    ["Zusammen mit den Magneten sorgt diese Konstruktion für guten Halt."],
    ["Ergebnis sind hellere Farben und weniger Blendung."],
  ])("is no point: %s", (text) => {
    expect(pointsOf(`Nova lamp. ${text}`, "Nova").join("\n")).not.toMatch(
      /equilibr|balance|équilibre|bietet|sorgt|Farben/u,
    );
  });
});

describe("the number of the body that controls a farm", () => {
  test.each(["DE-ÖKO-006", "IT-BIO-014", "AT-BIO-301"])("%s is no point alone", (code) => {
    expect(pointsOf(`Zutaten: Melisse*, Hopfen*. ${code}`)).not.toContain(code);
  });
});
