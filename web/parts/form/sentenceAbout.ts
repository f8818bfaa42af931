const startsSmall = /^\p{Ll}/u;

/** A question is told from the sentence about it. */
const asName = (label: string): string => (/[?!.:]$/.test(label) ? `“${label}”` : label);

/** Many sentences go on from the name of the field: 'cannot be left blank'. The others stand by themselves. */
export function sentenceAbout(label: string, sentence: string): string {
  return startsSmall.test(sentence) ? `${asName(label)} ${sentence}` : sentence;
}
