import { countSyllables } from '#domain/form/quality/countSyllables.ts';

/** Shorter texts have too few words for a meaningful grade: one long word would decide it. */
const fewestWords = 12;

/** English text has many of these; they are rare in other languages of the same alphabet. */
const englishWords = new Set(
  'the of and to you your is are for with or that this will be by it we our must if at from have not a an in'.split(
    ' ',
  ),
);
const leastEnglishShare = 0.15;

export const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * Flesch-Kincaid grade of a text: the US school year in which people can read it. Null for texts that are too short to
 * judge, and for languages other than English, which the formula doesn't fit.
 */
export function readingGrade(text: string): number | null {
  const words = wordsOf(text).map((word) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}'’]/gu, ''));
  if (words.length < fewestWords) return null;
  const english = words.filter((word) => englishWords.has(word)).length;
  if (english / words.length < leastEnglishShare) return null;
  const sentences = text.split(/[.!?:;](?:\s|$)/).filter((part) => wordsOf(part).length > 0).length;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
