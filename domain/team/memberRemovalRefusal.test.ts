import { expect, test } from 'vitest';
import { memberRemovalRefusal } from '#domain/team/memberRemovalRefusal.ts';

test.each([
  [true, false, 'memberIsYou'],
  [true, true, 'memberIsYou'],
  [false, true, 'memberIsCreator'],
  [false, false, null],
])('the viewer: %s, the creator: %s, locked as %s', (isViewer, isCreator, lock) => {
  expect(memberRemovalRefusal({ isViewer, isCreator })).toBe(lock);
});
