import { describe, expect, test } from "vitest";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import { withOwnKeywords } from "../../../../src/tasks/description/rules/own-keywords.ts";
import { type ShopPage, withOwnPage } from "../../../../src/tasks/description/rules/own-page.ts";

const ours = { title: "Ours", meta_description: "Ours.", keywords: [] };
type Language = ShopPage["language"];
const names: Readonly<Record<Language, readonly [name: string, noun: string]>> = {
  en: ["Alpenor Felt Slippers Grey", "slippers"],
  de: ["Alpenor Filzpantoffeln grau", "Filzpantoffeln"],
  fr: ["Alpenor Pantoufles en feutre gris", "pantoufles"],
  it: ["Alpenor Pantofole in feltro grigio", "pantofole"],
};

function pageOf(language: Language, own: ShopPage["own"], texts = ""): ShopPage {
  const [name, noun] = names[language];
  return { own, name, noun, texts, language };
}

test.each([
  ["en", "Grey Felt Slippers for Men | Alpenor", "Warm grey felt slippers with a rubber sole."],
  ["de", "Filzpantoffeln grau für Herren | Alpenor", "Graue Filzpantoffeln aus Merinofilz mit Gummisohle."],
  ["fr", "Pantoufles feutre gris pour homme | Alpenor", "Pantoufles en feutre gris à semelle souple."],
  ["it", "Pantofole feltro grigio da uomo | Alpenor", "Pantofole in feltro grigio con suola in gomma."],
] as const)("the shop's own title and meta description stay: %s", (language, title, description) => {
  const { title: written, meta_description } = withOwnPage(ours, pageOf(language, { title, description }));
  expect([written, meta_description]).toEqual([title, description]);
});

test.each([
  ["en", "Buy Grey Felt Slippers Online"],
  ["en", "GREY FELT SLIPPERS FOR MEN"],
  ["en", "Felt Slippers Grey with a Rubber…"],
  ["en", "Felt Slippers Grey with"],
  ["en", "%%title%% %%sep%% Felt Slippers Grey"],
  ["en", "<b>Felt Slippers Grey</b> Men"],
  ["en", "Welcome to our little shop in York"],
  ["en", "Felt Slippers Grey for Men and for Women and for All Who Stay at Home"],
  ["de", "Filzpantoffeln grau günstig kaufen"],
  ["de", "Grey Felt Slippers for Men with a Rubber Sole"],
  ["fr", "Acheter pantoufles en feutre gris"],
  ["fr", "Pantoufles en feutre gris à 19,90 €"],
  ["it", "Pantofole in feltro grigio in offerta"],
  ["it", "Pantofole in feltro grigio con"],
] as const)("a title that is none is not taken (%s): %s", (language, title) => {
  expect(withOwnPage(ours, pageOf(language, { title })).title).toBe("Ours");
});

test.each([
  ["en", "Our grey felt slippers are made of merino wool in a small", "wool in a small mill in Wales."],
  ["de", "Unsere Filzpantoffeln in Grau sind aus Merinowolle und haben", "und haben eine Sohle aus Gummi."],
  ["fr", "Nos pantoufles en feutre gris sont en laine et ont une", "et ont une semelle souple."],
  ["it", "Le pantofole in feltro grigio sono di lana e hanno una", "e hanno una suola in gomma."],
] as const)("a meta description that is cut from the text is not taken: %s", (language, description, end) => {
  const texts = description + end.slice(end.indexOf(description.split(" ").at(-1) ?? "") + 1);
  expect(withOwnPage(ours, pageOf(language, { description }, texts)).meta_description).toBe("Ours.");
});

test.each([
  ["en", "Grey felt slippers with a firm rubber sole.", "Free UK delivery over £40."],
  ["de", "Filzpantoffeln in Grau aus 80 % Merinowolle mit Gummisohle.", "Versandkostenfrei ab 50 €."],
  ["de", "Graue Filzpantoffeln mit rutschfester Gummisohle.", "Jetzt bei Alpenor im Tal bestellen."],
  ["fr", "Pantoufles en feutre gris à semelle souple.", "Livraison offerte dès 49 €."],
  ["it", "Pantofole in feltro grigio con suola in gomma.", "Spedizione gratuita da 39 €."],
] as const)(
  "what the shop promises of delivery stays in its own meta (%s): %s %s",
  (language, said, promise) => {
    const description = `${said} ${promise}`;
    expect(withOwnPage(ours, pageOf(language, { description })).meta_description).toBe(description);
  },
);

test.each([
  ["en", "Felt slippers of 70% wool and 30% hemp in grey.", "Save 20% this week!"],
  ["de", "Filzpantoffeln in Grau aus 80 % Merinowolle mit Gummisohle.", "Diese Woche 15 % Rabatt."],
  ["fr", "Pantoufles en feutre gris à semelle souple.", "Seulement 19,90 € ce mois-ci."],
  ["it", "Pantofole in feltro grigio con suola in gomma.", "Sconto del 10 % fino a lunedì!"],
] as const)(
  "a sentence about the sale is cut out of the shop's own meta (%s): %s",
  (language, said, sale) => {
    const page = pageOf(language, { description: `${said} ${sale}` });
    expect(withOwnPage(ours, page).meta_description).toBe(said);
  },
);

test.each([
  ["en", "Grey felt slippers with a firm rubber sole, hand wash only, for cold floors at home."],
  ["de", "Graue Filzpantoffeln mit Gummisohle, im Wollwaschgang zu waschen bei höchstens 30 °C."],
  ["fr", "Pantoufles en feutre gris à semelle souple. Doublure en laine, lavables à 30 °C."],
  ["it", "Pantofole in feltro grigio con suola in gomma, da lavare a mano e asciugare all'ombra."],
] as const)("the shop's own meta may say how to wash the thing (%s): %s", (language, description) => {
  const page = pageOf(language, { description });
  expect(withOwnPage(ours, page).meta_description).toBe(description);
});

test.each([
  [
    "en",
    "Shop online the grey felt slippers with a firm rubber sole.",
    "The grey felt slippers with a firm rubber sole.",
  ],
  [
    "fr",
    "Achetez en ligne les pantoufles en feutre gris à semelle souple.",
    "Les pantoufles en feutre gris à semelle souple.",
  ],
  [
    "it",
    "Acquista online le vere pantofole in feltro grigio con suola.",
    "Le vere pantofole in feltro grigio con suola.",
  ],
] as const)(
  "a call in front of an article is left out of the shop's own meta (%s): %s",
  (language, given, left) => {
    const description = `${given} ${language === "en" ? "Free delivery." : language === "fr" ? "Livraison offerte." : "Spedizione in 24/48h."}`;
    expect(withOwnPage(ours, pageOf(language, { description })).meta_description).toBe(left);
  },
);

test.each([
  ["en", "Free delivery on grey felt slippers over £40. Soft grey felt slippers with a rubber sole."],
  ["de", "Filzpantoffeln grau nur 19,90 €. Mit rutschfester Sohle aus Gummi."],
  ["fr", "Pantoufles en feutre gris à 19,90 €. Une semelle souple en caoutchouc."],
  ["it", "Pantofole in feltro grigio a 19,90 €. Con suola in gomma morbida."],
] as const)("a meta that begins with the sale is not taken (%s): %s", (language, description) => {
  expect(withOwnPage(ours, pageOf(language, { description })).meta_description).toBe("Ours.");
});

test.each([
  [
    "en",
    "Wales Blue Winter Model",
    "Merino shoes of felted wool, pressed by hand in Wales.",
    "Wool shoes, felted and pressed in Wales.",
  ],
  [
    "de",
    "Modell Tal Blau Winter",
    "Schuhe im Tal aus Merinofilz, von Hand gewalkt.",
    "Schuhe aus Merinofilz, im Tal gewalkt.",
  ],
  [
    "fr",
    "Modèle du Val Bleu Hiver",
    "Chaussons en feutre foulé dans le Val.",
    "Chaussons de feutre foulé dans le Val.",
  ],
  [
    "it",
    "Modello Valle Blu Inverno",
    "Scarpe di feltro follato nella Valle.",
    "Scarpe in feltro follato nella Valle.",
  ],
] as const)("a meta in the row's words names the product (%s): %s", (language, name, texts, description) => {
  const page = { ...pageOf(language, { description }, texts), name, noun: undefined };
  expect(withOwnPage(ours, page).meta_description).toBe(description);
  expect(withOwnPage(ours, { ...page, texts: "" }).meta_description).toBe("Ours.");
});

test("the shop's own title stays with the shop behind it, where it lacks nothing of ours", () => {
  const fields = { ...ours, title: "Alpenor Felt Slippers Grey" };
  const titleOf = (title: string) => withOwnPage(fields, pageOf("en", { title })).title;
  expect(titleOf("Felt Slippers Grey | Alpenor")).toBe("Felt Slippers Grey | Alpenor");
  expect(titleOf("Felt Slippers | Alpenor")).toBe(fields.title);
});

test.each([
  ["en", "Bergamot Soap Liquid", "Bergamot Soap Liquid 300 ml", "Alpenor"],
  ["de", "Handseife Bergamotte", "Handseife Bergamotte - 300 ml", "Alpenor"],
  ["fr", "Savon mains bergamote", "Savon mains à la bergamote 300 ml", "Alpenor"],
  ["it", "Sapone mani bergamotto 5%", "Sapone mani al bergamotto 5% - 300 ml", "Alpenor"],
] as const)(
  "the shop's own title with the shop behind it may leave out the contents (%s): %s",
  (language, own, name, shop) => {
    const title = `${own} | ${shop}`;
    const page = { own: { title }, name, noun: undefined, texts: name, language };
    expect(withOwnPage({ ...ours, title: `${shop} ${name}` }, page).title).toBe(title);
    expect(withOwnPage({ ...ours, title: `${shop} ${name} Oro` }, page).title).toBe(`${shop} ${name} Oro`);
  },
);

test.each([
  [
    "en",
    "without parabens, paraben-free",
    "A cream without silicones or parabens.",
    "A cream with parabens, without silicones.",
  ],
  ["de", "ohne aluminium, aluminiumfrei", "Ohne Aluminiumsalze, mit Natron.", "Ohne Natron, mit Aluminium."],
  ["fr", "sans parabènes", "Crème sans silicones ni parabènes.", "Crème avec des parabènes."],
  ["it", "senza alluminio", "Non contiene sali di alluminio.", "Senza profumo. Con alluminio."],
] as const)(
  "a keyword that denies stays where the text denies it too (%s): %s",
  (language, keywords, denying, affirming) => {
    const page = pageOf(language, { keywords });
    const wanted = keywords.split(", ");
    expect(withOwnKeywords(["x"], page, readWords(denying))).toEqual(["x", ...wanted]);
    expect(withOwnKeywords(["x"], page, readWords(affirming))).toEqual(["x"]);
  },
);

test("a German compound of the shop's stays where the texts have both its parts", () => {
  const page = {
    ...pageOf("de", { keywords: "trekkingzelt, campingkocher, trockene haut" }),
    name: "Kuppelzelt",
  };
  const texts = readWords("Kuppelzelt für Trekking und Festival, für trockene und empfindliche Haut");
  expect(withOwnKeywords(["Kuppelzelt"], page, texts)).toEqual([
    "Kuppelzelt",
    "trekkingzelt",
    "trockene haut",
  ]);
  const bag = pageOf("de", { keywords: "zelt leicht wasserdicht trekkingzelt strandzelt neu" });
  expect(withOwnKeywords(["Zelt"], bag, texts)).toEqual(["Zelt", "trekkingzelt"]);
});

test("a title that says no more than ours is not taken", () => {
  const fields = { ...ours, title: "Alpenor Felt Slippers Grey" };
  expect(withOwnPage(fields, pageOf("en", { title: "Felt Slippers, Grey" })).title).toBe(fields.title);
});

test.each([
  [
    "en",
    "slippers",
    "house slippers, warm, SALE, _new_",
    "Warm house slippers",
    ["house slippers", "slippers", "warm"],
  ],
  ["de", "Filzpantoffeln", "rutschfest, neu_2024", "Rutschfest", ["Filzpantoffeln", "rutschfest"]],
  [
    "fr",
    "pantoufles",
    "pantoufles chaudes, cuir",
    "Des pantoufles chaudes",
    ["pantoufles chaudes", "pantoufles"],
  ],
  [
    "it",
    "pantofole",
    "pantofole da casa, lana",
    "Pantofole da casa in lana",
    ["pantofole da casa", "pantofole", "lana"],
  ],
] as const)(
  "the shop's own keywords of the product are kept: %s",
  (language, found, keywords, text, wanted) => {
    const page = pageOf(language, { keywords });
    expect(withOwnKeywords([found], page, readWords(`${page.name}. ${text}`))).toEqual(wanted);
  },
);

test.each([
  ["en", "Buy the Grey Felt Slippers made of Welsh wool with a rubber sole.", "Grey Felt Slippers made of"],
  ["de", "Jetzt Filzpantoffeln in Grau mit Sohle aus Gummi.", "Filzpantoffeln in Grau"],
  ["fr", "Achetez en ligne les Pantoufles en feutre foulé à semelle souple.", "Pantoufles en feutre foulé"],
  ["it", "Acquista online le Pantofole in feltro di lana con suola in gomma.", "Pantofole in feltro di lana"],
] as const)("what asks to buy goes from before the name (%s): %s", (language, description, start) => {
  expect(withOwnPage(ours, pageOf(language, { description })).meta_description).toMatch(
    new RegExp(`^${start}`, "u"),
  );
});

test.each([
  ["en", "Felt Slippers Grey, 70 % Wool", "Slippers of 70% wool."],
  ["de", "Filzpantoffeln grau aus 70 % Wolle", "Pantoffeln aus 70 % Wolle."],
  ["fr", "Pantoufles feutre gris, 70 % laine", "Pantoufles de 70 % laine."],
  ["it", "Pantofole feltro grigio, 70 % lana", "Pantofole di 70% lana."],
] as const)("a share that the text states is no rebate (%s): %s", (language, title, texts) => {
  expect(withOwnPage(ours, pageOf(language, { title }, texts)).title).toBe(title);
  expect(withOwnPage(ours, pageOf(language, { title }, texts.replace("70", "170"))).title).toBe("Ours");
});

test("a title that is too long with the shop behind it stays without it", () => {
  const title = "Felt Slippers Grey for Men and Women, Rubber Sole | Alpenor of Wales";
  expect(withOwnPage(ours, pageOf("en", { title })).title).toBe(
    "Felt Slippers Grey for Men and Women, Rubber Sole",
  );
});

test("the shop's own keywords may have the words of the row in another order, or be part of a compound", () => {
  const page = {
    ...pageOf("de", { keywords: "filz pantoffel, grau merino, schweiz" }),
    name: "Filzpantoffeln",
  };
  const texts = readWords("Merino in Grau, mit Gummisohle");
  expect(withOwnKeywords(["Filzpantoffeln"], page, texts)).toEqual(["Filzpantoffeln", "grau merino"]);
  expect(withOwnKeywords(["Merino grau"], page, texts)).toEqual(["Merino grau"]);
  const curry = { ...page, name: "Currypulver", own: { keywords: "curry, senf" } };
  expect(withOwnKeywords(["Currypulver"], curry, texts)).toEqual(["Currypulver", "curry"]);
});

describe("the shop's tags", () => {
  const page = (name: string, keywords: string, language: Language) => ({
    ...{ own: { keywords }, name, noun: undefined, texts: "", language },
  });
  test.each<readonly [Language, string, string, string]>([
    ["it", "Vermentino 2022", "pesce", "sardegna"],
    ["fr", "Muscadet 2022", "poisson", "loire"],
    ["de", "Riesling 2022", "Fisch", "Mosel"],
    ["en", "Chablis 2022", "fish", "burgundy"],
  ])("%s %j: what goes with it is left out, the others stay", (language, name, food, other) => {
    const found = withOwnKeywords(
      [name],
      page(name, `${food}, ${other}`, language),
      readWords(`${name}. ${food}, ${other}.`),
      { isOfOther: (keyword) => keyword === food },
    );
    expect(found).toEqual([name, other]);
  });
});

test.each([
  [
    "en",
    "Felt slippers grey for men ✓ warm ✓ rubber sole.",
    "Felt slippers grey for men, warm, rubber sole.",
  ],
  ["de", "Filzpantoffeln in Grau ✓ warm ✔ Gummisohle.", "Filzpantoffeln in Grau, warm, Gummisohle."],
  [
    "fr",
    "Pantoufles en feutre gris ✓ chaudes ✓ semelle souple.",
    "Pantoufles en feutre gris, chaudes, semelle souple.",
  ],
  [
    "it",
    "Pantofole in feltro grigio ✓ calde ✓ suola in gomma.",
    "Pantofole in feltro grigio, calde, suola in gomma.",
  ],
] as const)("ticks in the shop's meta description are commas: %s", (language, description, written) => {
  expect(withOwnPage(ours, pageOf(language, { description })).meta_description).toBe(written);
});

test.each([
  ["Pantoffeln aus Merinofilz und mit Filzpantoffelnsohle.", "Ours."],
  [
    "Warme Alpenor Hausfilzpantoffeln mit Sohle aus Naturkautschuk.",
    "Warme Alpenor Hausfilzpantoffeln mit Sohle aus Naturkautschuk.",
  ],
])("a German compound has the noun of the name: %s", (description, written) => {
  expect(withOwnPage(ours, pageOf("de", { description })).meta_description).toBe(written);
});

test.each([
  [
    "en",
    "Alpenor felt slippers in grey with a sole of soft rubber.",
    "Alpenor Felt Slippers: grey, sole of soft rubber.",
  ],
  [
    "de",
    "Graue Filzpantoffeln von Alpenor mit Sohle aus weichem Gummi.",
    "Alpenor Filzpantoffeln: grau, Sohle aus weichem Gummi.",
  ],
  [
    "fr",
    "Pantoufles en feutre gris Alpenor à semelle de caoutchouc.",
    "Alpenor Pantoufles en feutre : gris, semelle de caoutchouc.",
  ],
  [
    "it",
    "Pantofole in feltro grigio Alpenor con suola di gomma morbida.",
    "Alpenor Pantofole in feltro: grigio, suola di gomma morbida.",
  ],
] as const)("a written meta stays where ours lists the same (%s)", (language, description, list) => {
  const fields = { ...ours, meta_description: list };
  expect(withOwnPage(fields, pageOf(language, { description })).meta_description).toBe(description);
});

test("a meta of a few words that ours has is not taken", () => {
  const fields = { ...ours, meta_description: "Alpenor Felt Slippers: grey, sole of soft rubber." };
  expect(withOwnPage(fields, pageOf("en", { description: "Grey felt slippers" })).meta_description).toBe(
    fields.meta_description,
  );
});

test.each([
  ["de", "Filzpantoffeln grau für Herren kaufen | Alpenor", "Filzpantoffeln grau für Herren | Alpenor"],
  [
    "fr",
    "Pantoufles feutre gris pour homme acheter | Alpenor",
    "Pantoufles feutre gris pour homme | Alpenor",
  ],
  ["it", "Pantofole feltro grigio da uomo acquistare online", "Pantofole feltro grigio da uomo"],
] as const)("the shop's own title stays without the call to buy at its end: %s", (language, title, rest) => {
  expect(withOwnPage(ours, pageOf(language, { title })).title).toBe(rest);
});

test.each([
  [
    "en",
    "Bundle of 3 vests long sleeves - ecru, sage, striped",
    "Bundle of 3 vests organic",
    "Velora Bundle",
  ],
  ["de", "3er Set Bodys langarm - ecru, salbei, gestreift", "3er Set Bodys langarm", "Velora 3er Set Bodys"],
  [
    "fr",
    "Lot de 3 culottes taille haute - noir, vert, rayé",
    "Lot de 3 culottes coton bio",
    "Velora Lot de 3",
  ],
  ["it", "Set di 3 bavaglini con velcro - panna, salvia, righe", "Set di 3 bavaglini bio", "Velora Set di 3"],
] as const)("the shop's own title wins over one that had no room: %s", (language, name, title, short) => {
  const page: ShopPage = { own: { title }, name, noun: undefined, texts: "", language };
  expect(withOwnPage({ ...ours, title: short }, page).title).toBe(title);
  // Ours has all of the name.
  const whole = { ...ours, title: `Velora ${name}` };
  expect(withOwnPage(whole, { ...page, own: { title: name.replace(/ - .*/u, "") } }).title).toBe(whole.title);
});

test("a meta description that ends with degrees is whole", () => {
  const description = "Pantoufles en feutre gris à semelle souple, lavables à 60 °C.";
  expect(withOwnPage(ours, pageOf("fr", { description })).meta_description).toBe(description);
});

test.each([
  ["de", "filzpantoffeln grau haus neu"],
  ["fr", "pantoufles gris maison neuf"],
  ["it", "pantofole grigio casa nuovo"],
] as const)("the first of a bag of words is a term where the name has it: %s", (language, keywords) => {
  const [name] = names[language];
  const [first = ""] = keywords.split(" ");
  expect(withOwnKeywords(["Alpenor"], pageOf(language, { keywords }), readWords(name))).toContain(first);
});
