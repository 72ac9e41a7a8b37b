const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: "man",
    women: "woman",
    children: "child",
    feet: "foot",
    teeth: "tooth",
    geese: "goose",
    mice: "mouse",
    people: "person",
    knives: "knife",
    wives: "wife",
    lives: "life",
    shelves: "shelf",
    bookshelves: "bookshelf",
    scarves: "scarf",
    leaves: "leaf",
    loaves: "loaf",
    halves: "half",
    wolves: "wolf",
    calves: "calf",
    elves: "elf",
    thieves: "thief",
    hooves: "hoof",
    buses: "bus",
    gases: "gas",
    lenses: "lens",
    series: "series",
    species: "species",
    accessories: "accessory",
    shoes: "shoe",
    toes: "toe",
    canoes: "canoe",
    oboes: "oboe",
    hoes: "hoe",
    aches: "ache",
    headaches: "headache",
    caches: "cache",
    axes: "axe",
    ties: "tie",
    pies: "pie",
    gas: "gas",
    lens: "lens",
    canvas: "canvas",
    christmas: "christmas",
    atlas: "atlas",
    always: "always",
    glasses: "glass",
    brass: "brass",
    bras: "bra",
    chassis: "chassis",
    vases: "vase",
    quizzes: "quiz",
    mens: "man",
    womens: "woman",
    childrens: "child",
    colour: "color",
    colours: "color",
    grey: "gray",
    greys: "gray",
    jewellery: "jewelry",
    aluminium: "aluminum",
    fibre: "fiber",
    fibres: "fiber",
    tyre: "tire",
    tyres: "tire",
    mould: "mold",
    moulds: "mold",
    pyjama: "pajama",
    pyjamas: "pajama",
    pajamas: "pajama",
  }),
);

/** Removes plural endings and maps irregular plurals and British spellings to one form. */
export function stemEnglish(folded: string): string {
  const known = irregular.get(folded);
  if (known !== undefined) return known;
  if (folded.length < 4) return folded;
  return withoutPlural(folded);
}

function withoutPlural(word: string): string {
  const last = word.charAt(word.length - 1);
  if (last === "e") return withoutFinalE(word);
  if (last !== "s") return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("oes")) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}

/** Matches singulars in -e with the stems of their plurals: batterie, brosse. */
function withoutFinalE(word: string): string {
  if (word.length <= 4) return word;
  if (word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  return word.endsWith("sse") || word.endsWith("she") ? word.slice(0, -1) : word;
}
