import { type Fault, type FindFaults, faultAt } from "../violation.ts";

const brands =
  /(?<!\p{L})(?:lycra|spandex|rayonne?|lurex|tencel|gore-?tex|cordura|polartec|coolmax|thinsulate|primaloft|modal edelweiss|ecovero|supplex|tactel|dyneema|kevlar)(?!\p{L})/giu;

/** Makers' and trade names for fibres (Spandex, Rayon), where a channel asks for the fibre. */
export const findTrademarkedFibres: FindFaults<"trademarkedFibre"> = (reading): readonly Fault[] =>
  [...reading.text.matchAll(brands)].map(({ 0: found, index }) =>
    faultAt(reading, { start: index, end: index + found.length }, `It names a brand of fibre: "${found}".`),
  );
