/** The parts of a marketplace's template that runs all its facts together. */
export const templateHead = /^(?:Key Features|Specifications) of /u;

const labels =
  "Ideal For|Occasion|Pattern|Fabric Care|Fabric|Material|Outer Material|Sole Material|Body Material|Strap Material|Strap Color|Color|Colour|Shade|Type|Style Code|Style|Size|Fit|Neck|Sleeve|Sleeves|Lining|Belt Included|Closure|Design Code|Design|Thread Count|Brand|Model Number|Model Name|Model ID|Model|Shape|Finish|Length|Width|Height|Depth|Diameter|Weight|Capacity|Power Consumption|Power Source|Power Input|Power Requirement|Battery Type|Voltage|Number of Contents in Sales Package|Number Of Contents in Sales Package|Sales Package|Pack of|Suitable For|Place of Use|Theme|Character|Series|Water Resistant|Display Type|Dial Shape|Dial Color|Movement|Warranty|Covered in Warranty|Not Covered in Warranty|Warranty Summary|Warranty Service Type|Service Type|Domestic Warranty|International Warranty|Country of Manufacture|Quantity|Flavor|Fragrance|Skin Type|Hair Type|Hair Condition|Application Area|Applied For|Composition|Maximum Shelf Life|Container Type|Organic|Gender|Age Group|Heel Height|Upper Pattern|Secondary Color|Base Material|Collection|Certification|Plating|Gemstone|Diamond Shape|Wattage|Water Resistance|Microwave Safe|Dishwasher Safe|Light Source|Number Of Lights|Number of Lights|Other Dimensions|Other Features|Other Details|Additional Features|Item Weight|Bulb Type|Wash Care|Season|Reversible|Upholstery Included|With Mattress|Bulb Base|Lumen|Floor Clearance|Hood|Machine Washable|Maximum Altitude|Number of [A-Z][a-z]+|Artwork Type|Mounting Type|Waterproof|Mount|Speed|Interface|Compatible Devices|Compatible Laptop|Laptop Size|Memory|Frequency|Operating System|Box Included|Strap Type|Mechanism|Display|Clasp|Dial|Case";
const sections =
  "In the Box|In The Box|In the box|General Details|General Traits|General|Dimensions|Dress Details|[A-Z][a-z]+ Details|[A-Z][a-z]+ Features|Body and Design Features|Body & Design Features|Product Details|Additional Features|Additional Details";
const labelHere = new RegExp(
  `(?<![\\p{L}\\d-])(?:(${sections})(?= (?:${labels})\\b)|(${labels}))(?: ?: ?| |$)`,
  "gu",
);
const labelsWithoutSense =
  /^(?:Style Code|Design Code|Model ID|Sales Package|Number [Oo]f Contents|Other|Additional|Warranty|Covered|Not Covered|Service|Domestic|International|Pack of|Case|Dial|Display)/u;
const valueEnds: ReadonlySet<string> = new Set(["Neck", "Length", "Sleeve", "Sleeves", "Fit", "Design"]);
const mostValueWords = 8;
/** A measure, twice where it is given in two units: what stands behind it belongs to another label. */
const measured =
  /^\d[\d.,]*\s(?:cm|mm|m|inch|inches|kg|g|ml|l|L|W|V)(?:\s\/\s\d[\d.,]*\s(?:cm|mm|m|kg|g))?(?=\s)/u;
/** A title may hold a label's word: "Waterproof Bib". */
const mostLabelsInTitle = 2;
const fewestFacts = 2;

/** "Specifications of X General Brand Y Material Cotton" as "Brand: Y", "Material: Cotton"; empty where too few labels are known. */
export function readTemplate(text: string): string[] {
  const body = text.replace(templateHead, "");
  const found = [...body.matchAll(labelHere)];
  const section = found.findIndex((place) => place[1] !== undefined);
  const places = section > 0 && section <= mostLabelsInTitle ? found.slice(section) : found;
  const title = body.slice(0, places[0]?.index);
  const facts = joinValues(body, places)
    .filter(({ label, value }) => isFact(label, value, title))
    .map(({ label, value }) => `${label}: ${value}`);
  const distinct = facts.filter((fact, place) => labelsOf(facts).indexOf(labelOf(fact)) === place);
  return distinct.length < fewestFacts ? [] : distinct;
}

function labelsOf(facts: readonly string[]): string[] {
  return facts.map(labelOf);
}

/** A label that comes again has a stray word behind it more often than another value. */
function labelOf(fact: string): string {
  return fact.slice(0, fact.indexOf(":")).toLowerCase();
}

interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** A label with nothing behind it is the end of the value before: "Neck Round Neck Fabric Cotton". */
function joinValues(body: string, places: readonly RegExpExecArray[]): LabelledValue[] {
  const values: LabelledValue[] = [];
  for (const [index, place] of places.entries()) {
    const label = place[2];
    const next = places[index + 1]?.index ?? body.length;
    const written = body.slice(place.index + place[0].length, next);
    const value = (written.split(/,(?=\p{Lu})/u)[0] ?? "").replace(/[\s,.;]+$/u, "").trim();
    const before = values.at(-1);
    if (label !== undefined && value !== "")
      values.push({ label, value: measured.exec(value)?.[0] ?? value });
    else if (label !== undefined && valueEnds.has(label) && before !== undefined)
      values[values.length - 1] = { label: before.label, value: `${before.value} ${label}` };
  }
  return values;
}

/** Unknown labels hide in long values; a brand must be one that the title names. */
function isFact(label: string, value: string, title: string): boolean {
  if (labelsWithoutSense.test(label) || !/^[\p{L}\p{N}@]/u.test(value) || value.includes(":-")) return false;
  if (/^(?:NA|N\/A|None|-)$/iu.test(value)) return false;
  if (label === "Brand") return title.toLowerCase().includes(value.toLowerCase());
  const words = value.split(/\s+/u).length;
  return label === "Type" || label === "Color" ? words <= 4 && !/\d/u.test(value) : words <= mostValueWords;
}
