import { expect, test } from 'vitest';
import { teamCreationOf, wayToTeam } from '#domain/team/creation.ts';

test('in production operators make the teams, where somebody tries it out anybody does, and a setting says otherwise', () => {
  expect(teamCreationOf(undefined, true)).toBe('operator');
  expect(teamCreationOf(undefined, false)).toBe('anybody');
  expect(teamCreationOf('approval', true)).toBe('approval');
  expect(teamCreationOf('operator', false)).toBe('operator');
});

test.each([
  ['operator', 'none'],
  ['approval', 'apply'],
  ['anybody', 'create'],
] as const)('with %s a stranger comes to a team by: %s, and an operator always by making it', (creation, way) => {
  expect(wayToTeam(creation, false)).toBe(way);
  expect(wayToTeam(creation, true)).toBe('create');
});
