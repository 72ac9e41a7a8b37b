/** Phrases that say in what condition a thing is sold, in four languages. Words that name other things too (new, used, neuf) are none. */
export const conditionPhrases: readonly string[] = (
  "brand new|like new|as new|new in box|open box|refurbished|reconditioned|pre-owned|preowned|second hand|secondhand|ex-display|b-stock|very good condition|" +
  "b-ware|gebraucht|gebrauchte|gebrauchter|gebrauchtes|neuwertig|neuwertige|neuwertiger|neuwertiges|wie neu|generalüberholt|generalüberholte|generalüberholter|" +
  "generalüberholtes|wiederaufbereitet|wiederaufbereitete|ovp|neu ovp|neu und ovp|neu in ovp|fabrikneu|nagelneu|" +
  "d'occasion|reconditionné|reconditionnée|reconditionnés|reconditionnées|comme neuf|comme neuve|état neuf|bon état|très bon état|neuf sous blister|remis à neuf|" +
  "usato|usata|usati|usate|ricondizionato|ricondizionata|ricondizionati|ricondizionate|come nuovo|come nuova|di seconda mano|pari al nuovo|ottime condizioni"
).split("|");
