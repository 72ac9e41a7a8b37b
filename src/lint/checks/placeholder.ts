import { defineCheck } from "../check.ts";
import { faultAt } from "../violation.ts";

const within =
  /lorem ipsum|dolor sit amet|\{\{\s*[\w.]+\s*\}\}|\$\{[\w.]+\}|<%=?\s*[\w.]+\s*%>|\[object Object\]|#(?:REF|NAME|VALUE|DIV\/0|N\/A)[!?]?|(?<!\p{L})(?:your text here|insert (?:title|name|description|text) here|platzhalter(?:text|titel)|beispieltext|texte ici|testo segnaposto|(?:enter|insert|add) (?:the |your |a )?(?:product )?(?:title|name|description|text) here|(?:produkt)?(?:name|titel|text|beschreibung) (?:bitte )?(?:hier )?(?:einfügen|eingeben|eintragen)|hier (?:(?:bitte )?(?:den |die |das |einen? )?(?:produkt)?(?:name[n]?|titel|text|beschreibung)) (?:einfügen|eingeben|eintragen)|(?:insérer|saisir|ajouter)(?: ici)? (?:le |la |un |une |votre )?(?:nom|titre|texte|description)(?: du produit)?(?: ici)?|(?:inserire|inserisci|aggiungi)(?: qui)? (?:il |la |un |una )?(?:nome|titolo|testo|descrizione)(?: (?:del )?prodotto)?(?: qui)?)(?!\p{L})/giu;
/** Prefilter for `within`. */
const mayFind =
  /[{[#$<]|lorem ipsum|dolor sit amet|your text here|insert (?:title|name|description|text)|platzhaltert|beispieltext|texte ici|testo segnaposto|here|hier|einfügen|eingeben|eintragen|insérer|saisir|ajouter|inseri|aggiungi/iu;
const whole =
  /^\s*(?:n\/?a|null|undefined|none|nan|tbd|todo|to do|xxx+|test|tests?[ -]?(?:product|produkt|artikel|produit|article|prodotto)|(?:product|produkt|artikel|produit|prodotto) ?test|(?:product|item|produkt|artikel|produit|article|prodotto) ?(?:name|title|description|\d{1,3})|title|titel|titre|titolo|untitled|unbenannt|sans titre|senza titolo|produktname|produkttitel|nom du produit|nome (?:del )?prodotto|beschreibung|description|descrizione|-+|\.+|\?+)\s*$/iu;

/** "Description coming soon", "Beschreibung folgt": all of a text. */
const announced =
  /^\s*(?:(?:a |the |product |full )*(?:description|details|information|text) (?:(?:is |will )?(?:coming soon|follow(?:s|ing)?(?: soon)?)|to (?:follow|come|be added)|not (?:yet )?available)|(?:no|keine|aucune|nessuna) (?:product ?|produkt)?(?:description|beschreibung|descrizione)(?: (?:available|verfügbar|vorhanden|disponible|disponibile|hinterlegt|yet))?|coming soon|(?:die |eine |produkt)*(?:beschreibung|text|details|informationen) (?:folgen|folgt|in kürze|in arbeit|noch nicht verfügbar)(?: in kürze| bald| noch)?|(?:la )?(?:description|texte|fiche)(?: du produit)? (?:à venir|(?:à |sera )?compléter|bientôt disponible|en cours(?: de rédaction)?)|(?:la )?(?:descrizione|testo|scheda)(?: (?:del )?prodotto)? (?:in arrivo|da (?:inserire|completare|aggiungere)|a breve|in (?:fase di )?(?:preparazione|lavorazione)|non (?:ancora )?disponibile))[\s.!…]*$/iu;

/** Placeholder text without any information about the product. */
export const placeholder = defineCheck({
  kind: "placeholder",
  options: {},
  settledBy: "writer",
  find: (reading) => {
    const { text } = reading;
    if (text.length < 60 && (whole.test(text) || announced.test(text))) {
      return [faultAt(reading, { start: 0, end: text.length }, `It is a placeholder: "${text.trim()}".`)];
    }
    if (!mayFind.test(text)) return [];
    return [...text.matchAll(within)].map(({ 0: found, index }) =>
      faultAt(reading, { start: index, end: index + found.length }, `It holds a placeholder: "${found}".`),
    );
  },
});
