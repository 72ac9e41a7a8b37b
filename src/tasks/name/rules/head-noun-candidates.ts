import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { Branch } from "./naming-patterns.ts";

interface HeadNouns {
  /** Name the thing wherever a name of the language has its noun; in German also as the last part of a compound. */
  readonly sure: Readonly<Partial<Record<Branch, string>>>;
  /** Have other senses: English ones need the word before them ("face pack"), others stand at the start of a name. */
  readonly leaning: Readonly<Partial<Record<Branch, string>>>;
}

/**
 * Product nouns without a translation of their own in the glossary: dishes and remedies that keep their name, parts, trade
 * words, and words that the glossary hides in listed values. Singular in English and French, whose plurals add "s" or "x".
 */
const headNouns: Readonly<Record<Language, HeadNouns>> = {
  en: {
    sure: {
      media: "hardcover hardback coursebook blu-ray",
      care:
        "cleanser facewash masksheet emulsion salve remover cleaner degreaser sanitizer sanitiser " +
        "freshener repellent tonic tincture gummies churna kwath kashayam vati arishta asava bhasma lehyam rasayana " +
        "edt edp talc deodorizer chyawanprash shilajit gulkand taila ubtan wipes swab cologne detergent shampoo phenyl whitener",
      food:
        "premix batter conserve idli idly dosa vada upma uttapam uthappam pongal sambar rasam puttu appam idiyappam dhokla " +
        "khandvi thepla poori bhatura kulcha pakora bhaji kachori mathri papad papadum laddu ladoo barfi burfi halwa " +
        "peda jalebi rasgulla sandesh kheer rabri dahi raita khoa vanaspati suji rava daliya dalia sattu daal urad moong toor masoor " +
        "lobia jowar bajra ragi mukhwas supari pulao khichdi korma kabab quesadilla udon kimchi amla mosambi sapota " +
        "jackfruit brinjal karela colocasia yam tapioca cassava methi ajwain mace burger patty jelly trifle " +
        "gram brownie gravy dumpling momo",
      goods:
        "hanger bin brush wiper skimmer slicer squeezer masher opener grinder pestle tope patila goblet flask " +
        "tiffin bulb tubelight diya bell thali notebook ballpen sharpener file binder harness leash clock drainer " +
        "trolley straightener curler beanbag burner diffuser bedcover swaddle keeper dispenser " +
        "organizer organiser candle agarbatti tumbler",
      electronics: "dongle powerbank extender repeater trimmer shaver analyzer analyser " + "lens",
      fashion: "duffel duffle",
    },
    leaning: {
      media: "cd dvd album",
      care:
        "wash scrub mask pack peel bleach wax spa rinse creme foam scent extract essence polish balm bar liquid pad liner lotion concentrate soap spray " +
        "oil gel powder formula tablet capsule tube paste",
      food:
        "mix pop puree spread dressing mixture flakes fillet slice chunk block cube shred wedge nuggets roll wrap blend stock sauce drink beverage rub puri " +
        "puff cookie bite chips snack seasoning",
      goods:
        "set kit combo hamper coffret bundle assortment dish tub peg fan light tape pot rack case cover stand holder box sheet maker cutter sticker shade " +
        "granules melts wick stick board frame mat",
      electronics: "gateway switch hub adapter adaptor battery cable tracker flash speaker camera",
      fashion: "pouch robe wrapper vest tote cap top wear",
    },
  },
  de: {
    sure: {
      media: "ratgeber",
      food:
        "cake biscuit gugelhopf roulade törtli schnitte schnitten gipfel gipfeli weggli biberli bricelets cupcake cupcakes cookie " +
        "kräcker makrone meringue gebäck bienenstich streusel kompott frikadelle frikadellen leckerli magenbrot cantucci spitzbuben hefezopf " +
        "cornet cornets küchlein stängeli",
      goods: "aufhängung halterung kupplung buchse ständer behälter aufbewahrung",
      electronics: "receiver recorder controller",
    },
    leaning: {
      food: "rosette rosetten stängel stangen sticks riegel flocken brei mus gelee filet speck teig zopf mix berliner eclair eclairs stollen ringe kugeln",
      goods: "schiene leiste case cover folie etui nadel",
      electronics: "sender empfänger player",
    },
  },
  fr: {
    sure: {
      media: "livret",
      food: "roulade cake cookie bricelet cramique burger cupcake tourte meringue",
      goods:
        "circulateur échangeur brûleur creuset courroie commutateur sélecteur voyant poulie gicleur électrovanne pressostat roulement boulonnerie visserie goujon presse-étoupe bornier cosse raccord " +
        "manchon gouttière plénum portail persienne vasistas verrière ferronnerie quincaillerie barillet paumelle tondeuse " +
        "cisaille pêle-mêle carénage réservoir accumulateur convertisseur détecteur fanion horloge " +
        "moquette canevas receveur taloche burin plaquette tringlerie tringle porte-pots " +
        "serviette housse",
      electronics: "chargeur oreillette égaliseur décodeur démodulateur projecteur",
      fashion: "soquette sweatshirt sneakers sneaker boots jacket wallet gourmette",
      care: "edt edp godemichet atomiseur",
    },
    leaning: {
      media: "cd album atlas",
      food: "galette bâtonnet tresse boule tartine flan canapé stollen panettone",
      goods:
        "piston indicateur fixation puce bâton planche véhicule soufflet palier sonde turbine hélice ressort axe patte piton fil gaine bloc borne prise module coude réduction bonde mélangeur clapet flotteur pommeau grille bouche " +
        "conduit trappe coulissant volet garde-corps rampe cylindre gond mât voile abri hivernage piscine pot bac tuteur toile drapeau console corbeille coffret coffre malle " +
        "suspension réglette panneau embrasse taie bulle disque étrier antivol pare-soleil feu film protection station socle dock clé anneau laine pelote " +
        "aiguille ruban galon store biais fermeture mèche costume masque banquette abattant panne plume bande canne cible raquette balle filet cage sédum gazon jeu " +
        "tube joint lame visière support cadre tampon trousse radiateur",
      electronics: "flash mémoire dalle carte circuit folio",
      fashion: "ensemble tunique body compensée mule",
    },
  },
  it: {
    sure: {
      food: "panettone tortellini bombolone bignè meringa cookie cookies cake brownies burger sfogliatine involtini",
    },
    leaning: {
      food: "treccia pizzetta pizzette cornetto bastoncini",
      care: "compresse infuso",
      goods: "maglia costume",
    },
  },
};

export interface HeadNoun {
  readonly branch: Branch;
  readonly isLeaning: boolean;
}

const tables = new Map<Language, ReadonlyMap<string, HeadNoun>>();

/** By the folded word. */
export function headNounsOf(language: Language): ReadonlyMap<string, HeadNoun> {
  const held = tables.get(language);
  if (held) return held;
  const table = new Map<string, HeadNoun>();
  for (const isLeaning of [false, true]) {
    const words = headNouns[language][isLeaning ? "leaning" : "sure"];
    for (const [branch, list] of Object.entries(words) as [Branch, string][])
      for (const word of list.split(" ")) {
        const folded = foldText(word);
        if (!table.has(folded)) table.set(folded, { branch, isLeaning });
      }
  }
  tables.set(language, table);
  return table;
}
