import { describe, expect, it } from 'vitest';
import { namesHeld, powersOf } from '#web/screens/Teams/Roles/powers.ts';

const none = { workflowCreator: false, teamManager: false, financeManager: false, financeMember: false };

describe('permissions of a role', () => {
  it('owners have all of them and edit roles', () => {
    expect(namesHeld(powersOf('owner', none))).toBe(
      'Edit Roles, Team Form Creator, Team Settings Manager, Team Finance Manager',
    );
  });

  it('other roles have those turned on', () => {
    const powers = powersOf('custom', { ...none, workflowCreator: true, financeMember: true });
    expect(namesHeld(powers)).toBe('Team Form Creator, Team Finance Member');
    expect(namesHeld(powersOf('member', none))).toBe('');
  });

  it('Finance Member is omitted for a finance manager', () => {
    const names = powersOf('custom', { ...none, financeManager: true }).map(({ name }) => name);
    expect(names).not.toContain('Team Finance Member');
    expect(names).toContain('Team Finance Manager');
  });
});
