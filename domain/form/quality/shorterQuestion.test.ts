import { expect, test } from 'vitest';
import { shorterQuestion } from '#domain/form/quality/shorterQuestion.ts';

const filler = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';

test.each<readonly [string, string, readonly [string, string]]>([
  [
    'Applicant name and mailing address including street, city, state, and ZIP code of the residence',
    '',
    ['Applicant name and mailing address', 'Including street, city, state, and ZIP code of the residence.'],
  ],
  [
    `Where will the work be done? Give the address, and ${filler}.`,
    'As on the deed.',
    ['Where will the work be done?', `Give the address, and ${filler}. As on the deed.`],
  ],
  [
    `Which trees will you remove, including dead ones, and ${filler}?`,
    '',
    ['Which trees will you remove?', `Including dead ones, and ${filler}.`],
  ],
  [`Floor area (in square feet, ${filler})`, '', ['Floor area', `In square feet, ${filler}.`]],
  [`Your documents: ${filler}`, '', ['Your documents', `O${filler.slice(1)}.`]],
])('shortens %j', (name, hint, [shorter, moved]) => {
  expect(shorterQuestion(name, hint)).toEqual({ name: shorter, hint: moved });
});

test.each([
  ['has no place to cut', filler],
  ['would begin with one word', `Note: ${filler}`],
  ['would be too long for help text', `Your documents: ${filler}`, 'x'.repeat(990)],
])('leaves a question that %s', (_why, name, hint = '') => {
  expect(shorterQuestion(name, hint)).toBeNull();
});
