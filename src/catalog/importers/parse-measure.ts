import { canonicalUnit, dimensions } from "../../text/units.ts";
import type { AttributeKind } from "../model.ts";
import { createFault, type Origin, type SourceFault } from "../source-fault.ts";

/** What a source says of a measure, as it is written; "" where it says nothing. */
interface WrittenMeasure {
  readonly kind: AttributeKind | undefined;
  readonly unit: string;
  readonly dimension: string;
}

/** The dimension may be left out, since the unit tells it; a unit is what the number is asked in. */
export function parseMeasure(
  { kind, unit, dimension }: WrittenMeasure,
  origin: Origin,
  faults: SourceFault[],
): { dimension?: string; unit?: string } {
  const fail = (what: string, mend: string) => {
    faults.push(createFault(origin, what, mend));
    return {};
  };
  if (kind !== "measure") {
    if (unit === "" && dimension === "") return {};
    return fail("There is a unit, but the kind is not measure.", "Make the kind measure.");
  }
  const known = canonicalUnit(unit);
  if (!known) {
    const what = unit === "" ? "The measure has no unit." : `The unit ${unit} is not known.`;
    return fail(what, "Give a usual symbol (cm, kg, ml, W, GB, pcs), or make the kind open.");
  }
  if (dimension === "" || dimension === known.dimension) return known;
  const isDimension = dimensions.some((name) => name === dimension);
  const what = isDimension
    ? `${unit} is a unit of ${known.dimension}, not of ${dimension}.`
    : `There is no dimension ${dimension}.`;
  return fail(what, `Make it ${known.dimension}, or leave the cell empty.`);
}
