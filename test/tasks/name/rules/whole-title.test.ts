import { describe, expect, it } from "vitest";
import { nativeName } from "./native-name.ts";

describe("a name written like an English title has small letters in the words of its product", () => {
  it.each([
    [
      "it",
      "Fonte di Alimentazione Corsair ZRX650 ATX 650 W",
      "Fonte di alimentazione Corsair ZRX650 ATX 650 W",
    ],
    ["it", "Videocamera di Sorveglianza Zorax C250", "Videocamera di sorveglianza Zorax C250"],
    [
      "it",
      "Massaggiatore per Gambe a Compressione d'Aria Zorax",
      "Massaggiatore per gambe a compressione d'aria Zorax",
    ],
    [
      "it",
      "Fiordax Crostini Zoraxi con Olio di Oliva 6 x 30 g",
      "Fiordax Crostini Zoraxi con olio di oliva 6 x 30 g",
    ],
    ["fr", "Disque Dur IBM 43W9720 3.5 750 Gigas", "Disque dur IBM 43W9720 3.5 750 Gigas"],
    ["fr", "Chargeur Câble USB pour Zorax i8350", "Chargeur câble USB pour Zorax i8350"],
    ["fr", "Pompe à Eau Zorax NJ400", "Pompe à eau Zorax NJ400"],
    ["fr", "Table Basse Lumineuse Zorax 45", "Table basse lumineuse Zorax 45"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));

  it("behind the row's maker, and as the row's own texts write them", () => {
    expect(
      nativeName("Zorax Mascara Effetto Volume 020714 Nero", "it", {
        brand: "Zorax",
        description: "Il mascara che dona un effetto volume alle ciglia.",
      }),
    ).toBe("Zorax Mascara effetto volume 020714 nero");
  });

  it.each([
    ["it", "Mare Sereno Totano alla Marinara 115 g"],
    ["it", "Zorax Qualità in Tavola Arachidi 400 g"],
    ["it", "Profumo donna Acqua di Gioia Zorax 50 ml"],
    ["it", "Sedia Pieghevole 5 Posizioni Alluminio Spiaggia e Piscina"],
    ["fr", "Mousse Café de Paris 250 g"],
    ["fr", "6 x Château Zorax 2007 Côtes de Bergerac"],
    ["fr", "Réfrigérateur Table Top Zorax"],
    ["it", "Albicocca dal Parco Nazionale dello Zoralvio 200 g"],
    ["it", "Zorax Ammorbidente Concentrato Pura Freschezza 1500 ml"],
    ["it", "Guanti Casalinghi Comfort Taglia M"],
    ["it", "Latte Fresco UHT a Lunga Conservazione 1 L"],
    ["it", "Contenitore in Vetro con Coperchio 20 x 15 x 8 cm 3-4 Porzioni"],
    ["it", "Zorax Bocconcini di Sfoglia con Crema al Cacao e Cioccolato Bianco"],
    ["fr", "Chaise en Bois avec Coussin Confort Extra Doux"],
    ["fr", "Miel de Fleurs du Parc National des Zoravines 250 g"],
    ["de", "Netzteil Schwarz Zorax ZRX650"],
    ["en", "Power Supply Zorax ZRX650 Black"],
  ] as const)("but not what may be a name, or would leave half a title in %s: %s", (language, name) =>
    expect(nativeName(name, language)).toBe(name),
  );

  it("nor in titles of books, films and games, or what the row's texts write as a name", () => {
    const film = "Chargeur Câble USB pour Zorax i8350";
    expect(nativeName(film, "fr", { category: "DVD > FILMS" })).toBe(film);
    expect(nativeName(film, "fr")).toBe("Chargeur câble USB pour Zorax i8350");
    expect(
      nativeName("Borsa Sportiva Cavallo 40 cm", "it", {
        description: "La nostra linea Cavallo per lo sport.",
      }),
    ).toMatch(/Cavallo/);
  });
});
