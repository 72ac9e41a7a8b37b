import { count, defineCheck } from "../check.ts";
import { faultAt, shown } from "../violation.ts";
import { itemsOf } from "./item-count.ts";

/** Items of a list that are too long. */
export const itemLength = defineCheck({
  kind: "item-length",
  options: { max: count },
  find: (reading, { max }) =>
    reading
      .once(itemsOf)
      .filter(({ start, end }) => end - start > max)
      .map((item) => {
        const text = reading.text.slice(item.start, item.end);
        const message = `An item has ${text.length} characters, more than ${max}: "${shown(text)}".`;
        return faultAt(reading, item, message);
      }),
});
