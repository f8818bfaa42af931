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

describe('input of the role form', () => {
  it('has the permissions an owner chose, without one implied by another', () => {
    expect(roleInput(values, true)).toEqual({
      name: 'Planning',
      memberMgmtLevel: 'members',
      addMe: true,
      flags: { workflowCreator: true, teamManager: false, financeManager: true, financeMember: false },
    });
  });

  it('omits permissions when someone else edits', () => {
    expect(roleInput(values, false)).not.toHaveProperty('flags');
  });
});
