/** How many pieces a pack holds, where the text says it without a unit behind the number. */
export interface PackCount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly numberStart: number;
}

const largestPack = 10_000;
const pack =
  "packs?|packungen|packung|pack|sets?|lots?|box|boxes|boites?|boîtes?|confezion[ei]|paquets?|paket|kits?|lotto|pacc[oh]i?|multipack|case|bundle|carton|karton|bündel|sachets? de|vorteilspack|sparpack|doppelpack";
interface PackPattern {
  /** A cheap sign without which the costly pattern need not be tried: what stands beside a digit. */
  readonly sign: RegExp;
  readonly pattern: RegExp;
}

/** Any of the signs: one look at a text tells that most hold no pack. */
const anySign = /\d(?:[eE][rR]| ?[x×X] )|[feaiàtnxFEAIÀTNX×] ?\d/;

const patterns: readonly PackPattern[] = [
  {
    sign: /\der/iu,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,-])(\\d{1,4})er[ -]?(?:${pack}|kasten|bund|karton|pckg?\\.?|pk)(?![\\p{L}\\p{N}])`,
      "giu",
    ),
  },
  {
    sign: /[feaiàtnx] ?\d/iu,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${pack}) ?(?:of|de|da|di|à|mit|von|x) ?(\\d{1,4})(?![\\p{L}\\p{N}]|[.,]\\d)`,
      "giu",
    ),
  },
  {
    sign: /\d ?[x×] +\p{L}/iu,
    pattern:
      /(?<![\p{L}\p{N}.,/-])(\d{1,3}) ?[x×](?= +\p{L})(?! *(?:optisch|optical|optique|ottico|opt|zoom|digital|fach|mal|faster|schnell|vergr|magnif|grossi|ingrand|speed))/giu,
  },
  { sign: /[x×] ?\d/u, pattern: /(?<=\s|^|\()[x×] ?(\d{1,2})(?=$|[\s),;])(?! ?[x×\d])/gu },
];

/** The pack sizes in a text: 2er-Pack, pack of 4, lot de 6, confezione da 6, 3 x, x 3. */
export function findPackCounts(text: string): PackCount[] {
  if (!anySign.test(text)) return [];
  const counts: PackCount[] = [];
  for (const { sign, pattern } of patterns) {
    if (!sign.test(text)) continue;
    // Not matchAll, which makes a copy of the pattern each time.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const count = packCountOf(match);
      if (count !== undefined) counts.push(count);
    }
  }
  return counts;
}

function packCountOf({ 0: written, 1: number = "", index: start }: RegExpExecArray): PackCount | undefined {
  const value = Number(number);
  if (value < 1 || value > largestPack) return undefined;
  return {
    value,
    start,
    end: start + written.trimEnd().length,
    numberStart: start + written.indexOf(number),
  };
}
