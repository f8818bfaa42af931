import { expect, test } from 'vitest';
import { addressedReviewGroup } from '#web/screens/Submission/steps/addressedReviewGroup.ts';

const groups = [
  { id: 'ReviewGroup:plans', speaksAs: ['User:pia', 'Role:fire'] },
  { id: 'ReviewGroup:statics', speaksAs: ['Role:fire'] },
  { id: 'ReviewGroup:water', speaksAs: [] },
];

test.each([
  [null, null, 'ReviewGroup:plans'],
  ['statics', null, 'ReviewGroup:statics'],
  ['statics', 'fire', 'ReviewGroup:statics'],
  ['water', null, 'ReviewGroup:water'],
  [null, 'fire', 'ReviewGroup:plans'],
  ['elsewhere', null, null],
  ['water', 'fire', null],
  ['plans', 'pia', null],
  [null, 'absent', null],
])('group %s and role %s in the address', (groupId, roleId, meant) => {
  expect(addressedReviewGroup(groups, { groupId, roleId })).toBe(meant);
});

test('returns null for a step without groups', () => {
  expect(addressedReviewGroup([], { groupId: null, roleId: null })).toBeNull();
});
