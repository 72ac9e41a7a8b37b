import type { Language } from "../language.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Lower-case articles, prepositions and conjunctions: small inside a product name. */
export const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    "a an the and or nor but for of in on at to by from with without as per into onto over under vs via off up",
  ),
  de: set(
    "der die das den dem des ein eine einen einem einer eines und oder sowie aber für mit ohne von vom zu zum zur in im ins an am ans auf aufs aus bei beim bis durch gegen nach über um unter vor zwischen inkl zzgl ca je als wie auch mm cm kg ml nicht sehr fürs ums vors fur ueber fuer",
  ),
  fr: set(
    "le la les l un une des du de d et ou à a au aux en dans par pour sur sous avec sans chez vers entre ni que qu qui ce cet cette ces son sa ses leur leurs votre vos notre nos selon jusqu très plus moins non env y est s n c j",
  ),
  it: set(
    "il lo la i gli le l un uno una di d a da in con su per tra fra e ed o od del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull come che non più senza ca circa",
  ),
};

/** Small words that are no others in any of the four languages: names in one language hold them in another. */
export const foreignSmallWords: ReadonlySet<string> = set(
  "the and for with without mit und für ohne zum zur beim oder aus pour avec sans dans et della dello delle degli con",
);
