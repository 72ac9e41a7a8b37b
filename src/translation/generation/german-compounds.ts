import { capitalized, foldText } from "../../nlp/normalizer.ts";
import { ownWords } from "../built-in-words.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";

const shortest = 3;
let learnedPrefixes: ReadonlyMap<string, string> | undefined;

/** First parts that neither the compounds of the word lists nor the rules give. */
const irregular: Readonly<Record<string, string>> = { Minze: "Minz", Gartenarbeit: "Garten" };

/**
 * The form of a noun as the first part of a compound: Hunde-, Küchen-, Kaffee-. It is learned from the compounds of the
 * glossary; otherwise -n is added to feminines in -e, and -s after the endings that always take it (Duden, Fugenelement).
 */
export function compoundPrefix({ forms, grammar }: GlossaryEntry): string | undefined {
  const noun = forms.de?.[0];
  if (noun === undefined || /^\p{Ll}|[^\p{L} -]/u.test(noun)) return undefined;
  if (/[ -]/.test(noun)) return `${noun.replace(/ /g, "-")}-`;
  const listed = irregular[noun];
  if (listed !== undefined) return listed;
  learnedPrefixes ??= learnPrefixes();
  const learned = learnedPrefixes.get(noun);
  if (learned !== undefined) return learned;
  if (/(?:ung|heit|keit|schaft|tät|ion|ling)$/.test(noun)) return `${noun}s`;
  const takesNoLink =
    /(?:pflege|wäsche|hygiene|reise|hilfe|wärme|kälte|höhe|hirse|gelatine|(?<!l|m)ie)$/i.test(noun);
  return noun.endsWith("e") && grammar?.de?.gender === "f" && !takesNoLink ? `${noun}n` : noun;
}

/** The most frequent form of each noun as the first part of compounds in the word lists. */
function learnPrefixes(): ReadonlyMap<string, string> {
  const words = ownWords().flatMap(({ entry }) =>
    entry.role === "type" ? (entry.forms.de ?? []).slice(0, 1) : [],
  );
  const single = words.filter((text) => /^\p{Lu}\p{Ll}+$/u.test(text));
  const heads = new Set(single.map((text) => text.toLowerCase()));
  const bySpelling = new Map(single.flatMap((text) => linked(text).map((prefix) => [prefix, text] as const)));
  const counts = new Map<string, Map<string, number>>();
  for (const text of single) {
    for (let cut = shortest; cut <= text.length - shortest; cut += 1) {
      const [prefix, head] = [text.slice(0, cut), text.slice(cut)];
      const noun = bySpelling.get(prefix);
      if (noun === undefined || !heads.has(head)) continue;
      const held = counts.get(noun) ?? new Map<string, number>();
      held.set(prefix, (held.get(prefix) ?? 0) + 1);
      counts.set(noun, held);
    }
  }
  return new Map([...counts].map(([noun, prefixes]) => [noun, commonest(prefixes)]));
}

function linked(noun: string): string[] {
  const forms = ["", "n", "en", "s", "es", "er", "e"].map((link) => noun + link);
  return noun.endsWith("e") ? [...forms, noun.slice(0, -1)] : forms;
}

function commonest(counts: ReadonlyMap<string, number>): string {
  return [...counts].toSorted((one, two) => two[1] - one[1])[0]?.[0] ?? "";
}

/** Foreign first parts, which are joined with a hyphen: Bio-Tee, Mini-Lampe. */
const hyphenated: ReadonlySet<string> = new Set(
  "bio mini retro vintage outdoor indoor premium oversize instant camouflage original".split(" "),
);

/**
 * Joins a prefix with a head: "Wand" and "Lampe" to Wandlampe, "Damen" and "T-Shirt" to Damen-T-Shirt, "Lavendel" and
 * "ätherisches Öl" to ätherisches Lavendelöl.
 * @returns undefined if the head is another phrase
 */
export function joinCompound(prefix: string, head: string): string | undefined {
  const term = /^(\p{Ll}+ )(\p{Lu}\S+)$/u.exec(head);
  if (term?.[1] !== undefined && term[2] !== undefined) {
    const joined = joinCompound(prefix, term[2]);
    return joined === undefined ? undefined : term[1] + joined;
  }
  if (/\s/.test(head)) return undefined;
  const isForeign = hyphenated.has(foldText(prefix)) || /-/.test(prefix) || /^\p{Lu}{2,}|^.?-|\d/u.test(head);
  if (prefix.endsWith("-")) return prefix + head;
  const start = capitalized(prefix);
  if (isForeign || /^\p{L}-|^\p{Lu}\p{L}*-\p{Lu}/u.test(head)) return `${start}-${head}`;
  return start + head.charAt(0).toLowerCase() + head.slice(1);
}
