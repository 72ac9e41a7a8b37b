import { defineCheck } from "../check.ts";
import { faultAt } from "../violation.ts";

const within =
  /lorem ipsum|dolor sit amet|\{\{\s*[\w.]+\s*\}\}|\$\{[\w.]+\}|<%=?\s*[\w.]+\s*%>|\[object Object\]|#(?:REF|NAME|VALUE|DIV\/0|N\/A)[!?]?|(?<!\p{L})(?:your text here|insert (?:title|name|description|text) here|platzhalter(?:text|titel)|beispieltext|texte ici|testo segnaposto)(?!\p{L})/giu;
/** Prefilter for `within`. */
const mayFind =
  /[{[#$<]|lorem ipsum|dolor sit amet|your text here|insert (?:title|name|description|text)|platzhaltert|beispieltext|texte ici|testo segnaposto/iu;
const whole =
  /^\s*(?:n\/?a|null|undefined|none|nan|tbd|todo|to do|xxx+|test|tests?[ -]?(?:product|produkt|artikel|produit|article|prodotto)|(?:product|produkt|artikel|produit|prodotto) ?test|(?:product|item|produkt|artikel|produit|article|prodotto) ?(?:name|title|description|\d{1,3})|title|titel|titre|titolo|untitled|unbenannt|sans titre|senza titolo|produktname|produkttitel|nom du produit|nome (?:del )?prodotto|beschreibung|description|descrizione|-+|\.+|\?+)\s*$/iu;

/** Placeholder text without any information about the product. */
export const placeholder = defineCheck({
  kind: "placeholder",
  options: {},
  settledBy: "writer",
  find: (reading) => {
    const { text } = reading;
    if (text.length < 60 && whole.test(text)) {
      return [faultAt(reading, { start: 0, end: text.length }, `It is a placeholder: "${text.trim()}".`)];
    }
    if (!mayFind.test(text)) return [];
    return [...text.matchAll(within)].map(({ 0: found, index }) =>
      faultAt(reading, { start: index, end: index + found.length }, `It holds a placeholder: "${found}".`),
    );
  },
});
