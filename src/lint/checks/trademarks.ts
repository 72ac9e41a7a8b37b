import { defineCheck } from "../check.ts";
import { faultAt } from "../violation.ts";

const symbols = /[®™©℠]|\((?:tm|r)\)(?!\p{L})/giu;

/** Trademark symbols. */
export const trademarks = defineCheck({
  kind: "trademarks",
  options: {},
  find: (reading) => {
    const { text } = reading;
    return [...text.matchAll(symbols)].map(({ 0: symbol, index }) => {
      const [start, end] = [index, index + symbol.length];
      const joins =
        /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 200), start)) &&
        /^[\p{L}\p{N}]/u.test(text.slice(end));
      const isLoose =
        /\s$/u.test(text.slice(Math.max(0, start - 200), start)) && /^(?:\s|$)/u.test(text.slice(end));
      const from = isLoose ? start - 1 : start;
      return faultAt(reading, { start, end }, `It has the sign "${symbol}".`, {
        start: from,
        end,
        replacement: joins ? " " : "",
      });
    });
  },
});
