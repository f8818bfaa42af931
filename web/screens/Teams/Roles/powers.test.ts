import { describe, expect, it } from 'vitest';
import { namesHeld, powersOf } from '#web/screens/Teams/Roles/powers.ts';

const none = { workflowCreator: false, teamManager: false, financeManager: false, financeMember: false };

describe('what a role is said to be allowed', () => {
  it('is everything for owners, and that they edit roles', () => {
    expect(namesHeld(powersOf('owner', none))).toBe(
      'Edit Roles, Team Form Creator, Team Settings Manager, Team Finance Manager',
    );
  });

  it('is what was turned on for others', () => {
    const powers = powersOf('custom', { ...none, workflowCreator: true, financeMember: true });
    expect(namesHeld(powers)).toBe('Team Form Creator, Team Finance Member');
    expect(namesHeld(powersOf('member', none))).toBe('');
  });

  it('does not mention the finance member of a finance manager', () => {
    const names = powersOf('custom', { ...none, financeManager: true }).map(({ name }) => name);
    expect(names).not.toContain('Team Finance Member');
    expect(names).toContain('Team Finance Manager');
  });
});
