interface InvitedRole {
  readonly roleType: 'owner' | 'member' | 'custom';
  readonly workflowCreator: boolean;
  readonly teamManager: boolean;
  readonly financeManager: boolean;
  readonly financeMember: boolean;
}

/**
 * Where someone who joins a role starts: with what the role is for, on a page that they may use. `/` leads to their own
 * start page.
 */
export function firstPageOfRole(role: InvitedRole, teamSlug: string): string {
  if (role.roleType === 'owner' || role.teamManager) return `/teams/${teamSlug}`;
  if (role.financeManager || role.financeMember) return `/teams/${teamSlug}/transactions`;
  if (role.workflowCreator) return '/workflows';
  return '/';
}
