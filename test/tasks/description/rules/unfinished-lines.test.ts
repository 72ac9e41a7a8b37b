import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";

const optimize = createDescriptionOptimizer({ catalogs: createCatalogStore() });
const described = (product_description: string) =>
  optimize({
    query: { tone: "professional", length: "medium", bullet_points: false, seo: false },
    body: { product_description },
  }).best_description;

describe("a statement without a full stop", () => {
  it.each([
    ["A spray bottle of steel for soda. Hand wash only. Holds 750 ml", "750 ml"],
    ["Solid oak chair with a woven seat. Seat height 45 cm", "45 cm"],
    ["The lamp replaces a 60 W bulb. Not dimmable. Energy class E", "Energy class E"],
    ["This bag has two pockets and a zip. Strap length 60cm", "60cm"],
    ["These socks are knitted from wool. Made in Italy", "Made in Italy"],
    ["Ersetzt eine 60-W-Glühlampe. Nicht dimmbar. Energieeffizienzklasse E", "Energieeffizienzklasse E"],
    ["Geräumiger Shopper aus Lederimitat. Henkellänge 60cm", "60cm"],
    ["Die Badematte hat eine rutschhemmende Rückseite. 30 Grad waschbar", "30 Grad"],
    ["Eckiger Pflanzkübel aus Fiberglas in Betonoptik. Leergewicht 7,5 kg", "7,5 kg"],
    ["Das Abdeckband lässt sich rückstandsfrei ablösen. Temperaturbeständig bis 80 °C", "80 °C"],
    ["Le sac à dos a deux compartiments et des bretelles réglables. Poids 450 g", "450 g"],
    ["Cette lampe remplace une ampoule de 60 W. Classe énergétique F", "Classe énergétique F"],
    ["Chaise en chêne massif avec une assise tressée. Hauteur 45 cm", "45 cm"],
    ["Les écouteurs sont livrés avec trois tailles d'embouts. Autonomie 7 h", "7 h"],
    ["Cette nappe en lin se lave en machine. Dimensions 150 x 250 cm", "150 x 250 cm"],
    ["La sedia è in rovere massiccio con seduta intrecciata. Altezza 45 cm", "45 cm"],
    ["Questa lampadina sostituisce una da 60 W. Classe energetica F", "Classe energetica F"],
    ["Lo zaino ha due scomparti e spallacci regolabili. Peso 450 g", "450 g"],
    ["Le calze sono in filo di Scozia e molto morbide. Made in Italy", "Made in Italy"],
    ["La tovaglia di lino si lava in lavatrice. Misura 150 x 250 cm", "150 x 250 cm"],
  ])("stays at the end: %s", (text, fact) => {
    expect(described(text)).toContain(fact);
  });

  it.each([
    "Inhalt 1,7 Liter\nLeistung: 2200 W\nLED-Beleuchtung blau\nAbschaltautomatik\nTrockengehschutz\nBPA-frei",
    "Capacity 1.7 litres\nPower: 2200 W\nBlue light\nAutomatic switch-off\nBoil-dry protection\nBPA free",
    "Contenance 1,7 litre\nPuissance : 2200 W\nÉclairage bleu\nArrêt automatique\nProtection contre la surchauffe\nSans BPA",
    "Capacità 1,7 litri\nPotenza: 2200 W\nLuce blu\nSpegnimento automatico\nProtezione dal surriscaldamento\nSenza BPA",
  ])("stays among lines like it: %s", (text) => {
    const kept = described(text);
    for (const line of text.split("\n").slice(1)) expect(kept).toContain(line.replace(/ ?:.*/u, ""));
  });

  it("stays as it is where its last word may be cut off", () => {
    const cut =
      "Cartable à deux compartiments, dos rembourré, bretelles réglables. Trousse assortie vendue séparém";
    expect(described(cut)).toMatch(/vendue séparém$/u);
  });
});

describe("a list that is left open", () => {
  it.each([
    ["Cartridge for the printers DeskJet 2710, 2720, 2721, 4120...", "4120"],
    ["A mat for pilates, meditation, yoga studio...", "yoga studio"],
    ["Tintenpatrone für die Drucker DeskJet 2710, 2720, 2721, 4120…", "4120"],
    ["Die Matte eignet sich für Pilates, Meditation, Gymnastik...", "Gymnastik"],
    ["Cartouche pour les imprimantes DeskJet 2710, 2720, 2721, 4120...", "4120"],
    ["Ce tapis convient au pilates, à la méditation, au studio...", "au studio"],
    ["Cartuccia per le stampanti DeskJet 2710, 2720, 2721, 4120...", "4120"],
    ["Il tappetino è adatto a pilates, meditazione, studio yoga...", "studio yoga"],
  ])("has its last entry: %s", (text, entry) => expect(described(text)).toContain(entry));
});

describe("a warning", () => {
  it.each([
    "Achtung! Verursacht schwere Augenreizung.",
    "Gefahr! Darf nicht in die Hände von Kindern gelangen.",
    "Warning! Causes serious eye irritation.",
    "Danger! Keep away from heat and open flames.",
    "Attention ! Provoque une sévère irritation des yeux.",
    "Danger ! Tenir hors de portée des enfants.",
    "Attenzione! Provoca grave irritazione oculare.",
    "Pericolo! Tenere fuori dalla portata dei bambini.",
  ])("stays as it is written: %s", (text) => expect(described(text)).toBe(text));
});

it.each(["n/a", "k.A.", "-", "n.d.", "keine Angabe", "Aucune", "nessuna descrizione"])(
  "is nothing of a placeholder: %s",
  (text) => expect(described(text)).toBe(""),
);
