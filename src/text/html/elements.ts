const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Elements that end a line; where a text has one, its own line breaks mean no more than blanks. */
export const lineElements = words(
  "address article aside blockquote br caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 hr li main menu nav ol option p pre section summary table tbody tfoot thead tr ul",
);

/** Elements that set a text apart without saying anything about its line breaks. */
export const partElements = words("header body head html item text title headline description");

export const cellElements = words("td th");
export const listElements = words("ul ol menu dir");

/** Elements whose content is never text for a reader. */
export const droppedElements = words(
  "script style template noscript iframe object svg head select math audio video canvas",
);

const inlineElements = words(
  "a abbr acronym audio b bdi bdo big button canvas cite code col colgroup data del dfn em embed font i iframe img input ins kbd label link map area mark math meta meter nobr noscript object param picture q rp rt ruby s samp script select small source span strike strong style sub sup svg template textarea time tt u var video wbr xml",
);

/** Whether a lower-case name is one of an element, HTML's or of the pseudo-XML that feeds contain. */
export function isElementName(name: string): boolean {
  return (
    lineElements.has(name) || inlineElements.has(name) || cellElements.has(name) || partElements.has(name)
  );
}
