import { defineCheck, oneOf } from "../check.ts";
import { textFields } from "../rule.ts";
import { faultOfAll, shown } from "../violation.ts";

/** A text that only repeats another field. */
export const sameAs = defineCheck({
  kind: "same-as",
  options: { other: oneOf(...textFields) },
  find: (reading, { other }, product) => {
    const second = product.field(other);
    if (!second || Math.abs(second.text.length - reading.text.length) > 20) return [];
    const [one, two] = [reading.words.folded.join(" "), second.words.folded.join(" ")];
    return one !== "" && one === two
      ? [faultOfAll(reading, `It is the same as the ${other}: "${shown(reading.text)}".`)]
      : [];
  },
});
