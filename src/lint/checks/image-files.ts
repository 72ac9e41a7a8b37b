import { count, defineCheck } from "../check.ts";
import { shown } from "../violation.ts";
import { imageLinksIn } from "./image-links.ts";

/**
 * The pictures behind a field's links, where somebody has looked at them (`LintedProduct.images`): with `least` 0 each is there, else those that are
 * there have at least so many pixels each way.
 */
export const imageFiles = defineCheck({
  kind: "image-files",
  options: { least: count },
  find: (reading, { least }, { product: { images } }) => {
    if (images === undefined) return [];
    return reading.once(imageLinksIn).flatMap((place) => {
      const link = reading.source.slice(place.start, place.end);
      const file = images.get(link);
      if (file === undefined) return [];
      if ("problem" in file)
        return least === 0 ? [{ ...place, message: `${file.problem}: "${shown(link)}".` }] : [];
      const isSmall = file.width < least || file.height < least;
      const size = `The picture has ${file.width} x ${file.height} pixels, less than ${least} x ${least}`;
      return isSmall ? [{ ...place, message: `${size}: "${shown(link)}".` }] : [];
    });
  },
});
