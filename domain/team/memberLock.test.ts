import { expect, test } from 'vitest';
import { memberLock } from '#domain/team/memberLock.ts';

test.each([
  [true, false, 'memberIsYou'],
  [true, true, 'memberIsYou'],
  [false, true, 'memberIsCreator'],
  [false, false, null],
])('the viewer: %s, the creator: %s, locked as %s', (isViewer, isCreator, lock) => {
  expect(memberLock({ isViewer, isCreator })).toBe(lock);
});
