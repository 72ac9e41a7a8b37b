import { createPhraseTable, type PhraseTable } from "../../text/phrase-table.ts";
import { readWords } from "../../text/read-words.ts";
import { addFact, type FactReading } from "./fact-reading.ts";
import { numberWords } from "./number-words.ts";

/** Where only a count of pieces can stand: `#` is the number's word. */
const patterns = {
  en: "pack of #|set of #|box of #|# pack|# piece set|# piece|# pieces|# pcs|pair of #",
  de: "#erpack|#er pack|#erset|#er set|#teilig|#teilige|#teiliger|#teiliges|#teiligen|set mit #|packung mit #|# stück",
  fr: "lot de #|pack de #|set de #|boîte de #|paquet de #|# pièces|ensemble de #|jeu de #|coffret de #",
  it: "confezione da #|set da #|pacco da #|confezione di #|set di #|# pezzi",
} as const;

const ofTwo =
  "twin pack|double pack|duo pack|twinpack|doppelpack|doppelset|duopack|double lot|pacco doppio|confezione doppia";

const counts: PhraseTable<number> = createCounts();

function createCounts(): PhraseTable<number> {
  const table = createPhraseTable<number>();
  for (const phrase of ofTwo.split("|")) table.add(readWords(phrase).folded, 2);
  for (const language of ["en", "de", "fr", "it"] as const) {
    for (const [place, word] of numberWords[language].split(" ").entries()) {
      for (const pattern of patterns[language].split("|")) {
        for (const written of [word, `${place + 2}`]) {
          table.add(readWords(pattern.replace("#", written)).folded, place + 2);
        }
      }
    }
  }
  return table;
}

/** Packs whose count is a word, or a small number behind a word that is none of packs alone: pack of two, Dreierset, lot de quatre, confezione doppia. */
export function findCountWords(reading: FactReading): void {
  const { folded } = reading;
  for (let index = 0; index < folded.length; index += 1) {
    const match = counts.longestAt(folded, index);
    if (match === undefined) continue;
    const last = index + match.length - 1;
    addFact(reading, { kind: "measure", key: `${match.entry} pcs`, subject: "count" }, index, last);
    index = last;
  }
}
