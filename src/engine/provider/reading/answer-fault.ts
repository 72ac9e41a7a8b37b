/** An answer is not what was asked for; the message is a sentence for the model. */
export class AnswerFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "AnswerFault";
  }
}
