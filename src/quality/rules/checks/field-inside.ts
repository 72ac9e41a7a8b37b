import { readWords } from "../../../text/read-words.ts";
import { type Fault, type FindFaults, faultAt } from "../fault.ts";
import { removeSpan } from "../fixes/remove-span.ts";

/** Another field's whole value within the text: the brand in a name that may not say it. */
export const findFieldInside: FindFaults<"fieldInside"> = (reading, { other }, product): readonly Fault[] => {
  const value = other === "brand" ? product.brand : product.product.fields[other];
  if (value === undefined) return [];
  const wanted = readWords(value).folded;
  const { tokens, folded } = reading.words;
  if (wanted.length === 0 || wanted.length >= folded.length) return [];
  const faults: Fault[] = [];
  for (let index = 0; index + wanted.length <= folded.length; index += 1) {
    if (!wanted.every((word, offset) => folded[index + offset] === word)) continue;
    const [first, last] = [tokens[index], tokens[index + wanted.length - 1]];
    if (!first || !last) continue;
    const place = { start: first.start, end: last.end };
    faults.push(
      faultAt(
        reading,
        place,
        `It holds the product's ${other}: "${value}".`,
        removeSpan(reading.text, place),
      ),
    );
    index += wanted.length - 1;
  }
  return faults;
};
