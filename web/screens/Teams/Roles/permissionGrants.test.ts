import { describe, expect, it } from 'vitest';
import { grantedNames, permissionGrantsOf } from '#web/screens/Teams/Roles/permissionGrants.ts';

const none = { workflowCreator: false, teamManager: false, financeManager: false, financeMember: false };

describe('permissions of a role', () => {
  it('owners have all of them and edit roles', () => {
    expect(grantedNames(permissionGrantsOf('owner', none))).toBe(
      'Edit Roles, Team Form Creator, Team Settings Manager, Team Finance Manager',
    );
  });

  it('other roles have those turned on', () => {
    const powers = permissionGrantsOf('custom', { ...none, workflowCreator: true, financeMember: true });
    expect(grantedNames(powers)).toBe('Team Form Creator, Team Finance Member');
    expect(grantedNames(permissionGrantsOf('member', none))).toBe('');
  });

  it('Finance Member is omitted for a finance manager', () => {
    const names = permissionGrantsOf('custom', { ...none, financeManager: true }).map(({ name }) => name);
    expect(names).not.toContain('Team Finance Member');
    expect(names).toContain('Team Finance Manager');
  });
});
