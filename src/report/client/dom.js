/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/** An element with attributes and children; strings become text, never HTML. */
export function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** What the page says of itself, to those who do not see it too. */
export function say(text) {
  byId("said").textContent = text;
}
