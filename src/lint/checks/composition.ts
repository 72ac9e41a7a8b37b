import { defineCheck } from "../check.ts";
import { faultOfAll } from "../violation.ts";

const coded = /^\s*[A-Z]{2,4}\s*\|\s*\d{1,5}(?:\s*;\s*[A-Z]{2,4}\s*\|\s*\d{1,5})*\s*;?\s*$/;
const hundredths = 10_000;
const tolerance = 0.6;
/** Shares in brackets or after "of which" are part of another share. */
const shareOfShare = /\([^)]*\)|(?:of which|davon|dont|di cui)[^,;/]*/giu;
const share =
  /(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|percent|prozent|pour cent|per cento)(?!\s?(?:recycl|recycel|riciclat|organic|bio))/giu;

/** Material shares that do not add up to 100 %, per component if there are several. */
export const composition = defineCheck({
  kind: "composition",
  options: {},
  find: (reading) => {
    const { text } = reading;
    if (coded.test(text)) {
      const total = sum([...text.matchAll(/\|\s*(\d+)/g)].map(({ 1: part = "0" }) => Number(part)));
      return total === hundredths
        ? []
        : [faultOfAll(reading, `Its shares add up to ${total / 100} %, not 100 %.`)];
    }
    if (!/\d\s?(?:%|p)/iu.test(text)) return [];
    const total = sum(
      [...text.replace(shareOfShare, "").matchAll(share)].map(({ 1: part = "0" }) =>
        Number(part.replace(",", ".")),
      ),
    );
    const off = Math.min(total % 100, 100 - (total % 100));
    if (total === 0 || (total >= 100 - tolerance && off <= tolerance)) return [];
    return [faultOfAll(reading, `Its shares add up to ${Math.round(total * 100) / 100} %, not 100 %.`)];
  },
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
