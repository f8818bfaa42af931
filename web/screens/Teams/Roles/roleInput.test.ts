import { describe, expect, it } from 'vitest';
import { roleInput } from '#web/screens/Teams/Roles/roleInput.ts';

const values = {
  name: 'Planning',
  memberMgmtLevel: 'members',
  addMe: true,
  workflowCreator: true,
  teamManager: false,
  financeManager: true,
  financeMember: true,
};

describe('what the form of a role sends', () => {
  it('has the permissions that an owner chose, without the one that another includes', () => {
    expect(roleInput(values, true)).toEqual({
      name: 'Planning',
      memberMgmtLevel: 'members',
      addMe: true,
      flags: { workflowCreator: true, teamManager: false, financeManager: true, financeMember: false },
    });
  });

  it('leaves permissions alone when somebody else edits', () => {
    expect(roleInput(values, false)).not.toHaveProperty('flags');
  });
});
