import { lazily } from "../lib/once.ts";
import { parseTable } from "../lib/table.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import audiences from "../translation/data/audiences.tsv";
import colors from "../translation/data/colors.tsv";
import materials from "../translation/data/materials.tsv";
import {
  ecologyWords,
  furtherAudiences,
  furtherColours,
  furtherMaterials,
  namesOfOtherThings,
} from "./data/forbidden-words.ts";
import type { WordTableName } from "./rule.ts";
import { foldPhrase } from "./word-prefilter.ts";

/** Every forbidden word and phrase of every language, with the table that it belongs to. */
export const wordTables: () => PhraseTable<WordTableName> = lazily(buildTables);

function buildTables(): PhraseTable<WordTableName> {
  const table = createPhraseTable<WordTableName>();
  const add = (name: WordTableName, phrases: readonly string[]) => {
    for (const phrase of phrases) {
      const folded = foldPhrase(phrase);
      if (namesOfOtherThings.has(folded.join(" "))) continue;
      table.add(folded, name);
    }
  };
  add("ecology", ecologyWords);
  add("colours", [...writtenIn(colors).flatMap(inflected), ...furtherColours]);
  add("materials", [...writtenIn(materials), ...furtherMaterials]);
  add("audiences", [...writtenIn(audiences), ...furtherAudiences]);
  return table;
}

/** Every spelling in a table of the glossary: forms stand between slashes, other words behind `~`, grammar behind a colon. */
function writtenIn(table: string): string[] {
  return parseTable(table)
    .flatMap((row) => Object.values(row))
    .flatMap((cell) => cell.split("~"))
    .flatMap((cell) => (cell.split(":")[0] ?? "").split("/"))
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** The forms that an adjective of one word may take in the four languages; what is no word is never found. */
function inflected(word: string): string[] {
  if (/\s/u.test(word)) return [word];
  const endings = ["", "e", "er", "es", "en", "em", "s"].map((ending) => word + ending);
  const italian = /[oe]$/u.test(word)
    ? ["a", "i", "e", "he", "hi"].map((end) => word.slice(0, -1) + end)
    : [];
  return [...endings, ...italian];
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/**
 * Words beside which a colour names a kind of thing, or is part of a name, and says nothing of how it looks: green tea,
 * Weißwein, riz blanc, pepe nero. Folded, as all words here.
 */
const namedByColour = words(
  "tea wine chocolate pepper rice bread sugar cabbage bean beans noise board screen ink mustard olives onion onions garlic salt musk rock " +
    "tee wein schokolade pfeffer reis brot zucker kohl bohnen rauschen tinte oliven zwiebeln salz moschus " +
    "the vin chocolat poivre riz pain sucre chou haricots bruit tableau encre oignon oignons ail raisin sel musc " +
    "te vino cioccolato pepe riso pane zucchero cavolo fagioli rumore lavagna inchiostro cipolla cipolle uva sale muschio " +
    "oil ol huile olio essential water wasser eau acqua juice saft jus succo jam confiture konfiture marmelade blossom medal plated edition " +
    "label series card days friday box hat",
);

/** Of these kinds "green" tells one even where another word stands between: green sliced olives. */
const sortsOfFood = words(
  "tea teabag teabags gram wine pepper rice bean beans olives onion onions grapes lentils cabbage peppercorns tee wein pfeffer reis bohnen oliven zwiebeln trauben linsen",
);
/** Teebeutel, Chilibohnen. */
const compoundOfFood = /.(?:tee|wein|bohnen|pfeffer|reis|oliven|zwiebeln|linsen|trauben|brot)$|^tee/u;

/** Texts about what is eaten, drunk or smelt: in them a colour is a fruit or a flower, a material a scent (Fresh Cotton, White Musk). */
const eatenOrSmelt = words(
  "soap shampoo oil juice drink flavour flavoured flavor flavored wash tea coffee biscuit biscuits cookie cookies wafer wafers cake deo deodorant " +
    "perfume parfum fragrance scent scented scents cologne toilette edt edp candle candles fruit fruits fresh freshener lotion sauce masala dal flour atta " +
    "sunscreen sunblock spf bleach solare solaire sonnencreme sonnenmilch sooji millet jaggery syrup powder capsule tablets vitamin incense diffuser melts gel rice oats muesli honey spice chilli chili chilly capsicum conditioner " +
    "seife ol saft getrank tee kaffee keks kekse kuchen duft duftkerze kerze kerzen frucht fruchte sirup gewurz honig mehl reis badesalz raumduft tabletten " +
    "savon huile jus boisson the cafe biscuits gateau bougie bougies fruits sirop farine riz miel epices gelules comprimes desodorisant encens gout arome parfumee " +
    "sapone olio succo bevanda te caffe biscotti torta profumo candela candele frutta sciroppo farina riso miele spezie capsule compresse incenso gusto aroma",
);

/** Fields of Gold, so weiß wie Schnee, si bleu, Forêt-Noire, Mar Nero. */
const beforeOtherColour = words("of so si foret mer mar foresta guide plus 80plus");
const beforeOtherMaterial = words("les the");
/** Carbon neutral is a claim, not carbon. */
const afterOtherMaterial = words("zinc neutral neutre neutro positive negative friendly footprint free");
/** Baby corn is corn, an adult dog a dog. */
const othersOfAnAge = words(
  "dog dogs cat cats hund hunde hunden katze katzen chien chiens chat chats cane cani gatto gatti corn gherkin gherkins carrots spinach potatoes leaf leaves spinat karotten mais epinards carottes spinaci carote potato onions",
);
/** Iron Man, X-Men, Isle of Man. */
const beforeNamedMan = words("iron spider bat super ant aqua x pac mega of the he");
/** "Women in Love", "Femmes en galère": what begins so is a title. */
const afterTitleHero = words("in en on im of");

/** Whether a word of a table says something else at its place: part of a kind's name, a scent, a title's hero. */
export function meansOtherThing(
  table: WordTableName,
  folded: readonly string[],
  { index, length }: { readonly index: number; readonly length: number },
): boolean {
  const [before, after] = [folded[index - 1] ?? "", folded[index + length] ?? ""];
  if (table === "audiences") return isOtherBeing(folded, index, { before, after });
  if (table === "ecology") return /^gas|^gaz/.test(before) || /^gas$|^gaz$/.test(after);
  if (folded.some((word) => eatenOrSmelt.has(word))) return true;
  if (table === "materials") return beforeOtherMaterial.has(before) || afterOtherMaterial.has(after);
  if (namedByColour.has(before) || namedByColour.has(after) || beforeOtherColour.has(before)) return true;
  return (
    compoundOfFood.test(after) ||
    folded.slice(index + length, index + length + 2).some((word) => sortsOfFood.has(word))
  );
}

interface Neighbours {
  readonly before: string;
  readonly after: string;
}

function isOtherBeing(folded: readonly string[], index: number, { before, after }: Neighbours): boolean {
  if (othersOfAnAge.has(after) || (index === 0 && afterTitleHero.has(after))) return true;
  const next = folded.slice(index + 1, index + 4);
  if (next.includes("best") && next.includes("friend")) return true;
  return /^m[ae]n$/.test(folded[index] ?? "") && beforeNamedMan.has(before);
}
