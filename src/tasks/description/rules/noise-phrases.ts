/** First words of sentences that ask the reader to act or imagine, which are ranked lower. */
export const openings = {
  calling:
    /^(?:simply|just(?!\s(?:days?|weeks?|months?|years?|hours?|minutes?|after|before|over|under|\d))|feel|let|say|make|take|give|bring|break|express|happy|allow|transform|turn|add|slip|treat|no more|wir haben|lassen sie|lass|nutzen sie|hören sie|schließen sie|spielen sie|laden sie|machen sie|tauchen sie|wählen sie|vous êtes|vous avez|apprenez|laissez|faites|offrez|optez|pensez|lasciati|lascia|porta|rendi|dimentica|ti rende|non rinunciare)(?![\p{L}])/iu,
  inviting:
    /^(?:if you|do you|want|looking for|discover|get|grab|enjoy|imagine|wenn (?:sie|du)|entdecken sie|erleben sie|holen sie|freuen sie|genießen sie|si vous|découvrez|profitez|offrez|craquez|nous vous|se (?:vuoi|sei|cerchi|ami|ti|hai)|scopri|mettiti|torna|goditi|regala|lasciati|ti presentiamo|vuoi|cerchi|allora con)(?![\p{L}])/iu,
} as const;
