const startsSmall = /^\p{Ll}/u;

/** Quotes a label that is a question, to set it off from the rest of the sentence. */
const asName = (label: string): string => (/[?!.:]$/.test(label) ? `“${label}”` : label);

/** Messages in lowercase continue the field's name, as in 'cannot be left blank'. Others stand alone. */
export function labeledSentence(label: string, sentence: string): string {
  return startsSmall.test(sentence) ? `${asName(label)} ${sentence}` : sentence;
}
