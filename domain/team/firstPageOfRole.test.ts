import { expect, test } from 'vitest';
import { firstPageOfRole } from '#domain/team/firstPageOfRole.ts';

const none = { workflowCreator: false, teamManager: false, financeManager: false, financeMember: false };

test.each([
  ['an owner', { ...none, roleType: 'owner' }, '/teams/city-hall'],
  ['a manager of settings', { ...none, roleType: 'custom', teamManager: true }, '/teams/city-hall'],
  ['someone who handles money', { ...none, roleType: 'custom', financeMember: true }, '/teams/city-hall/transactions'],
  ['someone who creates forms', { ...none, roleType: 'custom', workflowCreator: true }, '/workflows'],
  ['a reviewer', { ...none, roleType: 'custom' }, '/'],
  ['a member', { ...none, roleType: 'member' }, '/'],
] as const)('%s starts on a page for it', (_who, role, page) => {
  expect(firstPageOfRole(role, 'city-hall')).toBe(page);
});
