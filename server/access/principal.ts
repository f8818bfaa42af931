import type { Relation } from '#domain/access/relations.ts';
import type { TokenScope } from '#domain/access/scopes.ts';

export interface HeldRole {
  readonly id: string;
  readonly teamId: string;
  readonly roleType: 'owner' | 'member' | 'custom';
  readonly workflowCreator: boolean;
  readonly teamManager: boolean;
  readonly financeManager: boolean;
  readonly financeMember: boolean;
}

/** What is known about the caller up front; loaded with the session or token in one query. */
export interface Principal {
  readonly userId: string | null;
  /** has verified their email address; what others gave to that address counts only then */
  readonly isVerified: boolean;
  readonly isGovernment: boolean;
  /** is an operator of this installation */
  readonly isOperator: boolean;
  readonly roles: readonly HeldRole[];
  /** teams that require a second factor this session hasn't passed; the person's relations to them don't count */
  readonly withheldTeamIds: readonly string[];
  readonly token: { readonly teamId: string; readonly scopes: readonly TokenScope[] } | null;
}

export const anonymousPrincipal: Principal = {
  userId: null,
  isVerified: false,
  isGovernment: false,
  isOperator: false,
  roles: [],
  withheldTeamIds: [],
  token: null,
};

/** The person as someone who was given work; null for strangers and unverified people. */
export const verifiedUserId = ({ userId, isVerified }: Principal): string | null => (isVerified ? userId : null);

/** The person and all their roles: everything that can be assigned. */
export function principalIds(principal: Principal): readonly string[] {
  const userId = verifiedUserId(principal);
  return userId === null ? [] : [userId, ...principal.roles.map((role) => role.id)];
}

export const teamIdsOf = ({ roles, token }: Principal): readonly string[] => {
  const ids = new Set(roles.map((role) => role.teamId));
  return [...ids].filter((id) => !token || token.teamId === id);
};

export function teamRelations({ roles }: Principal, teamId: string): Relation[] {
  return roles.filter((role) => role.teamId === teamId).flatMap(relationsOfRole);
}

const relationsOfRole = (role: HeldRole): Relation[] => [
  'teamMember',
  ...(role.roleType === 'owner' ? (['owner'] as const) : []),
  ...(role.workflowCreator ? (['workflowCreator'] as const) : []),
  ...(role.teamManager ? (['teamManager'] as const) : []),
  ...(role.financeManager ? (['financeManager'] as const) : []),
  ...(role.financeMember ? (['financeMember'] as const) : []),
];
