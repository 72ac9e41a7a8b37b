import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { valuesOf } from "./values-of.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

type Texts = readonly [name: string, description?: string];

function stated(leaf: string, wanted: string, [name, description = ""]: Texts) {
  const levels = { include_recommended: true, include_optional: true };
  const query = { sales_channel: "channel_a", category_identifier: leaf, ...levels } as const;
  const answer = extract({ query, body: { product_name: name, product_description: description } });
  return [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes]
    .flat()
    .filter(({ attribute }) => attribute.identifier === wanted)
    .flatMap(({ values }) => values.map(({ value, text, written }) => value?.identifier ?? written ?? text));
}

const shorts = "a-fashion-men-trousers-shorts";
const jumpers = "a-fashion-men-knitwear-jumpers";
const chests = "a-home-furniture-bedroom-drawers-chests";
const tables = "a-home-furniture-living-tables-coffee";
const shoes = "a-fashion-workwear-shoes-low";
const speakers = "a-electronics-audio-speakers-bluetooth";
const cables = "a-electronics-accessories-av-cables-hdmi";
const phones = "a-electronics-phones-smartphones-smart";
const towers = "a-computers-devices-desktops-towers";
const tablets = "a-computers-devices-tablets-tablets";
const lamps = "a-home-lighting-table-table";
const paints = "a-garden-diy-hardware-paint-metal";
const bulbs = "a-home-lighting-bulbs-led";
const screws = "a-garden-diy-hardware-fixings-screws";
const dogFood = "a-pets-food-dog-dry";
const catFood = "a-pets-food-cat-dry";
const shampoos = "a-beauty-hair-shampoo-shampoos";
const oatMilk = "a-food-fresh-plantmilk";
const oils = "a-automotive-parts-oils-engine";
const olive = "a-food-pantry-oils-olive";
const pushchairs = "a-toys-baby-travel-pushchairs";
const novels = "a-media-books-fiction-literary";
const chocolate = "a-food-sweet-chocolate-bars";
const beds = "a-home-furniture-living-sofas-sofa-beds";
const pans = "a-kitchen-cooking-pans-sets";
const phoneCases = "a-electronics-phones-cases";

describe.each([
  [
    "the size that advice names",
    "size",
    [
      [shorts, ["Herrenshorts", "Fällt klein aus, bitte eine Nummer größer bestellen."], []],
      [shorts, ["Herrenshorts", "Wir empfehlen eine größere Größe L zu bestellen."], []],
      [shorts, ["Men's shorts", "Please order size L if between sizes."], []],
      [shorts, ["Short homme", "Commandez la taille L si vous hésitez."], []],
      [shorts, ["Pantaloncini uomo", "Si consiglia di ordinare la taglia L."], []],
    ],
  ],
  [
    "a colour of parts, of coats, of names, of an assortment or of nature",
    "color",
    [
      [chests, ["Kommode", "Korpus furniert, Griffe aus Metall, schwarz."], []],
      [tables, ["Table basse", "Plateau verni, piètement en métal noir."], []],
      [tables, ["Tavolino", "Piano laccato con piedini in metallo nero."], []],
      [tables, ["Coffee table", "Lacquered top and black metal legs."], []],
      [screws, ["VITE TPS TORX 5X60 ZINC. BIANCA", ""], []],
      [screws, ["Vis à bois", "Finition zingué blanc, tête fraisée."], []],
      [speakers, ["Lautsprecher", "Mit Wandlern von Carr-Brown und viel Klang."], []],
      [shorts, ["Pantaloncini uomo", "Taglie S-XL, colori assortiti."], []],
      [shorts, ["Short homme", "Lot de 2, couleurs assorties."], []],
      [shorts, ["Men's shorts", "Assorted colours, one supplied."], []],
      [shorts, ["Herrenshorts", "Farben sortiert, eine Farbe je Packung."], []],
      [tables, ["Table basse", "Pour qui aime les lieux naturels."], []],
      [tables, ["Table basse noire", ""], ["black"]],
      [tables, ["Coffee table", "Available now. Colour: natural."], ["natural"]],
    ],
  ],
  [
    "a material of parts, of coats, of variants or of what a screw is for",
    "material",
    [
      [screws, ["HEX NUT M8", "Bright zinc plated."], []],
      [screws, ["Wood screws 4x40 mm"], []],
      [screws, ["Wood Screw 5 x 60, box of 200"], []],
      [screws, ["Wood screws 4x40 mm, zinc plated steel"], ["metal"]],
      [paints, ["Wood stain 750 ml"], []],
      [paints, ["Wood filler light oak, 250 g"], []],
      [paints, ["Wood varnish, clear, 1 l"], []],
      [screws, ["Vis à bois 4 x 40 mm"], []],
      [screws, ["Forets à bois, coffret de 8"], []],
      [paints, ["Colle à bois 750 g"], []],
      [paints, ["Scie à métaux"], []],
      [screws, ["Vis à bois acier 4 x 40 mm"], ["metal"]],
      [tables, ["Table basse en bois, plateau à carreaux"], ["wood"]],
      [tables, ["Wood coffee table with drawer"], ["wood"]],
      [tables, ["Wooden coffee table"], ["wood"]],
      [screws, ["Vite 5x60", "Finitura zinco lucido."], []],
      [screws, ["Terrassenschraube", "Holzschraube mit Teilgewinde."], []],
      [tables, ["Table basse chêne massif", "Existe également en noyer."], ["solid-wood"]],
      [tables, ["Couchtisch Glas", "Auch in Holz erhältlich."], ["glass"]],
      [tables, ["Glass coffee table", "Also available in wood."], ["glass"]],
      [tables, ["Tavolino in vetro", "Disponibile anche in legno."], ["glass"]],
      [pans, ["Kitchen set, plastic", "Stainless steel mesh sieve, five cups."], ["plastic"]],
    ],
  ],
  [
    "the sole's material",
    "upper_material",
    [
      [shoes, ["Chaussure de sécurité", "Tige cuir, semelle anti-perforation textile."], ["leather"]],
      [shoes, ["Scarpa antinfortunistica", "Tomaia in pelle, suola antiforo in tessuto."], ["leather"]],
      [shoes, ["Sicherheitsschuh", "Obermaterial Leder, Sohle aus Gummi."], ["leather"]],
      [shoes, ["Safety shoe", "Leather upper, textile insole."], ["leather"]],
    ],
  ],
  [
    "a finish of several",
    "finish",
    [
      [paints, ["Peinture fer", "Aspect extra mat ou satin."], []],
      [paints, ["Metallschutzlack", "Erhältlich matt oder glänzend."], []],
      [paints, ["Metal paint", "Comes in matt or satin."], []],
      [paints, ["Smalto per ferro", "Aspetto opaco o satinato."], []],
    ],
  ],
  [
    "the knit of cuffs",
    "knit_type",
    [
      [jumpers, ["Maglione uomo", "Polsini e fondo a coste."], []],
      [jumpers, ["Herrenpullover", "Bündchen und Saum gerippt."], []],
      [jumpers, ["Pull homme", "Poignets et col en côtes."], []],
      [jumpers, ["Men's jumper", "Ribbed cuffs and hem."], []],
    ],
  ],
  [
    "the plug for charging",
    "connectivity",
    [
      [speakers, ["Enceinte Bluetooth", "Recharge USB-C en 3 h (câble fourni)."], ["bluetooth"]],
      [speakers, ["Cassa Bluetooth", "Ricarica USB-C in 2 ore."], ["bluetooth"]],
      [speakers, ["Bluetooth-Lautsprecher", "Schnellladung USB-C."], ["bluetooth"]],
      [speakers, ["Bluetooth speaker", "USB-C charging port."], ["bluetooth"]],
      [tablets, ["Tablet WLAN", "Das optionale 4G ist schnell."], ["wifi"]],
      [tablets, ["Tablet Wi-Fi", "Optional 4G module."], ["wifi"]],
      [tablets, ["Tablette Wi-Fi", "4G en option."], ["wifi"]],
      [tablets, ["Tablet Wi-Fi", "4G opzionale."], ["wifi"]],
    ],
  ],
  [
    "what a cable also carries",
    "connector_type",
    [
      [cables, ["Cavo HDMI 2 m", "Alta velocità con ethernet."], ["hdmi"]],
      [cables, ["Câble HDMI 2 m", "Haute vitesse avec Ethernet."], ["hdmi"]],
      [cables, ["HDMI-Kabel 2 m", "High Speed mit Ethernet."], ["hdmi"]],
      [cables, ["HDMI cable 2 m", "High speed with Ethernet."], ["hdmi"]],
    ],
  ],
  [
    "a gift",
    "product_form",
    [
      [shampoos, ["Shampoo 250 ml OMAGGIO balsamo", ""], []],
      [shampoos, ["Shampoo 250 ml + gratis Balsam", ""], []],
      [shampoos, ["Shampoing 250 ml + baume offert", "En cadeau un baume."], []],
      [shampoos, ["Shampoo 250 ml, free gift balm", ""], []],
    ],
  ],
  [
    "what it is free from",
    "plant_drink_base",
    [
      [oatMilk, ["Oat drink", "Free from milk & soya."], ["oat"]],
      [oatMilk, ["Drink aus Hafer", "Frei von Milch & Soja."], ["oat"]],
      [oatMilk, ["Boisson avoine", "Sans lait & soja."], ["oat"]],
      [oatMilk, ["Bevanda di avena", "Senza latte & soia."], ["oat"]],
    ],
  ],
  [
    "a percentage of what is fresh, an ingredient",
    "flavour",
    [
      [dogFood, ["Croquettes chien poulet", "Poulet 26 % (dont 14 % frais)."], ["chicken"]],
      [catFood, ["Crocchette gatto salmone", "Con mirtillo rosso per le vie urinarie."], ["fish"]],
      [catFood, ["Katzenfutter Lachs", "Mit Cranberry für die Harnwege."], ["fish"]],
      [catFood, ["Cat food salmon", "With cranberry for urinary health."], ["fish"]],
    ],
  ],
  [
    "the highest age",
    "min_age",
    [
      [pushchairs, ["Passeggino", "Dalla nascita fino a 22 kg (4 anni ca.)."], ["from-birth"]],
      [pushchairs, ["Buggy", "Ab Geburt bis 22 kg (4 Jahre)."], ["from-birth"]],
      [pushchairs, ["Poussette", "Dès la naissance jusqu'à 22 kg (4 ans)."], ["from-birth"]],
      [pushchairs, ["Pushchair", "From birth up to 22 kg (4 years)."], ["from-birth"]],
    ],
  ],
  [
    "a word of a title",
    "genre",
    [
      [novels, ["L'Italie romantique (les photos)"], []],
      [novels, ["A Criminal Romance Of Words"], []],
      [novels, ["Der letzte Sommer: Roman (Tb.)"], ["novel"]],
    ],
  ],
] as const)("%s", (_, attribute, cases) => {
  it.each(
    cases.map(([leaf, texts, values]) => [texts.filter(Boolean).join(" · "), values, leaf, texts] as const),
  )("in %j states %j", (_text, values, leaf, texts) => {
    expect(stated(leaf, attribute, texts)).toEqual(values);
  });
});

describe("a measure", () => {
  it.each([
    [bulbs, "power", ["LED-Lampe E27 9W (=60W) warmweiß"], ["9 W"]],
    [bulbs, "power", ["LED bulb E27 9W (=60W) warm white"], ["9 W"]],
    [bulbs, "power", ["Ampoule LED E27 9W (=60W)"], ["9 W"]],
    [bulbs, "power", ["Lampadina LED E27 9W (=60W)"], ["9 W"]],
    [lamps, "power", ["Lampada da tavolo", "Base con ricarica wireless 10W."], []],
    [lamps, "power", ["Table lamp", "Wireless charging 10W in the base."], []],
    [lamps, "power", ["Tischleuchte", "Schnellladen mit 10 W am Fuß."], []],
    [lamps, "power", ["Lampe de table", "Recharge sans fil 10W."], []],
    [towers, "storage_capacity", ["NAS server", "Hard disk: 8 GB. Supplied with 8 GB UDIMM."], []],
    [towers, "storage_capacity", ["NAS", "Festplatte: 8 GB. Mit 8 GB DDR4."], []],
    [towers, "storage_capacity", ["Serveur", "Disque dur : 8 Go. Livré avec 8 Go DDR4."], []],
    [towers, "storage_capacity", ["Server", "Hard disk: 8 GB. Con 8 GB UDIMM."], []],
    [tablets, "memory", ["Tablet", "Bis zu 8 GB RAM."], []],
    [tablets, "memory", ["Tablet", "Up to 8 GB RAM."], []],
    [tablets, "memory", ["Tablette", "Jusqu'à 8 Go de RAM."], []],
    [tablets, "memory", ["Tablet", "Fino a 8 GB di RAM."], []],
    [phones, "memory", ["Smartphone 128GB 4GB RAM", "RAM 4 GB - Memoria 128 GB"], ["4 GB"]],
    [phones, "memory", ["Smartphone 256GB 8GB RAM", "RAM 8 GB, Speicher 256 GB"], ["8 GB"]],
    [dogFood, "net_weight", ["Croquettes chien 12kg+3kg offerts", "Grandes races (+ 25 kg)."], ["12kg+3kg"]],
    [dogFood, "net_weight", ["Hundefutter 12 kg", "Für Hunde über 25 kg."], ["12 kg"]],
    [dogFood, "net_weight", ["Dog food 8kg", "For dogs up to 10kg."], ["8kg"]],
    [dogFood, "net_weight", ["Crocchette cane 12 kg", "Per cani oltre 25 kg."], ["12 kg"]],
    [oils, "volume", ["Engine oil 5W-30 4L", "Comes in 4 litre."], ["4 L"]],
    [oils, "volume", ["Motoröl 5W-30 5L", "Inhalt 5 Liter."], ["5 Liter"]],
    [oils, "volume", ["Huile moteur 5W-30 5L", "Bidon de 5 litres."], ["5 L"]],
    [oils, "volume", ["Olio motore 5W-30 4L", "Latta da 4 litri."], ["4 L"]],
    [beds, "width", ["Schlafsofa", "Maße (BxTxH): 212 x 92 x 84 cm"], ["212 cm"]],
    [beds, "width", ["Sofa bed", "Size (WxDxH): 212 x 92 x 84 cm"], ["212 cm"]],
    [beds, "width", ["Canapé-lit", "Dimensions : L 212 x P 92 x H 84 cm"], ["212 cm"]],
    [beds, "width", ["Divano letto", "Misure: L 212 x P 92 x H 84 cm"], ["212 cm"]],
    [pans, "diameter", ["Topfset", "3 Töpfe Ø 16/20/24 cm, Topf Ø 20 cm, Pfanne Ø 18 cm."], []],
  ] as const)("of %s %s in %j states %j", (leaf, attribute, texts, values) => {
    expect(stated(leaf, attribute, texts as Texts)).toEqual(values);
  });
});

describe("other statements", () => {
  it.each([
    [
      ["Schokolade", "Zutaten: Zucker*, Kakao. *aus biologischem Anbau. Kann Spuren von Nüssen enthalten."],
      "Zucker*, Kakao. *aus biologischem Anbau. Kann Spuren von Nüssen enthalten",
    ],
    [
      ["Chocolate", "Ingredients: sugar, cocoa. May contain traces of nuts. Store dry."],
      "sugar, cocoa. May contain traces of nuts",
    ],
    [
      ["Chocolat", "Ingrédients : sucre, cacao. Peut contenir des traces de noix."],
      "sucre, cacao. Peut contenir des traces de noix",
    ],
    [
      ["Cioccolato", "Ingredienti: zucchero*, cacao. *biologico. Può contenere tracce di noci."],
      "zucchero*, cacao. *biologico. Può contenere tracce di noci",
    ],
  ] as const)("the ingredients of %j have their traces and footnotes", (texts, ingredients) => {
    expect(stated(chocolate, "ingredients", texts)).toEqual([ingredients]);
  });

  it("keeps an extra virgin oil from being virgin", () => {
    expect(stated(olive, "oil_extraction", ["Olio extra vergine di oliva"])).toEqual(["extra-virgin"]);
  });

  it.each(["Coque pour SAMSUNG GALAXY S...", "Hülle für SAMSUNG GALAXY S…", "Case for SAMSUNG GALAXY S..."])(
    "names no device where %j is cut inside its model",
    (name) => {
      expect(stated(phoneCases, "compatible_with", [name])).toEqual([]);
    },
  );
});

describe("what a food is eaten with is not in it", () => {
  const oils = "a-food-pantry-oils-olive";
  const valuesIn = (attribute: string, description: string) =>
    valuesOf({ leaf: oils, attribute, name: "Norda", description }).map(({ value }) => value?.identifier);

  it.each([
    "Serve over grilled fish.",
    "Zum Verfeinern von Fisch und Salaten.",
    "Passt zu Fisch.",
    "Accompagne le poisson.",
    "Ideale per condire il pesce.",
  ])("%s", (description) => {
    expect(valuesIn("allergens", description)).toEqual([]);
    expect(valuesIn("flavour", description)).toEqual([]);
  });

  it.each(["Contains fish.", "Enthält Fisch.", "Contient du poisson.", "Contiene pesce."])(
    "%s",
    (description) => {
      expect(valuesIn("allergens", description)).toEqual(["fish"]);
    },
  );
});

describe("a USB port powers nothing", () => {
  const powered = (description: string) =>
    valuesOf({
      leaf: "a-electronics-audio-radios-boombox",
      attribute: "power_source",
      name: "Norda",
      description,
    })
      .map(({ value }) => value?.identifier)
      .filter((value) => value?.startsWith("usb"));

  it.each([
    "Plays MP3 from USB sticks.",
    "Spielt MP3 von USB-Medien.",
    "Lit les fichiers MP3 depuis une clé USB.",
    "Legge file MP3 da chiavetta USB.",
  ])("%s", (description) => {
    expect(powered(description)).toEqual([]);
  });

  it.each([
    "Powered by USB.",
    "Stromversorgung über USB.",
    "Alimentation par USB.",
    "Alimentazione tramite USB.",
  ])("%s", (description) => {
    expect(powered(description)).toEqual(["usb"]);
  });
});

describe("a colour word is no colour", () => {
  const coloursOf = (leaf: string, name: string, description = "") =>
    valuesOf({ leaf, attribute: "color", name, description }).map(({ value }) => value?.identifier);

  it.each([
    "Transparenter, klarer Klang.",
    "A warm, transparent sound.",
    "Un son transparent.",
    "Un suono trasparente.",
  ])("where it says how a thing sounds: %s", (description) => {
    expect(coloursOf("a-electronics-audio-radios-boombox", "Norda", description)).toEqual([]);
  });

  it("but where it says how a thing looks", () => {
    expect(coloursOf("a-electronics-audio-radios-boombox", "Norda", "Transparentes Gehäuse.")).toEqual([
      "transparent",
    ]);
  });

  it.each(["Lavender soap", "Lavendelseife Lavendel", "Savon lavande", "Sapone lavanda"])(
    "where it is a scent: %s",
    (name) => {
      expect(coloursOf("a-beauty-body-bath-soap", name)).toEqual([]);
    },
  );
});

describe("a subject of books", () => {
  const subjectsOf = (description: string) =>
    valuesOf({
      leaf: "a-media-books-nonfiction-science",
      attribute: "book_subject",
      name: "Norda",
      description,
    });

  it.each([
    "Linker und rechter Kanal sind getrennt.",
    "Se sei un appassionato d'informatica ed elettronica.",
    "Pour les passionnés : informatique et électronique.",
  ])("is none of: %s", (description) => {
    expect(subjectsOf(description)).toEqual([]);
  });
});
