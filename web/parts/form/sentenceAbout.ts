const startsSmall = /^\p{Ll}/u;

/** Many sentences go on from the name of the field: 'cannot be left blank'. The others stand by themselves. */
export function sentenceAbout(label: string, sentence: string): string {
  return startsSmall.test(sentence) ? `${label} ${sentence}` : sentence;
}
