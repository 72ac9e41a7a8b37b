/** What the products of a made feed are, in whose words, and what is said of them. */
export const kinds = [
  ["Cordless kettle", "Home > Kitchen > Kettles", ["boils", "pours", "switches itself off"]],
  ["Running shoes", "Sports > Running > Shoes", ["cushion every step", "breathe", "grip on wet ground"]],
  ["Winter jacket", "Clothing > Jackets", ["keeps the wind out", "packs small", "dries overnight"]],
  ["Desk lamp", "Home > Lighting > Lamps", ["turns in every direction", "dims in five steps", "stays cool"]],
  ["Wireless headphones", "Electronics > Audio", ["fold flat", "cancel noise", "pair with two phones"]],
  ["Garden chair", "Garden > Furniture > Chairs", ["stacks", "stands firm on grass", "resists rain"]],
  ["Baking tin", "Home > Kitchen > Bakeware", ["browns evenly", "lets go of every crumb", "nests"]],
  ["Travel backpack", "Bags > Backpacks", ["opens like a suitcase", "holds a laptop", "hides its straps"]],
  ["Yoga mat", "Sports > Yoga > Mats", ["lies flat at once", "does not slip", "wipes clean"]],
  ["Coffee grinder", "Home > Kitchen > Coffee", ["grinds in twelve settings", "runs quietly", "comes apart"]],
  ["Bath towel", "Home > Bath > Towels", ["soaks up much", "stays soft", "hangs by a loop"]],
  [
    "Wall shelf",
    "Home > Furniture > Shelves",
    ["hangs without visible screws", "carries books", "mounts fast"],
  ],
  ["Dog leash", "Pets > Dogs > Leashes", ["gives a little", "shines at night", "clips with one hand"]],
  ["Cycling gloves", "Sports > Cycling > Gloves", ["spare the palms", "work on screens", "pull off fast"]],
  ["Table clock", "Home > Decor > Clocks", ["ticks softly", "glows in the dark", "wakes gently"]],
  ["Cotton shirt", "Clothing > Shirts", ["irons easily", "falls straight", "buttons down"]],
  ["Salad bowl", "Home > Kitchen > Bowls", ["serves six", "stacks in its set", "survives the dishwasher"]],
  ["Camping stove", "Outdoor > Camping > Cooking", ["lights at once", "folds its legs", "shields the flame"]],
  ["Office chair", "Office > Chairs", ["supports the back", "rolls on carpet", "tilts with you"]],
  ["Silver necklace", "Jewellery > Necklaces", ["catches the light", "closes safely", "comes in a box"]],
] as const;

export const brands = [
  "Lumora",
  "Halden",
  "Brevik",
  "Ostara",
  "Quillon",
  "Tamsin",
  "Verrano",
  "Westmark",
  "Yoldia",
];
export const colours = [
  "black",
  "white",
  "navy blue",
  "dark green",
  "red",
  "grey",
  "silver",
  "beige",
  "yellow",
];
export const materials = [
  "stainless steel",
  "cotton",
  "solid oak",
  "polyester",
  "aluminium",
  "glass",
  "leather",
];
export const styles = ["classic", "compact", "foldable", "lightweight", "large", "slim", "vintage", "modern"];
export const promotions = [
  "",
  "",
  "",
  " *** BEST PRICE ***",
  " - FREE SHIPPING!",
  " !!! NEW !!!",
  " (SALE -20%)",
];
export const openings = [
  "Made for every day",
  "Built to last for years",
  "Designed for small homes",
  "A favourite among travellers",
  "Chosen by people who use it daily",
  "Simple where it should be",
];
export const endings = [
  "Wipe clean with a damp cloth.",
  "Comes fully assembled.",
  'Called "the best of its kind" by its makers.',
  "Free shipping on all orders!",
  "Spare parts are kept for ten years.",
];
