const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    blanche: "blanc",
    blanches: "blanc",
    blancs: "blanc",
    seche: "sec",
    seches: "sec",
    secs: "sec",
    fraiche: "frais",
    fraiches: "frais",
    frais: "frais",
    douce: "doux",
    douces: "doux",
    doux: "doux",
    neuve: "neuf",
    neuves: "neuf",
    neufs: "neuf",
    belle: "beau",
    belles: "beau",
    bel: "beau",
    nouvelle: "nouveau",
    nouvelles: "nouveau",
    nouvel: "nouveau",
    longue: "long",
    longues: "long",
    grosse: "gros",
    grosses: "gros",
    gros: "gros",
    basse: "bas",
    basses: "bas",
    bas: "bas",
    yeux: "oeil",
    travaux: "travail",
    vitraux: "vitrail",
    emaux: "email",
    cheminee: "cheminee",
    cheminees: "cheminee",
    tuyaux: "tuyau",
    noyaux: "noyau",
    joyaux: "joyau",
    faux: "faux",
    prix: "prix",
    noix: "noix",
    bois: "bois",
    souris: "souris",
    tapis: "tapis",
    bras: "bras",
    corps: "corps",
    fils: "fils",
    tennis: "tennis",
    favorite: "favori",
    favorites: "favori",
  }),
);

/** Removes plural and gender endings: chaussures; noire; chevaux; lumineuse; sportive; ancienne. */
export function stemFrench(folded: string): string {
  const known = irregular.get(folded);
  if (known !== undefined) return known;
  if (folded.length < 4) return folded;
  return withoutGender(withoutPlural(folded));
}

function withoutPlural(word: string): string {
  if (word.endsWith("s")) return word.endsWith("ss") ? word : word.slice(0, -1);
  if (!word.endsWith("x")) return word;
  if (word.endsWith("eaux")) return word.slice(0, -1);
  if (word.endsWith("aux") && word.length > 4) return `${word.slice(0, -2)}l`;
  return word.endsWith("eux") || word.endsWith("oux") ? word.slice(0, -1) : word;
}

function withoutGender(word: string): string {
  if (!word.endsWith("e")) return word;
  if (word.endsWith("euse") && word.length > 5) return word.slice(0, -2);
  if (word.endsWith("ive") && word.length > 4) return `${word.slice(0, -2)}f`;
  const bare = word.length > 4 && word.endsWith("ee") ? word.slice(0, -2) : withoutFinalE(word);
  return bare.length > 4 && bare !== word ? bare.replace(/(nn|ll|tt)$/, (pair) => pair.charAt(0)) : bare;
}

function withoutFinalE(word: string): string {
  return word.length > 3 && word.endsWith("e") ? word.slice(0, -1) : word;
}
