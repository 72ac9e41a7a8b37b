import { defineCheck } from "../check.ts";
import { misreadPlaces } from "../misread.ts";
import { faultAt } from "../violation.ts";

/** Characters read in the wrong encoding: "fÃ¼r". Where they are replaced by a sign for that, a person has to say what stood there. */
export const misreadCharacters = defineCheck({
  kind: "misread-characters",
  options: {},
  find: (reading) =>
    misreadPlaces(reading.text).map((place) => {
      const { start, end, meant } = place;
      const message = `It was read in another encoding: "${reading.text.slice(Math.max(0, start - 12), end + 8)}".`;
      return faultAt(
        reading,
        place,
        message,
        meant === undefined ? undefined : { start, end, replacement: meant },
      );
    }),
});
