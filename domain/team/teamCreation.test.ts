import { expect, test } from 'vitest';
import { teamCreationOf, ownTeamPathOf } from '#domain/team/teamCreation.ts';

test('teams are created by operators in production and by anyone elsewhere, unless a setting says otherwise', () => {
  expect(teamCreationOf(undefined, true)).toBe('operator');
  expect(teamCreationOf(undefined, false)).toBe('anybody');
  expect(teamCreationOf('approval', true)).toBe('approval');
  expect(teamCreationOf('operator', false)).toBe('operator');
});

test.each([
  ['operator', 'none'],
  ['approval', 'apply'],
  ['anybody', 'create'],
] as const)('with %s, others can: %s, and an operator can always create a team', (creation, way) => {
  expect(ownTeamPathOf(creation, false)).toBe(way);
  expect(ownTeamPathOf(creation, true)).toBe('create');
});
