/** Records that the operations' examples share. Identifiers are made up. */
export const dresses = {
  identifier: "clothing-dresses",
  languages: {
    en: { name: "Dresses" },
    de: { name: "Kleider" },
    fr: { name: "Robes" },
    it: { name: "Abiti" },
  },
};

export const clothing = {
  identifier: "clothing",
  languages: {
    en: { name: "Clothing" },
    de: { name: "Bekleidung" },
    fr: { name: "Vêtements" },
    it: { name: "Abbigliamento" },
  },
};

export const colour = {
  identifier: "color",
  requirement_level: "required" as const,
  languages: {
    en: { name: "Colour" },
    de: { name: "Farbe" },
    fr: { name: "Couleur" },
    it: { name: "Colore" },
  },
};

export const red = {
  identifier: "red",
  languages: { en: { name: "Red" }, de: { name: "Rot" }, fr: { name: "Rouge" }, it: { name: "Rosso" } },
};

export const productExample = {
  product_description: "Red summer dress made of cotton.",
  product_name: "Summer dress",
};
