import { count, defineCheck } from "../check.ts";
import { faultAt } from "../violation.ts";

const delimiter = /(?<!\s)\s+[-–—|•/]\s+|[,;:|()[\]]\s*/u;

/** Too many words before the first delimiter. */
export const wordCount = defineCheck({
  kind: "word-count",
  options: { most: count },
  find: (reading, { most }) => {
    const { text } = reading;
    const end = delimiter.exec(text)?.index ?? text.length;
    const count = text
      .slice(0, end)
      .split(/\s+/u)
      .filter((word) => word !== "").length;
    if (count <= most) return [];
    return [
      faultAt(
        reading,
        { start: 0, end },
        `It has ${count} words before the first delimiter, more than ${most}.`,
      ),
    ];
  },
});
