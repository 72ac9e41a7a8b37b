import { describe, expect, it } from "vitest";
import { dropLeadingTitle } from "../../../../src/tasks/description/rules/leading-title.ts";

describe("a title before the text", () => {
  it("goes where the text begins with it again, also with a colon or a dash of its own", () => {
    const text = "Lampe en laiton : modèle A - bleu - Lampe en laiton : modèle A - bleu de 30 cm avec câble";
    expect(dropLeadingTitle(text, "")).toBe("Lampe en laiton : modèle A - bleu de 30 cm avec câble");
  });

  it("stays whole where the text is nothing but the title again, even cut", () => {
    expect(dropLeadingTitle("Brass lamp with cable - Brass lamp with cable…", "")).toBe(
      "Brass lamp with cable",
    );
    expect(dropLeadingTitle("Brass lamp with cable - Brass lamp with ca…", "")).toBe("Brass lamp with cable");
  });

  it("is not cut where it is the name", () => {
    expect(dropLeadingTitle("Brass lamp - 8 cm…", "Brass lamp - 8 cm")).toBe("Brass lamp - 8 cm");
  });

  it.each([
    ["Messinglampe für Tische - BLAU - Messinglampe, 30 cm hoch, mit Kabel", "Messinglampe für Tische"],
    ["Lampe de bureau en laiton - 30x12cm - Affiche et lampe avec câble", "Lampe de bureau en laiton"],
    ["Lampada in ottone - AB100XY - AB200XY - ricambio originale", "Lampada in ottone"],
  ])("stays where a part of it would be left alone: %s", (text, name) => {
    expect(dropLeadingTitle(text, name)).toBe(text);
  });

  it("goes where it is the name", () => {
    expect(dropLeadingTitle("Brass lamp - With a cable of two metres", "Brass lamp")).toBe(
      "With a cable of two metres",
    );
  });

  it.each([
    [
      "en",
      "Brass lamp - model A 30 cm",
      "Brass lamp - model A 30 cm - With a cable of two metres and a plug",
    ],
    ["en", "BRASS LAMP 30 CM", "Brass lamp 30 cm - With a cable of two metres and a plug"],
    [
      "en",
      "Brass lamp 12 for desks of o…",
      "Brass lamp 12 for desks of oak - With a cable for desks of oak, two metres",
    ],
    ["en", "Brass   lamp 12", "Brass lamp 12 | With a cable of two metres and a plug"],
    ["en", "Lamp Café 12", "Lamp Cafe 12 - With a cable of two metres and a plug"],
    ["de", "Lampe - Modell A 30 cm", "Lampe - Modell A 30 cm - Mit Kabel von zwei Metern und Stecker"],
    ["de", "LAMPE NORD 30 CM", "Lampe Nord 30 cm - Mit Kabel von zwei Metern und Stecker"],
    [
      "de",
      "Lampe Nord 12 für Tische aus E…",
      "Lampe Nord 12 für Tische aus Eiche - Mit Kabel, für Tische aus Eiche gemacht",
    ],
    ["de", "Lampe Größe 12", "Lampe Grosse 12 - Mit Kabel von zwei Metern und Stecker"],
    ["de", "Lampe Nord 12", "Lampe Nord 12 – Mit Kabel von zwei Metern und Stecker"],
    ["fr", "Coque - motif Fleur 5", "Coque - motif Fleur 5 - Une coque souple de couleur verte et rose"],
    ["fr", "COQUE SOUPLE VERTE 5", "Coque souple verte 5 - Une housse de protection légère et fine"],
    [
      "fr",
      "Coque souple pour NOVA 625 motif Drap…",
      "Coque souple pour NOVA 625 motif Drapeau - Coque fine au motif Drapeau pour NOVA 625",
    ],
    ["fr", "Étui Nova 12", "Etui Nova 12 - Une housse de protection légère et fine"],
    ["fr", "Store Nova long. 40 cm", "STORE NOVA LONG. 40 CM - Une toile de protection légère et fine"],
    ["it", "Cover - motivo Fiore 5", "Cover - motivo Fiore 5 - Una cover morbida di colore verde e rosa"],
    ["it", "COVER MORBIDA VERDE 5", "Cover morbida verde 5 - Una custodia di protezione leggera e sottile"],
    [
      "it",
      "Cover morbida per NOVA 625 motivo Ban…",
      "Cover morbida per NOVA 625 motivo Bandiera - Cover sottile con motivo Bandiera per NOVA 625",
    ],
    ["it", "Custodia Caffè 12", "Custodia Caffe 12 - Una custodia di protezione leggera e sottile"],
    ["it", "Tenda Nova lungh. 40 cm", "TENDA NOVA LUNGH. 40 CM - Una tela di protezione leggera e sottile"],
  ])(
    "goes where it is the name with a dash, in capitals, without accents or in full, in %s: %s",
    (_, name, text) => {
      const rest = dropLeadingTitle(text, name);
      expect(text.endsWith(rest)).toBe(true);
      expect(rest).toMatch(/^(?:With|Mit|Une?|Una|Coque fine|Cover sottile)/u);
    },
  );

  it.each([
    ["Coque Nova 12", "Coque Nova 12 - ref 63 - Fine et légère, idéale pour les voyages"],
    ["Lampe Nord", "Lampe Nord - mit Fuß - Aus Messing gefertigt und handpoliert"],
  ])("stays where a word would be lost, or it goes on: %s", (name, text) =>
    expect(dropLeadingTitle(text, name)).toBe(text),
  );

  it.each([
    ["Brass lamp for desks", "Brass lamp for desks - BLUE", "Brass lamp, 30 cm high, with cable"],
    [
      "Coque souple pour NOVA motif Drap…",
      "Coque souple pour NOVA motif Drapeau Chili",
      "Coque fine et légère pour NOVA",
    ],
    ["Coque Nova 12", "Coque Nova 12 - ref 63", "Coque fine et légère pour les voyages"],
  ])("is a paragraph of its own where the text begins anew behind it: %s", (name, title, rest) =>
    expect(dropLeadingTitle(`${title} - ${rest}`, name)).toBe(`${title}\n\n${rest}`),
  );

  it("is none where something else follows the dash", () => {
    const text = "Brass lamp - made by hand in a small workshop";
    expect(dropLeadingTitle(text, "Other")).toBe(text);
  });
});

describe("a name that runs into the first sentence", () => {
  it.each([
    ["100234 SX-D 940 BLACK", "SX-D 940 BLACK Wireless music comes from any phone in the house."],
    ["Nova Clock 20", "Nova Clock 20 The clock shows the time in any light."],
    ["VR-M 1200 W NOIR", "VR-M 1200 W NOIR Le récepteur à sept canaux donne un son ample."],
    ["Horloge Nova 20", "Horloge Nova 20 Cette horloge donne l'heure dans le noir."],
    ["WRX-V20 BAND SILBER", "WRX-V20 BAND SILBER Tragen Sie die Hörer auch ohne Musik."],
    ["1234567 E5X.2 12 CM SYSTEM", "E5X.2 12 cm SYSTEM Wieder setzen die neuen Lautsprecher ein Zeichen."],
    ["Uhr Nova 20", "Uhr Nova 20 Die Uhr zeigt die Zeit auch im Dunkeln an."],
    ["KX 30 SCHWARZ", "KX 30 SCHWARZ Drahtlose Wiedergabe von Musik gelingt mit jedem Telefon."],
    ["DX 40 NERO", "DX 40 NERO Questo lettore suona musica da ogni telefono."],
    ["Orologio Nova 20", "Orologio Nova 20 Il display mostra l'ora anche al buio."],
  ])("goes: %s", (name, text) => {
    const title = name.replace(/^\d{5,} /u, "");
    expect(dropLeadingTitle(text, name)).toBe(text.slice(title.length + 1));
  });

  it.each([
    ["Nova Clock 20", "Nova Clock 20 Radio Alarm shows the time in any light."],
    ["Nova Clock 20", "Nova Clock 20 shows the time in any light of the day."],
    ["Uhr Nova 20", "Uhr Nova 20 Weckradio mit Anzeige und zwei Weckzeiten am Tag."],
    ["Horloge Nova", "Horloge Nova en bois massif avec un grand cadran blanc."],
    ["ACME", "ACME Speakers fill small rooms with a warm and clear sound."],
    ["KX 30 SCHWARZ", "KX 30 SCHWARZ mit Tasche und einem Kabel von zwei Metern."],
  ])("stays where it is a part of the sentence: %s, %s", (name, text) => {
    expect(dropLeadingTitle(text, name)).toBe(text);
  });
});

describe("a title in capitals before a short sentence", () => {
  it.each([
    [
      "Z 40 ROT Kleines Kraftpaket. Der Lautsprecher spielt bis zu zwölf Stunden lang.",
      "1234567 Z 40 ROT",
      "Kleines Kraftpaket. Der Lautsprecher spielt bis zu zwölf Stunden lang.",
    ],
    [
      "Z 40 ROT Hauptfunktionen Die satte Klangfülle kommt aus zwei Membranen.",
      "Z 40 ROT",
      "Die satte Klangfülle kommt aus zwei Membranen.",
    ],
  ])("goes: %s", (text, name, rest) => expect(dropLeadingTitle(text, name)).toBe(rest));

  it("stays where a torn name of another maker would be left", () => {
    const text =
      "Acme Kabel HDMI auf DVI 2,0 m Adapter vergoldet geschirmt - Norvik A HDMI+ A-DVI-D 0200 - Norvik A…";
    expect(dropLeadingTitle(text, "Acme Kabel HDMI auf DVI 2,0 m Adapter vergoldet geschirmt")).toBe(text);
  });
});

describe("a label that begins as the name ends", () => {
  it.each([
    ["Corps équerre DN15 A visser Alim. : 15 diamètre : 1-2 de la marque", "Corps équerre DN15 A visser A"],
    ["Winkelstück DN15 zum Anschl. : 15 mm für Rohre aus Kupfer", "Winkelstück DN15 zum A"],
    ["Corpo a squadra DN15 Alim. : 15 mm per tubi in rame", "Corpo a squadra DN15 A"],
    ["Elbow fitting DN15 Conn. : 15 mm for pipes made of copper", "Elbow fitting DN15 C"],
  ])("is no rest of it: %s", (text, name) => expect(dropLeadingTitle(text, name)).toBe(text));
});
