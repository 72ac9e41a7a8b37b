/** Short names for the categories of the built-in catalog that the cases ask about. */
export const categories = {
  backpack: "a-fashion-bags-backpacks-city",
  beer: "a-food-drinks-spirits-beer",
  belt: "a-fashion-accessories-belts-belts",
  bottle: "a-kitchen-dining-bottles-water",
  bulb: "a-home-lighting-bulbs-led",
  cartridge: "a-computers-printing-ink-cartridges",
  chocolate: "a-food-sweet-chocolate-bars",
  collar: "a-pets-accessories-collars-harnesses",
  duvet: "a-home-textiles-duvets-duvets",
  headphones: "a-electronics-audio-headphones-over-ear",
  hose: "a-garden-outdoor-watering-hoses",
  juice: "a-food-drinks-juice-fruit",
  kettle: "a-appliances-kitchen-kettles-kettles",
  laptop: "a-computers-devices-laptops",
  mattress: "a-home-furniture-bedroom-mattresses-mattresses",
  minerals: "a-health-wellness-vitamins-minerals",
  mug: "a-kitchen-dining-mugs-mugs",
  nuts: "a-food-sweet-nuts-nuts",
  pan: "a-kitchen-cooking-pans-crepe",
  parka: "a-fashion-women-jackets-parkas",
  pasta: "a-food-pantry-pasta-pasta",
  perfume: "a-beauty-perfume-women",
  phoneCase: "a-electronics-phones-cases",
  pumps: "a-fashion-shoes-women-heels-pumps",
  puzzle: "a-toys-games-puzzles-jigsaws",
  radio: "a-electronics-audio-radios-dab",
  shampoo: "a-beauty-hair-shampoo-shampoos",
  shelf: "a-home-furniture-living-shelves-wall",
  shirt: "a-fashion-men-tshirts-long-sleeved",
  table: "a-home-furniture-dining-tables-dining",
  television: "a-electronics-tv-televisions",
  toner: "a-beauty-face-cleansers-toners",
  watch: "a-jewellery-watches-men",
} as const;

/**
 * A product and what its texts state, by attribute: listed values by identifier, other ones as quoted text,
 * several in any order, none where nothing may be taken for the product's own.
 */
export interface Case {
  readonly category: keyof typeof categories;
  readonly name?: string;
  readonly description?: string;
  readonly stated: Readonly<Record<string, readonly string[]>>;
}

/** A case of a single attribute that the product's name is to tell. */
export function named(
  category: Case["category"],
  name: string,
  attribute: string,
  ...values: readonly string[]
): Case {
  return { category, name, stated: { [attribute]: values } };
}

/** The same of a description, beside a name that says nothing. */
export function described(
  category: Case["category"],
  description: string,
  attribute: string,
  ...values: readonly string[]
): Case {
  return { category, description, stated: { [attribute]: values } };
}
