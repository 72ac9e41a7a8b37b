/** Form with vous, form with tu, imperative; `-` where one does not command it. */
const irregular = `pouvez peux -|voulez veux -|devez dois -|avez as -|êtes es -|savez sais -|voyez vois vois|prenez prends prends
mettez mets mets|faites fais fais|choisissez choisis choisis|recevez reçois reçois|obtenez obtiens obtiens|tenez tiens tiens
suivez suis suis|lisez lis lis|buvez bois bois|connaissez connais -|découvrez découvres découvre|offrez offres offre
ouvrez ouvres ouvre|pourrez pourras -|serez seras -|aurez auras -|devrez devras -|trouverez trouveras -|ferez feras -
recherchez recherches -|souhaitez souhaites -|désirez désires -|allez vas -|dormez dors dors|remplissez remplis remplis`;
const regular =
  "profit utilis trouv retrouv appréci ador aim opt pens jou écout regard cré personnalis décor habill connect branch transport rang emport gard gagn fix pos ajout laiss donn test appliqu admir téléphon photographi équip";

export interface FrenchVerb {
  readonly vous: string;
  readonly tu: string;
  readonly imperative: string | undefined;
}

const verbs: readonly FrenchVerb[] = [
  ...irregular
    .split(/[|\n]/)
    .map((row) => row.split(" "))
    .map(([vous = "", tu = "", imperative = "-"]) => ({
      vous,
      tu,
      imperative: imperative === "-" ? undefined : imperative,
    })),
  ...regular.split(" ").map((stem) => ({ vous: `${stem}ez`, tu: `${stem}es`, imperative: `${stem}e` })),
];

const byVous = new Map(verbs.map((verb) => [verb.vous, verb]));
const byTu = new Map(verbs.map((verb) => [verb.tu, verb]));

export function verbOfVous(word: string): FrenchVerb | undefined {
  return byVous.get(word);
}

export function verbOfTu(word: string): FrenchVerb | undefined {
  return byTu.get(word);
}

const feminine: ReadonlySet<string> = new Set(
  "maison cuisine chambre voiture peau tablette console montre moto terrasse table tenue garde-robe famille fille cheminée piscine salle pièce télé télévision poche vie silhouette caméra guitare porte clé bouche barbe chevelure main tête taille santé".split(
    " ",
  ),
);
const masculine: ReadonlySet<string> = new Set(
  "salon jardin téléphone smartphone portable véhicule bébé look style sac lit bureau mur chien chat corps visage quotidien confort choix mobile sol vélo logement goût fils mari pc mac baladeur balcon regard dos cou poignet style".split(
    " ",
  ),
);

/** The possessive of the second person for a noun; undefined where its gender is not known. */
export function possessiveOf(noun: string): "ton" | "ta" | undefined {
  if (/^[aeiouyàâéèêëîïôöûüœh]/u.test(noun)) return "ton";
  if (feminine.has(noun) || /(?:tion|sion|ette|ière|ance|ence)$/u.test(noun)) return "ta";
  return masculine.has(noun) || /(?:age|ment|eau|isme|oir)$/u.test(noun) ? "ton" : undefined;
}
