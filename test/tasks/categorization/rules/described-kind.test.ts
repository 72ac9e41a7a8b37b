import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import { tokenize } from "../../../../src/nlp/tokenizer.ts";
import { createCategorizer } from "../../../../src/tasks/categorization/rules/categorize.ts";
import {
  kindsBesideModel,
  kindsDescribed,
} from "../../../../src/tasks/categorization/rules/described-kind.ts";
import { readProductQuery } from "../../../../src/tasks/categorization/rules/product-query.ts";
import { createKnownCatalogs } from "../../../../src/tasks/categorization/rules/rank-by-knowledge.ts";

const categorize = createCategorizer({
  catalogs: createCatalogStore({ builtinFolder: builtinTargetFolder }),
  knowledge: createKnownCatalogs(() => loadKnowledge(builtinTargetFolder)),
});

describe("a model's number", () => {
  it.each([
    [
      "en",
      "KV 440 B",
      "The KV 440 B is a stereo amplifier for small rooms. It has four inputs.",
      "a-electronics-audio-amplifiers-stereo",
    ],
    [
      "en",
      "QX-71 N",
      "Over-ear headphones with a long cable. Folds flat.",
      "a-electronics-audio-headphones-over-ear",
    ],
    ["en", "PT 900", "This cordless drill offers two gears.", "a-garden-diy-tools-power-drills"],
    [
      "en",
      "VK-20 SL",
      "Electric kettle, 1.7 litres, with a removable filter.",
      "a-appliances-kitchen-kettles-kettles",
    ],
    ["en", "MB 33/2", "Dehumidifier for cellars. Quiet at night.", "a-appliances-home-climate-dehumidifiers"],
    [
      "de",
      "KV 440 B",
      "Der KV 440 B ist ein AV-Receiver für kleine Räume. Vier Eingänge.",
      "a-electronics-audio-amplifiers-av",
    ],
    ["de", "LS-12 K", "Standlautsprecher, 3-Wege, mit drei Tieftönern.", "a-electronics-audio-speakers-hifi"],
    ["de", "PT 900", "Dieser Akkuschrauber bietet zwei Gänge.", "a-garden-diy-tools-power-drills"],
    [
      "de",
      "VK-20 SL",
      "Wasserkocher, 1,7 Liter, mit herausnehmbarem Filter.",
      "a-appliances-kitchen-kettles-kettles",
    ],
    ["de", "CP 55 T", "CD-Player für Kenner. Ruhiges Laufwerk.", "a-electronics-audio-hifi-cd"],
    [
      "fr",
      "VK-20 SL",
      "Bouilloire électrique, 1,7 litre, avec filtre amovible.",
      "a-appliances-kitchen-kettles-kettles",
    ],
    [
      "fr",
      "PT 900",
      "Le PT 900 est une perceuse sans fil avec deux vitesses.",
      "a-garden-diy-tools-power-drills",
    ],
    [
      "fr",
      "MB 33/2",
      "Déshumidificateur pour caves. Discret la nuit.",
      "a-appliances-home-climate-dehumidifiers",
    ],
    ["fr", "QX-71 N", "Casque audio avec un long câble.", "a-electronics-audio-headphones-over-ear"],
    ["fr", "AR 8", "Aspirateur robot avec station de charge.", "a-appliances-home-vacuums-robot"],
    [
      "it",
      "VK-20 SL",
      "Bollitore elettrico, 1,7 litri, con filtro estraibile.",
      "a-appliances-kitchen-kettles-kettles",
    ],
    [
      "it",
      "PT 900",
      "Il PT 900 è un trapano avvitatore con due velocità.",
      "a-garden-diy-tools-power-drills",
    ],
    [
      "it",
      "MB 33/2",
      "Deumidificatore per cantine. Silenzioso di notte.",
      "a-appliances-home-climate-dehumidifiers",
    ],
    ["it", "AR 8", "Robot aspirapolvere con stazione di ricarica.", "a-appliances-home-vacuums-robot"],
    ["it", "FC 3", "Ferro da stiro con piastra in ceramica.", "a-appliances-home-irons-steam"],
  ] as const)("in %s is what its description calls it: %s", (language, name, text, leaf) => {
    const query = { sales_channel: "channel_a", limit: 3, use_rag: false } as const;
    const body = { product_name: name, product_description: text };
    const { best_category } = categorize({ query, body }, { evidence: { language, facts: [] } });
    expect(best_category.category.identifier).toBe(leaf);
    expect(best_category.score).toBeGreaterThan(0.4);
  });
});

describe("a name that is unsure among candidates", () => {
  const scoreOf = (language: Language, name: string, description: string) => {
    const query = { sales_channel: "channel_a", limit: 3, use_rag: false } as const;
    const body = { product_name: name, product_description: description };
    const { best_category } = categorize({ query, body }, { evidence: { language, facts: [] } });
    return { leaf: best_category.category.identifier, score: best_category.score };
  };

  it.each([
    ["de", "Mini-Regenschirm Damen rot 50cm", "Taschenschirm, 5-teilig, windfest.", "umbrellas-folding"],
    ["en", "Leaf Mat Charcoal", "1 bath mat 50x60cm, cotton, 30° wash", "towels-bath-mats"],
    ["fr", "Vélo appart magnétique", "Vélo d'appartement pliable. Volant 3 kg.", "fitness-equipment-bikes"],
    ["it", "HD SSD est. 1TB", "SSD portatile 1 TB, velocità fino a 1050 MB/s", "drives-external"],
  ] as const)("in %s takes for %s the one that its description names", (language, name, text, leaf) => {
    const found = scoreOf(language, name, text);
    expect(found.leaf.endsWith(`-${leaf}`)).toBe(true);
    expect(found.score).toBeGreaterThanOrEqual(0.7);
  });

  it.each([
    ["de", "HX 930 Silber", "HX 930 Silber Drahtlose Musikwiedergabe von Tablets"],
    ["en", "HX 930 silver", "HX 930 silver Streams music of tablets"],
    ["fr", "Collant Norda XXL", "Collant Norda peau douce pour le sport"],
    ["it", "HX 930 argento", "HX 930 argento Televisore e musica"],
  ] as const)("in %s reads nothing where its name %s begins its description", (language, name, text) => {
    const body = { product_name: name, product_description: text };
    expect(readProductQuery(body, { language, facts: [] }).calledSo()).toEqual([]);
  });
});

describe("sentences that name nothing", () => {
  it.each([
    ["en", "Discover your style! We offer you the best price."],
    ["de", "Genießen Sie Ihre Musik überall. Wir haben es."],
    ["de", "Wenn Sie gern kochen, sind Sie hier richtig."],
    ["de", "Bester Ton, bestes Bild."],
    ["en", "More power, best sound."],
    ["fr", "Meilleur son, pure image."],
    ["fr", "Profitez de nos offres ! Vous allez adorer."],
    ["it", "Se sei un appassionato d'informatica, ti piace stare al passo."],
    ["it", "Vuoi valorizzare la tua immagine?"],
  ] as const)("in %s are no kinds: %s", (language, text) => {
    expect(kindsDescribed(text, tokenize("KV 440 B"), language)).toEqual([]);
  });
});

function leafOf(product_name: string, product_description: string, language: Language): string {
  const query = { sales_channel: "channel_a", limit: 3, use_rag: false } as const;
  const body = { product_name, product_description };
  const { best_category } = categorize({ query, body }, { evidence: { language, facts: [] } });
  return best_category.category.identifier;
}

describe("a labelled line of the description", () => {
  it.each([
    [
      "it",
      "Trattamento Riparatore Uniq One",
      "Texture: Fluido\nTipo: Balsamo senza risciacquo",
      "a-beauty-hair-shampoo-conditioners",
    ],
    [
      "de",
      "Exelway STG 1000 BSW",
      "Farbe: Schwarz\nProdukttyp: Soundbar",
      "a-electronics-audio-soundbars-bars",
    ],
    [
      "en",
      "Aruba Instant On 1830",
      "Colour: white\nProduct type: Network switch",
      "a-computers-peripherals-network-switches",
    ],
    ["fr", "Wood Lover Protect 0,75 L", "Type de produit: Lasure bois", "a-garden-diy-hardware-paint-wood"],
  ] as const)("decides where the name is not sure, in %s: %s", (language, name, description, leaf) => {
    expect(leafOf(name, description, language)).toBe(leaf);
  });

  it.each([
    ["it", "Smalto semipermanente rosso", "Tipo: Eyeliner", "a-beauty-makeup-nails-gel"],
    ["en", "Cordless kettle 1.7 l", "Type: Analog", "a-appliances-kitchen-kettles-kettles"],
    ["de", "Akkuschrauber 18 V", "Geschlecht: Herren", "a-garden-diy-tools-power-drills"],
  ] as const)("changes no clear name, in %s: %s", (language, name, description, leaf) => {
    expect(leafOf(name, description, language)).toBe(leaf);
  });
});

it.each([
  ["it", "Allora con MX 20 sarà possibile.\n- Colore: Nero\n- Alimentatore incluso: Sì"],
  ["de", "- Farbe: Schwarz\nGewicht: 20 g"],
  ["en", "Colour: black\n- Power: 20 W"],
  ["fr", "Couleur : noir\n- Puissance : 20 W"],
] as const)("takes labels and items of a list for no kind, in %s: %s", (language, description) => {
  expect(kindsDescribed(description, tokenize("MX 20"), language)).toEqual([]);
});

describe("what stands beside a model's number in the text", () => {
  const beside = (language: Language, name: string, text: string) =>
    kindsBesideModel(text, tokenize(name), language);

  it.each([
    ["en", "TX-NR 41 B", "Six HDMI inputs. Enjoy films with the TX-NR41 AV receiver at home.", "AV receiver"],
    ["en", "A 9075 S", "You will hear it when you turn on the stereo amplifier A-9075.", "stereo amplifier"],
    ["en", "KX 300", "The KX300 kettle offers a litre.", "kettle"],
    ["en", "CD 4400", "Power up the CD player CD4400.", "CD player"],
    ["en", "12345 MB 33", "Put the dehumidifier MB 33 anywhere.", "dehumidifier"],
    [
      "de",
      "TX-NR 41 B",
      "Sechs HDMI-Eingänge. All dies hat der AV-Netzwerk-Receiver TX-NR41.",
      "AV-Receiver",
    ],
    ["de", "A 9075 S", "Schalten Sie den Stereo-Vollverstärker A-9075 ein.", "Stereo-Vollverstärker"],
    ["de", "KX 300", "Mit dem KX300 Wasserkocher geht es schnell.", "Wasserkocher"],
    ["de", "CD 4400", "Hören Sie den CD-Player CD4400.", "CD-Player"],
    ["de", "12345 MB 33", "Der Luftentfeuchter MB 33 ist leise.", "Luftentfeuchter"],
    ["fr", "TX-NR 41 B", "Six entrées HDMI. Écoutez l'amplificateur TX-NR41.", "amplificateur"],
    ["fr", "A 9075 S", "Allumez la platine A-9075.", "platine"],
    ["fr", "KX 300", "Avec la bouilloire KX300, c'est rapide.", "bouilloire"],
    ["fr", "CD 4400", "Écoutez le lecteur CD4400.", "lecteur"],
    ["fr", "MB 33", "Le MB 33 coûte peu : le déshumidificateur MB33 est discret.", "déshumidificateur"],
    ["it", "TX-NR 41 B", "Sei ingressi HDMI. Ascolta l'amplificatore TX-NR41.", "amplificatore"],
    ["it", "A 9075 S", "Accendi il giradischi A-9075.", "giradischi"],
    ["it", "KX 300", "Con il bollitore KX300 fai presto.", "bollitore"],
    ["it", "CD 4400", "Ascolta il lettore CD4400.", "lettore"],
    ["it", "12345 MB 333", "Il deumidificatore MB 333 è silenzioso.", "deumidificatore"],
  ] as const)("in %s is the kind of %j: %j", (language, name, text, kind) => {
    expect(beside(language, name, text)).toContain(kind);
  });

  it.each([
    ["de", "TX-NR 41 B", "Sechs HDMI-Eingänge. Er ist neu."],
    ["en", "Kettle 1,7 l", "The kettle holds 1,7 l of water."],
    ["fr", "A 9075 S", "Le A-9075 est nouveau."],
    ["it", "MB 33", "L'MB33, nuovo e silenzioso, costa poco."],
  ] as const)("in %s is nothing for %j in %j", (language, name, text) => {
    expect(beside(language, name, text)).toEqual([]);
  });
});
