import { lazily } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import countryCodes from "./country-codes.tsv";

const shortCodes = lazily(
  () => new Map(parseTable(countryCodes).map(({ long = "", short = "" }) => [long, short])),
);
const names = lazily(() => new Intl.DisplayNames(["en"], { type: "region", fallback: "none" }));

/** The English name of the country with this ISO 3166-1 code of two or three capital letters. */
export function countryOfCode(code: string): string | undefined {
  const short = code.length === 3 ? shortCodes().get(code) : code;
  return short !== undefined && /^[A-Z]{2}$/.test(short) ? names().of(short) : undefined;
}
