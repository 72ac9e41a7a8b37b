/** Folded words after which something must follow, so that no name ends with them. */
export const danglingWords: ReadonlySet<string> = new Set(
  (
    "a an the and or of for with without in on at by from to as per und oder von vom zum zur der die das den dem des ein eine " +
    "fur mit ohne im am an aus auf bei als et ou de du des le la les un une en au aux pour avec sans par sur dans l d e ed o di " +
    "del della dei delle dello degli il lo gli i uno una da dal dalla con senza su nel nella al alla ai alle inkl incl"
  ).split(" "),
);
