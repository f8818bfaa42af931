import { factsAbout, type Facts, type KnownFacts } from '#domain/access/decide.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { isBlank } from '#domain/kernel/text.ts';

export const roleTypes = ['owner', 'member', 'custom'] as const;
type RoleType = (typeof roleTypes)[number];

export const editLevels = ['anyone', 'members', 'owners'] as const;
export type EditLevel = (typeof editLevels)[number];

export const rolePermissions = ['workflowCreator', 'teamManager', 'financeManager', 'financeMember'] as const;
export type RolePermission = (typeof rolePermissions)[number];

export type Permissions = Readonly<Record<RolePermission, boolean>>;

export interface Role {
  readonly roleType: RoleType;
  readonly memberMgmtLevel: EditLevel;
}

type RoleTrait = 'ownerRole' | 'memberRole' | 'custom' | 'editLevelAnyone' | 'editLevelMembers' | 'powerless';

const traitOfType: Readonly<Record<RoleType, RoleTrait>> = {
  owner: 'ownerRole',
  member: 'memberRole',
  custom: 'custom',
};
const traitOfLevel: Readonly<Record<EditLevel, RoleTrait | null>> = {
  anyone: 'editLevelAnyone',
  members: 'editLevelMembers',
  owners: null,
};

export function roleFacts(
  role: Role & { readonly isPowerless: boolean },
  viewer: Pick<KnownFacts<'role'>, 'relations' | 'token'>,
): Facts<'role'> {
  const level = traitOfLevel[role.memberMgmtLevel];
  const traits: RoleTrait[] = [traitOfType[role.roleType], ...(level === null ? [] : [level])];
  if (role.isPowerless) traits.push('powerless');
  return factsAbout('role', { ...viewer, traits });
}

export interface RoleEditor {
  readonly isOwner: boolean;
  /** a team settings manager */
  readonly isTeamManager: boolean;
  readonly isRoleMember: boolean;
}

/**
 * The edit levels a person may choose for a role, `current` being null for a new one. Owners choose any, settings managers none
 * that would lock them out, and others keep the current one.
 */
export function offeredEditLevels(editor: RoleEditor, current: EditLevel | null): EditLevel[] {
  const { isOwner, isTeamManager, isRoleMember } = editor;
  const isNew = current === null;
  if (!isNew && !isOwner && !isTeamManager) return [current];
  const offered: Readonly<Record<EditLevel, boolean>> = {
    anyone: true,
    members: isOwner || isRoleMember || isNew,
    owners: isOwner,
  };
  return editLevels.filter((level) => offered[level]);
}

/** The edit level of a new role by default: the strictest one that its creator may choose. */
export const firstEditLevel = (offered: readonly EditLevel[]): EditLevel => offered.at(-1) ?? 'anyone';

const roleNameMaxLength = 100;

export interface RoleDraft {
  readonly name: string;
  readonly memberMgmtLevel: EditLevel;
}

export function roleProblems(draft: RoleDraft, editor: RoleEditor, current: EditLevel | null): Problem[] {
  const problems: Problem[] = [];
  if (isBlank(draft.name)) problems.push({ path: 'name', code: 'nameMissing' });
  if (draft.name.length > roleNameMaxLength) {
    problems.push({ path: 'name', code: 'tooLong', params: { max: roleNameMaxLength } });
  }
  if (!offeredEditLevels(editor, current).includes(draft.memberMgmtLevel)) {
    problems.push({ path: 'memberMgmtLevel', code: 'editLevelNotOffered' });
  }
  return problems;
}

/**
 * Someone who isn't an owner joins a role they create if only its members can edit it: otherwise they couldn't edit it.
 */
export function joinsOwnRole(draft: Pick<RoleDraft, 'memberMgmtLevel'>, isOwner: boolean, addsSelf: boolean): boolean {
  return addsSelf || (!isOwner && draft.memberMgmtLevel === 'members');
}

/** A finance manager is also a finance member, so the second permission is not stored. */
export function normalisePermissions(permissions: Permissions): Permissions {
  return { ...permissions, financeMember: permissions.financeMember && !permissions.financeManager };
}

type Powers = Permissions & Role;

/** Its members can grant power to others or move the team's money. */
export const isPowerful = ({ roleType, teamManager, financeManager }: Powers): boolean =>
  roleType === 'owner' || teamManager || financeManager;

/** Whether a change to a role gives power to someone new, or lets others do so. `before` is null for a new role. */
export function grantsPowers(before: Powers | null, after: Powers, addsSelf: boolean): boolean {
  if (!isPowerful(after)) return false;
  if (before === null || addsSelf || before.memberMgmtLevel !== after.memberMgmtLevel) return true;
  return rolePermissions.some((name) => after[name] && !before[name]);
}

/** The owner role keeps at least one member. */
export function removeMemberRefusal(role: Role, memberCount: number): RefusalCode | null {
  return role.roleType === 'owner' && memberCount <= 1 ? 'lastOwnerStays' : null;
}

export function changeRoleRefusal(role: Role): RefusalCode | null {
  return role.roleType === 'custom' ? null : 'roleNotEditable';
}
