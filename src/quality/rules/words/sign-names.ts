/** Folded names that end in an exclamation mark, without it. */
export const namesWithExclamation: readonly string[] = (
  "yahoo|be quiet|jeopardy|yu-gi-oh|mamma mia|moulin rouge|oklahoma|hello dolly|joomla|wham|kahoot|chips ahoy|let's go|cowabunga|k-on|" +
  "panic|westward ho|airplane|mars attacks|viva zapata|wow wow wubbzy|tora|jungle speed|oh|ravensburger ting|go go go|viva"
).split("|");
