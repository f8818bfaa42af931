import { expect, test } from 'vitest';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';

test.each([
  ['Name', 'cannot be left blank', 'Name cannot be left blank'],
  ['Name', 'Name already taken', 'Name already taken'],
  ['Password', 'Password too short', 'Password too short'],
  ['How many people?', 'must be an integer', '“How many people?” must be an integer'],
])('for the label %s, %j becomes %j', (label, sentence, read) => {
  expect(labeledSentence(label, sentence)).toBe(read);
});
