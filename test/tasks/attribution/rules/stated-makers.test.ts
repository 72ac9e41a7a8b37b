import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

interface Row {
  readonly name: string;
  readonly description?: string;
  readonly brand?: string;
  readonly facts?: readonly (readonly [string, string])[];
}

function stated(leaf: string, attribute: string, row: Row) {
  return valuesOf({ leaf, attribute, ...row }).map(({ text }) => text);
}

const drills = "a-garden-diy-tools-power-drills";
const pads = "a-automotive-parts-spares-brake-pads";
const tvs = "a-electronics-tv-televisions";
const mice = "a-computers-peripherals-input-mice";
const routers = "a-computers-peripherals-network-routers";
const filters = "a-automotive-parts-spares-filters";
const tyres = "a-automotive-parts-tyres-car";
const vacuums = "a-appliances-home-vacuums-cordless";
const novels = "a-media-books-fiction-literary";
const watches = "a-jewellery-watches-women";
const dresses = "a-fashion-women-dresses-casual";

describe("a model", () => {
  it.each([
    [drills, "Bohrschrauber 18V 2AKK Koffer", []],
    [drills, "PERCEUSE S/FIL 12V 2BATT +MALLETTE", []],
    [drills, "TRAPANO AVVITATORE 12V 2BATT", []],
    [drills, "CORDLESS DRILL 12V 2BATT CASE", []],
    [pads, "PLAQUETTES FREIN AR MEGANE JEU DE 4", []],
    [pads, "PASTIGLIE FRENO POST SET DA 4", []],
    [pads, "KIT PASTIGLIE FERODO FDB1050 FIAT PUNTO", ["FDB1050"]],
    [pads, "Bremsbeläge hinten FDB1050 OPEL Astra", ["FDB1050"]],
    [pads, "Plaquettes arrière FDB1050 RENAULT Clio", ["FDB1050"]],
    [pads, "Brake pads rear FDB1050 FORD Focus", ["FDB1050"]],
    [filters, "KNECHT ÖLFILTER OX 153 D F. OPEL/VW", ["OX 153 D"]],
    [tvs, "TV 50 LED HISENSE 50A6K 4K", ["50A6K"]],
    [tvs, "TV 43 LED PHILIPS 43PUS7608 UHD SMART", ["43PUS7608"]],
    ["a-electronics-audio-amplifiers-av", "1691999 TX-NR 646 B SCHWARZ", ["TX-NR 646 B"]],
    [mice, "Maus 2S BT schwarz", []],
    [mice, "Mouse 2S BT nero", []],
    [mice, "Souris 2S BT noire", []],
    [routers, "wlan router schwarz 1,2gbit", []],
    [routers, "router wifi nero 1,2gbit", []],
    [routers, "routeur wifi noir 1,2gbit", []],
    [routers, "wifi router black 1.2gbit", []],
  ])("of %s %j is its code alone", (leaf, name, models) => {
    expect(stated(leaf, "model", { name })).toEqual(models);
  });

  it("is no part of what another column says", () => {
    const facts = [["Reifengröße", "225/45 R17"]] as const;
    expect(stated(tyres, "model", { name: "Sommerreifen 225/45 R17 94W", facts })).not.toContain("R17");
  });

  it.each(["PARTEDELANTERAEXTRALARGAMATE", "ZONALAVABLEEXTRASUAVECONASA"])("is not the phrase %s", (text) => {
    expect(stated(vacuums, "model", { name: "Aspirapolvere", facts: [["Model", text]] })).toEqual([]);
  });

  it("ends where the description ends it", () => {
    const name = "DT-300USB S5 FLIP CASE BLACK";
    const description = "Turntable DT-300USB with dust cover.";
    expect(stated("a-electronics-audio-turntables-players", "model", { name, description })).toEqual([
      "DT-300USB",
    ]);
  });
});

describe("a brand", () => {
  it.each([
    [vacuums, "aspirateur balai sans sac dyson like", []],
    [vacuums, "scopa elettrica senza sacco dyson style", []],
    [vacuums, "cordless stick vacuum Dyson type", []],
    [vacuums, "Akkustaubsauger Dyson ähnlich", []],
    [vacuums, "Akkustaubsauger Dyson V8", ["Dyson"]],
    [dresses, "robe cache-coeur fluide", []],
    [watches, "Orvelle QRS-2041 Watch", ["Orvelle"]],
  ])("of %s %j is a maker", (leaf, name, brands) => {
    expect(stated(leaf, "brand", { name })).toEqual(brands);
  });

  it.each([
    ["LA PESTE - CAMUS ALBERT - FOLIO", "GALLIMARD"],
    ["Der Prozess - Kafka - Reclam", "Fischer"],
    ["La coscienza di Zeno - BUR", "Rizzoli"],
    ["Emma - Austen, Jane - Collins Classics", "HarperCollins"],
  ])("of the book %j is the publisher of its column alone", (name, brand) => {
    expect(stated(novels, "brand", { name, brand })).toEqual([]);
    expect(stated(novels, "publisher", { name, brand })).toEqual([brand]);
  });
});

const creams = "a-beauty-face-creams-day";
const kidsWatches = "a-jewellery-watches-kids";

describe("the words that begin a name without a maker", () => {
  it.each([
    [creams, "Hydra Balance Tagescreme 50 ml"],
    [creams, "Derma Plus Gesichtscreme 50 ml"],
    [creams, "Vital Plus Nachtcreme 50 ml"],
    [creams, "Nutri Gold Tagescreme 50 ml"],
    [creams, "Aqua Sense Tagescreme 50 ml"],
    [creams, "Hydra Balance Crème de jour 50 ml"],
    [creams, "Derma Plus Crème visage 50 ml"],
    [creams, "Vital Plus Crème de nuit 50 ml"],
    [creams, "Nutri Gold Crème de jour 50 ml"],
    [creams, "Aqua Sense Crème de jour 50 ml"],
    [creams, "Hydra Balance Crema giorno 50 ml"],
    [creams, "Derma Plus Crema viso 50 ml"],
    [creams, "Vital Plus Crema notte 50 ml"],
    [creams, "Nutri Gold Crema giorno 50 ml"],
    [creams, "Aqua Sense Crema giorno 50 ml"],
    [creams, "Hydra Balance Day Cream 50ml"],
    [creams, "Derma Plus Face Cream 50ml"],
    [creams, "Vital Plus Night Cream 50ml"],
    [creams, "Nutri Gold Day Cream 50ml"],
    [creams, "Aqua Sense Day Cream 50ml"],
  ])("of %s %j is none", (leaf, name) => {
    expect(stated(leaf, "brand", { name })).toEqual([]);
  });

  it.each([
    [kidsWatches, "Our Zunka 31500 Digital Watch - Pink", "Our Zunka"],
    [kidsWatches, "Only Zunka 31500 Watch for Girls", "Only Zunka"],
    [kidsWatches, "Mehr Zunka 31500 Kinderuhr pink", "Mehr Zunka"],
    [kidsWatches, "Notre Zunka 31500 Montre enfant rose", "Notre Zunka"],
    [kidsWatches, "Nostro Zunka 31500 Orologio bambina", "Nostro Zunka"],
    [kidsWatches, "The Zunka 31500 Watch for Girls", "Zunka"],
    [kidsWatches, "Zunka 31500 Watch for Girls", "Zunka"],
  ])("of %s %j are %s as a whole", (leaf, name, brand) => {
    expect(stated(leaf, "brand", { name })).toEqual([brand]);
  });
});

it.each([
  ["de", "Äthiopien Sidamo Filterkaffee 250 g", []],
  ["de", "Brasilien Santos Filterkaffee 250 g", []],
  ["de", "Brumwick Filterkaffee 250 g", ["Brumwick"]],
  ["it", "Etiopia Sidamo Caffè macinato 250 g", []],
  ["fr", "Éthiopie Sidamo Café moulu 250 g", []],
] as const)(
  "takes the country that begins a coffee's name for no maker, in %s: %s",
  (language, name, texts) => {
    const found = valuesOf({ language, leaf: "a-food-drinks-coffee-ground", attribute: "brand", name });
    expect(found.map(({ text }) => text)).toEqual(texts);
  },
);
