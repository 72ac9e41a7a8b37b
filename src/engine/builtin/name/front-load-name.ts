/** How many there are, or how much, before the thing: Set of 6, Lot de 3, 3er-Set, 2 x, 10 ml. */
const amounts = [
  "(?:gift set|set|pack|packet|box|case|bundle) of \\d+",
  "(?:lot|pack|kit|set|coffret|boîte|paquet) de \\d+",
  "(?:set|confezione|kit|pacco|scatola) d[ai] \\d+",
  "\\d+\\s?(?:er|-teiliges|-tlg\\.)[- ]?(?:set|pack|packung)?",
  "\\d+\\s?[x×]",
  "\\d+(?:[.,]\\d+)?\\s?(?:ml|cl|l|g|kg)",
].join("|");
const amountFirst = new RegExp(`^(${amounts})\\s+(?=\\p{L})(.*)$`, "iu");
/** What joins an amount to other things, so that it cannot stand at the end. */
const joined = /\s\+\s|\s&\s|\d\s?(?:ml|cl|l|g|kg|cm|mm)(?!\p{L})|^(?:of|de|du|des|di|von)\s/iu;

/** The thing before its amount: "Set of 6 Wax Melts" is "Wax Melts, Set of 6"; any other name as it is. */
export function frontLoadedName(name: string): string {
  const [, amount, thing] = amountFirst.exec(name) ?? [];
  if (amount === undefined || thing === undefined || joined.test(thing)) return name;
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}, ${amount}`;
}
