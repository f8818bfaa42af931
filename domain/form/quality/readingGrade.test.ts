import { expect, test } from 'vitest';
import { countSyllables } from '#domain/form/quality/countSyllables.ts';
import { readingGrade } from '#domain/form/quality/readingGrade.ts';

test.each([
  [1, ['work', 'street', 'moved', 'names', 'the', 'house']],
  [2, ['permit', 'building', 'table', 'office', 'started', 'notice', 'owner’s']],
  [3, ['property', 'inspection', 'exhaustive']],
  [4, ['application', 'remodeling', 'excavation']],
  [5, ['authorization', 'documentation']],
] as const)('counts %i syllables', (count, words) => {
  expect(words.map(countSyllables)).toEqual(words.map(() => count));
});

const rounded = (text: string): number | null => {
  const grade = readingGrade(text);
  return grade === null ? null : Math.round(grade);
};

test.each([
  ['We will email you when we have a question. You can also call us.', 1],
  ['Have your plans and an estimate of the cost ready. It takes about 15 minutes.', 3],
  ['Have you previously obtained authorization to undertake construction activities at this location?', 18],
  [
    'Pursuant to the aforementioned municipal ordinance, the applicant must furnish documentation of the encumbrances that affect the subject premises.',
    17,
  ],
])('%s', (text, grade) => {
  expect(rounded(text)).toBe(grade);
});

test.each([
  ['a short text', 'Construction documentation requirements'],
  ['nothing', ''],
  [
    'Spanish',
    'Escriba la dirección completa de la propiedad donde se realizará la construcción, incluyendo el código postal de la ciudad.',
  ],
])('does not grade %s', (_what, text) => {
  expect(readingGrade(text)).toBeNull();
});
