const silentEnding = /(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/;
const vowels = /[aeiouy]{1,2}/g;

/** Syllables of an English word, estimated from its spelling. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/['’]s?|[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(silentEnding, '').replace(/^y/, '');
  return Math.max(1, spoken.match(vowels)?.length ?? 1);
}
