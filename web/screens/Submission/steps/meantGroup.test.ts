import { expect, test } from 'vitest';
import { meantGroup } from '#web/screens/Submission/steps/meantGroup.ts';

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
  expect(meantGroup(groups, { groupId, roleId })).toBe(meant);
});

test('returns null for a step without groups', () => {
  expect(meantGroup([], { groupId: null, roleId: null })).toBeNull();
});
