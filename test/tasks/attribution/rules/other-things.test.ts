import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";

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

const trousers = "a-fashion-women-trousers-smart";
const shirts = "a-fashion-men-shirts-formal";
const screws = "a-garden-diy-hardware-fixings-screws";
const locks = "a-garden-diy-hardware-fixings-locks";
const boxes = "a-garden-diy-tools-hand-tool-boxes";
const wrenches = "a-garden-diy-tools-hand-wrenches";
const plasters = "a-health-care-first-aid-plasters";
const chocolate = "a-food-sweet-chocolate-bars";
const litter = "a-pets-accessories-care-litter";
const bikeParts = "a-sports-outdoor-cycling-parts";
const toner = "a-computers-printing-ink-toner";
const vitamins = "a-health-wellness-vitamins-vitamins";
const books = "a-media-books-fiction-literary";
const trees = "a-pets-accessories-beds-scratching";
const jumpers = "a-fashion-women-knitwear-jumpers";

const fittings = "a-garden-diy-hardware-plumbing-fittings";
const taps = "a-garden-diy-hardware-bathroom-basin-taps";
const teapots = "a-kitchen-dining-mugs-teapots";
const candles = "a-home-decor-candles-scented";
const notebooks = "a-office-writing-notebooks-notebooks";
const shampoos = "a-beauty-hair-shampoo-shampoos";
const amplifiers = "a-electronics-audio-amplifiers-av";
const bars = "a-health-wellness-sports-nutrition-bars";

const balls = "a-sports-fitness-balls-footballs";
const pots = "a-kitchen-cooking-pans-saucepans";

describe.each([
  [
    "the colour of what is worn besides",
    "color",
    [
      [trousers, ["Linen trousers", "Pair with a white shirt and brown leather sandals."], []],
      [trousers, ["Navy linen trousers", "Goes well with a white blouse."], ["navy"]],
      [trousers, ["Stretchhose", "Passt zu einer weißen Bluse und braunen Sandalen."], []],
      [trousers, ["Hose schwarz", "Kombinierbar mit weißen Blusen."], ["black"]],
      [shirts, ["Chemise homme", "À associer à une veste noire."], []],
      [trousers, ["Pantalon femme", "Se porte avec un manteau noir."], []],
      [shirts, ["Camicia uomo bianca", "Da abbinare a un abito nero e cravatta rossa."], ["white"]],
      [trousers, ["Pantaloni donna", "Perfetti da indossare con una camicia bianca."], []],
      [trousers, ["Trousers", "Black, with a belt."], ["black"]],
      [trousers, ["Hose", "Hose in Schwarz mit Gürtel."], ["black"]],
      [candles, ["Soy candle fig", "Comes in an amber glass jar."], []],
      [candles, ["Duftkerze Feige", "Im braunen Glas mit Deckel."], []],
      [candles, ["Bougie figue", "Coulée dans un pot bleu."], []],
      [candles, ["Candela fico", "Colata in un vasetto blu."], []],
      [candles, ["Candle in a blue jar", ""], ["blue"]],
      [candles, ["Pillar candle", "Blue candle for the table."], ["blue"]],
    ],
  ],
  [
    "a material that the product goes into, comes in, warns of or has in a part",
    "material",
    [
      [screws, ["Screws 4x40", "Countersunk screws for wood."], []],
      [screws, ["Viti 4x40", "Viti per legno e plastica."], []],
      [screws, ["Schrauben 4x40", "Schrauben für Holz."], []],
      [screws, ["Vis 4x40", "Vis pour bois, acier."], ["metal"]],
      [screws, ["Vis bois 4x40", ""], []],
      [screws, ["Viti legno 4x40", ""], []],
      [screws, ["Vis inox 4x40", ""], ["stainless-steel"]],
      [screws, ["Viti ottone 4x40", ""], ["brass"]],
      [screws, ["Steel screws 4x40", "For wood and masonry."], ["metal"]],
      [locks, ["Serrure à encastrer", "Axe 50 mm. Têtière laiton."], []],
      [locks, ["Vorhängeschloss aus Messing", "Bügel aus Stahl gehärtet."], ["brass"]],
      [boxes, ["Cassetta portautensili", "Cassetta in plastica con cerniere in metallo."], ["plastic"]],
      [boxes, ["Werkzeugkiste", "Kiste aus Kunststoff mit Scharnieren aus Metall."], ["plastic"]],
      [boxes, ["Tool box", "Plastic box with metal hinges."], ["plastic"]],
      [wrenches, ["Clé dynamométrique", "Livrée en coffret plastique."], []],
      [wrenches, ["Clé dynamométrique", "Précision 4 %. Coffret plastique."], []],
      [wrenches, ["Drehmomentschlüssel", "Im Koffer aus Kunststoff."], []],
      [wrenches, ["Chiave dinamometrica", "Fornita in valigetta di plastica."], []],
      [plasters, ["Fabric plasters", "Contains natural rubber latex."], []],
      [plasters, ["Pflaster", "Enthält Naturkautschuk."], []],
      [fittings, ["Straight coupler 15 mm", "For joining 15mm copper pipe."], []],
      [fittings, ["Straight coupler 15 mm", "Brass, for 15mm copper pipe."], ["brass"]],
      [fittings, ["Kupplung 15 mm", "Für Rohre aus Kupfer."], []],
      [fittings, ["Raccord droit 16 mm", "Pour tube cuivre 16 mm."], []],
      [fittings, ["Raccordo diritto ottone", "Per tubo rame 15 mm."], ["brass"]],
      [fittings, ["Copper pipe 15 mm", "3 m length."], ["copper"]],
      [screws, ["Viti 4x40", "VITI X LEGNO, zincate."], []],
      [taps, ["Mitigeur lavabo disque céramique bonde laiton", ""], []],
      [taps, ["Miscelatore lavabo con filtri inox, piletta", ""], []],
      [taps, ["Mitigeur lavabo laiton", ""], ["brass"]],
      [teapots, ["Théière Hanabi", "Livrée avec son filtre inox."], []],
      [teapots, ["Teiera Hanabi", "Con filtro in acciaio inox."], []],
      [teapots, ["Glass teapot", "With a stainless steel filter."], ["glass"]],
      [teapots, ["Teekanne aus Glas", "Mit Siebeinsatz aus Edelstahl."], ["glass"]],
    ],
  ],
  [
    "flavours of traces and of lists of ingredients",
    "flavour",
    [
      [chocolate, ["Vollmilchschokolade", "Kann Spuren von Mandeln und Haselnüssen enthalten."], []],
      [chocolate, ["Milk chocolate", "May contain traces of almonds."], []],
      [chocolate, ["Chocolat au lait", "Peut contenir des traces d'amandes."], []],
      [chocolate, ["Cioccolato al latte", "Può contenere tracce di nocciole."], []],
      [chocolate, ["Cioccolato alle nocciole", ""], ["hazelnut"]],
    ],
  ],
  [
    "the powder of little dust",
    "product_form",
    [
      [litter, ["Lettiera gatto", "Polvere ridotta, elimina gli odori."], []],
      [litter, ["Cat litter", "Low dust."], []],
    ],
  ],
  [
    "a pocket for a format",
    "paper_format",
    [
      [notebooks, ["A5 dotted notebook", "Ribbon marker and back pocket."], ["a5"]],
      [notebooks, ["Notizbuch DIN A5 liniert", "Mit Lesebändchen."], ["a5"]],
      [notebooks, ["Carnet A5 pointillé", "Avec poche intérieure."], ["a5"]],
      [notebooks, ["Taccuino A5 puntinato", ""], ["a5"]],
      [notebooks, ["Pocket notebook", "Lined."], ["pocket"]],
    ],
  ],
  [
    "how much was in what it replaces",
    "volume",
    [
      [shampoos, ["Shampoo bar mint", "Replaces about two bottles of 250 ml."], []],
      [
        shampoos,
        ["Festes Shampoo Minze", "Ein Stück ersetzt ca. zwei Flaschen Flüssigshampoo à 250 ml."],
        [],
      ],
      [shampoos, ["Shampoing solide", "Remplace deux flacons de 250 ml."], []],
      [shampoos, ["Shampoo solido", "Sostituisce due flaconi da 250 ml."], []],
      [shampoos, ["Shampoo Minze", "Inhalt: 250 ml."], ["250 ml"]],
    ],
  ],
  [
    "the form of an ingredient",
    "product_form",
    [
      [bars, ["Protein bar", "Ingredients: milk protein, cocoa powder, glucose syrup."], []],
      [bars, ["Proteinriegel", "Zutaten: Kakao, Sirup, Öl."], []],
      [bars, ["Barre protéinée", "Ingrédients : poudre de cacao, huile de palme."], []],
      [bars, ["Barretta proteica", "Ingredienti: cacao in polvere, olio di palma."], []],
    ],
  ],
  [
    "a service for the maker",
    "brand",
    [
      [amplifiers, ["AV-Receiver R 50", "Musik von Spotify, TIDAL und Deezer."], []],
      [amplifiers, ["AV receiver R 50", "Music by Spotify, TIDAL and Deezer."], []],
    ],
  ],
  [
    "the sports that bicycles are called after",
    "sport",
    [
      [bikeParts, ["Fahrradkassette", "Für MTB und Trekking."], ["cycling"]],
      [bikeParts, ["Marathon bicycle tyre", "Puncture proof."], ["cycling"]],
    ],
  ],
  [
    "an original that it is not",
    "cartridge_type",
    [
      [toner, ["Toner compatibile HP CF283A", "Non è un prodotto originale HP."], ["compatible"]],
      [toner, ["Compatible toner", "Not an original product."], ["compatible"]],
      [toner, ["Toner original HP CF283A", ""], ["original"]],
    ],
  ],
  [
    "one device of several",
    "compatible_with",
    [
      [
        toner,
        ["Toner compatibile", "Compatibile per HP LaserJet Pro M125, M127 e M225."],
        ["HP LaserJet Pro M125", "M127", "M225"],
      ],
      [
        toner,
        ["Toner", "Kompatibel zu Brother HL-L2310D, HL-L2350DW und MFC-L2710DW."],
        ["Brother HL-L2310D", "HL-L2350DW", "MFC-L2710DW"],
      ],
      [
        toner,
        ["Toner", "Toner pour Brother HL-L2310D, DCP-L2510D et MFC-L2710DW."],
        ["Brother HL-L2310D", "DCP-L2510D", "MFC-L2710DW"],
      ],
      [toner, ["Toner", "Toner for Canon MG5750 and MG6850."], ["Canon MG5750", "MG6850"]],
      [toner, ["Toner for Canon MG5750", "Toner for Canon MG 5750 printers."], ["Canon MG5750"]],
    ],
  ],
  [
    "ingredients up to the first semicolon",
    "ingredients",
    [
      [
        vitamins,
        [
          "Vitamina C",
          "Ingredienti: acido citrico; sodio bicarbonato; edulcorante: sucralosio. Conservare al fresco.",
        ],
        ["acido citrico; sodio bicarbonato; edulcorante: sucralosio"],
      ],
      [
        vitamins,
        ["Vitamin C", "Zutaten: Citronensäure; Süßungsmittel: Sucralose. Kühl lagern."],
        ["Citronensäure; Süßungsmittel: Sucralose"],
      ],
      [
        vitamins,
        ["Vitamin C", "Ingredients: citric acid; sweetener: sucralose\nKeep cool."],
        ["citric acid; sweetener: sucralose"],
      ],
      [
        vitamins,
        ["Vitamine C", "Ingrédients : acide citrique ; édulcorant : sucralose. À conserver au frais."],
        ["acide citrique ; édulcorant : sucralose"],
      ],
    ],
  ],
  [
    "title without its author",
    "author",
    [
      [books, ["CAMILLERI A. - La forma dell'acqua"], ["CAMILLERI A."]],
      [books, ["Rossi M. - Il giardino segreto"], ["Rossi M."]],
      [books, ["Rowling J.K. – Harry Potter"], ["Rowling J.K."]],
      [books, ["Spohn, Margot: Was blüht denn da?"], ["Spohn, Margot"]],
      [books, ["Der Prozess von Franz Kafka"], ["Franz Kafka"]],
      [books, ["The Hungry Snail (Board Book) - Carla Ericsson"], ["Carla Ericsson"]],
      [books, ["Le Petit Prince - Antoine Dubrule"], ["Antoine Dubrule"]],
      [books, ["The Hungry Snail - Special Edition"], []],
      [books, ["Das Haus am See - Roman"], []],
      [books, ["Medical Law - Lisa Cher..."], []],
      [books, ["EVALUONS, EVOLUONS : l'enseignement en action"], []],
      [books, ["La forma dell'acqua"], []],
    ],
  ],
  [
    "scratching post without its animal",
    "animal",
    [
      [trees, ["Tiragraffi da parete"], ["cat"]],
      [trees, ["Kratzbaum mit Höhle"], ["cat"]],
      [trees, ["Arbre à chat"], ["cat"]],
      [trees, ["Scratching post, sisal"], ["cat"]],
    ],
  ],
  [
    "maker called as the things are",
    "brand",
    [
      [plasters, ["CEROTTI STRIP ASS. IMPERM."], []],
      [plasters, ["Hansaplast Cerotti strip"], ["Hansaplast"]],
    ],
  ],
  [
    "colour that the list calls otherwise",
    "color",
    [
      [trousers, ["Hose himbeer"], ["pink"]],
      [trousers, ["Pantalon vert sauge"], ["green"]],
      [trousers, ["Pantaloni verde salvia"], ["green"]],
      ["a-garden-diy-hardware-bathroom-basin-taps", ["Miscelatore lavabo cromato"], ["chrome"]],
      ["a-garden-diy-hardware-bathroom-basin-taps", ["Waschtischarmatur verchromt"], ["chrome"]],
    ],
  ],
  [
    "a rib of the hems",
    "knit_type",
    [
      [jumpers, ["Pull femme", "Laine mérinos. Col V, bords-côtes."], []],
      [jumpers, ["Pull femme en côtes", ""], ["rib"]],
    ],
  ],
  [
    "football of another kind",
    "sport",
    [
      [balls, ["GAA football size 4"], []],
      [balls, ["Gaelic football size 5"], []],
      [balls, ["American football junior"], []],
      [balls, ["Match football size 5"], ["football"]],
      [balls, ["Ballon de football américain"], []],
      [balls, ["Ballon de football gaélique"], []],
      [balls, ["Ballon de football taille 5"], ["football"]],
      [balls, ["Pallone da calcio misura 5"], ["football"]],
      [balls, ["American Football Ball für Junioren"], []],
      [balls, ["Fußball Größe 5"], ["football"]],
    ],
  ],
  [
    "maker who is a material elsewhere",
    "brand",
    [
      [pots, ["Cast iron pan 28 cm"], []],
      [pots, ["Cast iron saucepan with lid"], []],
      ["a-fashion-men-jeans", ["Cast Iron Jeans Riser Slim"], ["Cast Iron"]],
    ],
  ],
] as const)("no %s", (_, attribute, cases) => {
  it.each<readonly [string, Texts, readonly string[]]>(cases)("in %s: %j", (leaf, texts, wanted) => {
    expect(stated(leaf, attribute, texts)).toEqual(wanted);
  });
});

const paints = "a-hobby-craft-painting-paints";
const earrings = "a-jewellery-pieces-earrings-studs";

it.each([
  [paints, "material", ["Acrylic paint set", "Works on wood, paper and ceramic."], ["acrylic"]],
  [paints, "material", ["Acrylfarben Set", "Haftet auf Holz, Papier und Keramik."], []],
  [paints, "material", ["Peinture acrylique", "Adhère sur bois, papier et céramique."], ["acrylic"]],
  [paints, "material", ["Colori acrilici", "Aderisce su legno, carta e ceramica."], ["acrylic"]],
  [earrings, "metal", ["Earrings", "With posts of titanium."], []],
  [earrings, "metal", ["Ohrringe", "Mit Stift aus Titan."], []],
  [earrings, "metal", ["Boucles d'oreilles", "En métal avec pointe en titane."], []],
  [earrings, "metal", ["Orecchini", "Con perno in titanio."], []],
  [earrings, "metal", ["Earrings", "Earrings in titanium."], ["titanium"]],
  [earrings, "metal", ["Ohrringe aus Titan", ""], ["titanium"]],
  [earrings, "metal", ["Boucles d'oreilles en titane", ""], ["titanium"]],
  [earrings, "metal", ["Orecchini in titanio", ""], ["titanium"]],
] as const)("of %s %s: %j", (leaf, wanted, texts, expected) => {
  expect(stated(leaf, wanted, texts)).toEqual(expected);
});

const decks = "a-hobby-instruments-dj-controllers";
const frames = "a-home-decor-pictures-frames";

it.each([
  // A sentence that begins with what a product is for.
  [frames, "material", ["Clip", "For pictures of wood and metal."], []],
  [frames, "material", ["Clip", "Für Bilder aus Holz und Metall."], []],
  [frames, "material", ["Clip", "Pour tableaux en bois et métal."], []],
  [frames, "material", ["Clip", "Per quadri in legno e metallo."], []],
  [shirts, "material", ["Hemd", "Für Herren aus Baumwolle."], ["cotton"]],
  // One of what it goes with, whichever one has.
  [
    decks,
    "studio_device_type",
    ["Mixer", "Whether turntable, DJ controller or sound card, all find a place."],
    [],
  ],
  [
    decks,
    "studio_device_type",
    ["Mixer", "Ob Turntable, DJ-Controller oder Soundkarte, alles findet Platz."],
    [],
  ],
  [decks, "studio_device_type", ["Norda 4", "A DJ controller for clubs."], ["dj-controller"]],
  [decks, "studio_device_type", ["Norda 4", "Ein DJ-Controller für Clubs."], ["dj-controller"]],
  // Hooks, ribbons and handles are parts.
  [frames, "material", ["Picture frame", "With hook in brass."], []],
  [frames, "material", ["Bilderrahmen", "Mit Haken aus Messing."], []],
  [frames, "material", ["Cadre photo", "Avec crochet en laiton."], []],
  [frames, "material", ["Cornice", "Con gancio in ottone."], []],
] as const)("of %s %s: %j", (leaf, wanted, texts, expected) => {
  expect(stated(leaf, wanted, texts)).toEqual(expected);
});

const plugs = "a-garden-diy-hardware-fixings-plugs";

it.each([
  // What is worked on, with its state.
  [plugs, "material", ["Mortar", "For cracked concrete and masonry."], []],
  [plugs, "material", ["Mörtel 300 ml", "Styrolfrei, f. gerissenen Beton."], []],
  [plugs, "material", ["Mörtel 300 ml", "Für trockenen Beton."], []],
  [screws, "material", ["VIS A BOIS TF 6X120"], []],
  [screws, "material", ["VITI LEGNO 6X120"], []],
  [screws, "material", ["Vis à bois en acier 6x120"], ["metal"]],
  // The sky's colour, and that of a saying.
  [jumpers, "color", ["Norda jumper", "For days when the sky turns black."], []],
  [jumpers, "color", ["Pullover Norda", "Wenn der Himmel grau ist, wärmt er."], []],
  [jumpers, "color", ["Pull Norda", "Quand le ciel devient gris."], []],
  [jumpers, "color", ["Maglione Norda", "Quando il cielo diventa nero."], []],
  [jumpers, "color", ["Norda jumper", "Comes in black."], ["black"]],
  // What as much of another thing would come in.
  [shampoos, "volume", ["Solid shampoo 75 g", "About 60 washes, that's two bottles of 250 ml."], []],
  [shampoos, "volume", ["Festes Shampoo 75 g", "60 Wäschen, das sind zwei Flaschen à 250 ml."], []],
  [shampoos, "volume", ["Shampoing solide 75 g", "Environ 60 lavages, soit 2 flacons de 250 ml !"], []],
  [shampoos, "volume", ["Shampoo solido 75 g", "60 lavaggi, pari a 2 flaconi da 250 ml."], []],
  [shampoos, "volume", ["Solid shampoo 55 g", "1 bar = 2 bottles of 250 ml."], []],
  [shampoos, "volume", ["Festes Shampoo 55 g", "1 Stück = 2 Flaschen à 250 ml."], []],
  [shampoos, "volume", ["Shampoing solide 55 g", "1 pain = 2 flacons de 250 ml."], []],
  [shampoos, "volume", ["Shampoo solido 55 g", "1 panetto = 2 flaconi da 250 ml."], []],
  [shampoos, "volume", ["Shampoing doux", "Flacon de 250 ml."], ["250 ml"]],
] as const)("in %s %s of another thing: %j", (leaf, wanted, texts, expected) => {
  expect(stated(leaf, wanted, texts)).toEqual(expected);
});

it.each([
  // Fruit and the like of a scent, by its colour.
  [candles, ["Scented candle Norda", "A scent of black cherries and white tea."], []],
  [candles, ["Duftkerze Norda", "Ein Duft von schwarzer Johannisbeere und grünem Tee."], []],
  [candles, ["Bougie parfumée Norda", "Un parfum de cerise noire et de thé vert."], []],
  [candles, ["Candela profumata Norda", "Un profumo di ciliegia nera e tè verde."], []],
  [candles, ["Scented candle Norda", "A black candle that smells of cherries."], ["black"]],
  [candles, ["Duftkerze Norda schwarz", "Ein Duft von roten Kirschen."], ["black"]],
  [candles, ["Bougie parfumée noire Norda", "Un parfum de pomme verte."], ["black"]],
  [candles, ["Candela profumata nera Norda", "Un profumo di mela verde."], ["black"]],
] as const)("of the colour of %s: %j", (leaf, texts, expected) => {
  expect(stated(leaf, "color", texts)).toEqual(expected);
});

const fryers = "a-appliances-kitchen-cooking-deep-fryers";

it.each([
  [["Twin fryer", "Power: 2 x 3 kW."], ["2 x 3 kW"]],
  [["Doppelfritteuse", "Leistung: 2 x 3 kW."], ["2 x 3 kW"]],
  [["Friteuse double", "Puissance : 2 x 3 kW."], ["2 x 3 kW"]],
  [["Friggitrice doppia", "Potenza: 2 x 3 kW."], ["2 x 3 kW"]],
  [["Fryer", "Power: 3 kW."], ["3 kW"]],
] as const)("of two heaters the power of both: %j", (texts, expected) => {
  expect(stated(fryers, "power", texts)).toEqual(expected);
});

const floorLamps = "a-home-lighting-table-floor";
const receivers = "a-electronics-audio-amplifiers-av";
const lipsticks = "a-beauty-makeup-lips-lipstick";

it.each([
  // How the light of a lamp looks.
  [floorLamps, ["Floor lamp Norda LED, warm white", "Black metal."], ["black"]],
  [floorLamps, ["Lampadaire Norda LED", "Blanc chaud 3000 K. Métal noir."], ["black"]],
  [floorLamps, ["Lampada da terra Norda LED", "Bianco caldo 3000 K. Metallo nero."], ["black"]],
  [floorLamps, ["Lampada da terra Norda bianca", "LED, metallo."], ["white"]],
  [floorLamps, ["Lampadaire blanc Norda", "LED."], ["white"]],
  // The disc of an Italian text.
  [receivers, ["Sintoamplificatore AV nero", "Riproduce DVD e Blu-ray."], ["black"]],
  [receivers, ["Sintoamplificatore AV nero", "Riproduce DVD e Blu ray."], ["black"]],
  [receivers, ["Sintoamplificatore AV blu", "Riproduce DVD."], ["blue"]],
  // What the product is called.
  [lipsticks, ["Rouge à lèvres Norda", "Teinte corail."], ["coral"]],
  [lipsticks, ["Rouges à lèvres Norda nude", ""], ["nude"]],
  [lipsticks, ["Rouge à lèvres Norda rouge", ""], ["red"]],
] as const)("of the colour of %s beside other things: %j", (leaf, texts, expected) => {
  expect(stated(leaf, "color", texts)).toEqual(expected);
});

const babyRompers = "a-fashion-kids-baby-rompers";
const yarns = "a-hobby-craft-yarn-yarn";

it.each([
  [babyRompers, "target_group", ["Pagliaccetto a righe", "Per bambini."], ["kids"]],
  [babyRompers, "target_group", ["Pagliaccetto a righe", "Per bambino."], ["boys"]],
  [yarns, "material", ["Sockengarn Norda", "75 % Schurwolle, 25 % Polyamid."], ["wool", "nylon"]],
  [yarns, "material", ["Sock yarn Norda", "75% virgin wool, 25% polyamide."], ["wool", "nylon"]],
  [yarns, "material", ["Fil à chaussettes Norda", "75 % laine vierge, 25 % polyamide."], ["wool", "nylon"]],
  [yarns, "material", ["Filato per calze Norda", "75% lana vergine, 25% poliammide."], ["wool", "nylon"]],
] as const)("in %s %s of %j", (leaf, wanted, texts, expected) => {
  expect(stated(leaf, wanted, texts)).toEqual(expected);
});

describe("a box for keys", () => {
  it.each([
    ["Boîte à clés murale à combinaison"],
    ["Schlüsselkasten mit Zahlenschloss, Zahlenkombination"],
    ["Key safe with combination lock"],
  ])("locks with no key: %s", (name) => {
    expect(stated(locks, "lock_mechanism", [name])).not.toContain("key");
  });
});

const runningShoes = "a-sports-fitness-shoes-running";
const litters = "a-pets-accessories-care-litter";
const stimulators = "a-health-care-devices-stimulators";

describe("what is said of a size that was weighed, of a bag, or denied behind its label, is not the product's", () => {
  it.each([
    [runningShoes, "size", ["Trail running shoe", "Weight 263 g (UK 5)."], []],
    [runningShoes, "size", ["Laufschuh Herren", "Gewicht 280 g (EU 42)."], []],
    [runningShoes, "size", ["Chaussure de running", "Poids : 263 g (pointure 38)."], []],
    [runningShoes, "size", ["Scarpa da running", "Peso 263 g (taglia 38)."], []],
    [runningShoes, "size", ["Trail running shoe UK 6", "Weight 263 g (UK 5)."], ["eu-39"]],
    [litters, "litter_material", ["Clumping cat litter", "Mineral litter. 20 L paper bag."], []],
    [litters, "litter_material", ["Katzenstreu klumpend", "Im 20 l Papiersack."], []],
    [litters, "litter_material", ["Litière agglomérante", "Litière sans parfum. Sac papier de 20 L."], []],
    [litters, "litter_material", ["Lettiera agglomerante", "Sacco di carta da 20 l."], []],
    [litters, "litter_material", ["Litière papier pour chat", "Litière en papier recyclé."], ["paper"]],
    [stimulators, "power_source", ["TENS unit", "Power Features Battery Type N/A."], []],
    [stimulators, "power_source", ["TENS-Gerät", "Batterie: nicht zutreffend."], []],
    [stimulators, "power_source", ["Appareil TENS", "Pile : non applicable."], []],
    [stimulators, "power_source", ["Elettrostimolatore", "Batteria: n/d."], []],
    [stimulators, "power_source", ["TENS unit", "Battery type AAA."], ["batteries"]],
  ] as const)("in %s %s of %j", (leaf, wanted, texts, expected) => {
    expect(stated(leaf, wanted, texts)).toEqual(expected);
  });
});
