import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import {
  changeRoleRefusal,
  firstEditLevel,
  grantsPowers,
  joinsOwnRole,
  normalisePermissions,
  offeredEditLevels,
  rolePermissions,
  roleProblems,
  type EditLevel,
  type Permissions,
  type RolePermission,
  type RoleEditor,
} from '#domain/team/roles.ts';
import { actingUserId } from '#server/actor.ts';
import type { Role } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { AuditEntry } from '#server/operations/audit.ts';
import { forgetJournaled } from '#server/operations/form/forgetJournaled.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';

/** Omitted values stay unchanged. */
type WantedPermissions = Readonly<Partial<Record<RolePermission, boolean | null>>>;

export interface NewRole {
  readonly teamId: string;
  readonly name: string;
  readonly memberMgmtLevel: EditLevel | null;
  readonly permissions: WantedPermissions;
  readonly addMe: boolean;
}

const nothing: Permissions = {
  workflowCreator: false,
  teamManager: false,
  financeManager: false,
  financeMember: false,
};

export const createRole = operation<NewRole, string>('createRole', async (tx, input) => {
  const { teamId, addMe } = input;
  const userId = actingUserId(tx.ctx.actor);
  const editor = await editorOf(tx, teamId, null);
  const memberMgmtLevel = input.memberMgmtLevel ?? firstEditLevel(offeredEditLevels(editor, null));
  const draft = { name: oneLine(input.name), memberMgmtLevel };
  const problems = roleProblems(draft, editor, null);
  if (problems.length > 0) throw new InvalidInput(problems);
  const permissions = changedPermissions(nothing, input.permissions, editor);
  const id = newId();
  if (grantsPowers(null, { ...draft, ...permissions, roleType: 'custom' }, addMe)) {
    await guard(tx, 'givePowers');
  }
  await tx.db.role.create({ data: { id, teamId, ...draft, ...permissions, creatorId: userId, createdAt: tx.now } });
  if (userId !== null && joinsOwnRole(draft, editor.isOwner, addMe)) {
    await tx.db.roleMember.create({ data: { id: newId(), teamId, roleId: id, userId, addedById: userId } });
  }
  tx.record({ kind: 'createRole', teamId, data: { roleId: id } });
  tx.audit({ kind: 'createRole', teamId, ...aboutRole({ id, ...draft }, { permissions: namesOf(permissions) }) });
  return id;
});

export interface RoleChange {
  readonly roleId: string;
  readonly name?: string | null;
  readonly memberMgmtLevel?: EditLevel | null;
  readonly permissions: WantedPermissions;
  readonly addMe: boolean;
}

/** Changes a role that the team created itself. */
export const updateRole = operation<RoleChange, string>('updateRole', async (tx, input) => {
  const role = await lockRole(tx, input.roleId);
  const refusal = changeRoleRefusal(role);
  if (refusal) throw new Refusal(refusal);
  const userId = actingUserId(tx.ctx.actor);
  const editor = await editorOf(tx, role.teamId, role.id);
  const draft = {
    name: oneLine(input.name ?? role.name),
    memberMgmtLevel: input.memberMgmtLevel ?? role.memberMgmtLevel,
  };
  const isRoleMember = editor.isRoleMember || input.addMe;
  const problems = roleProblems(draft, { ...editor, isRoleMember }, role.memberMgmtLevel);
  if (problems.length > 0) throw new InvalidInput(problems);
  const permissions = changedPermissions(role, input.permissions, editor);
  if (grantsPowers(role, { ...role, ...draft, ...permissions }, input.addMe)) {
    await guard(tx, 'givePowers');
  }
  await tx.db.role.update({ where: { id: role.id }, data: { ...draft, ...permissions } });
  if (input.addMe && userId !== null) {
    const member = { id: newId(), teamId: role.teamId, roleId: role.id, userId, addedById: userId };
    await tx.db.roleMember.createMany({ data: [member], skipDuplicates: true });
  }
  tx.record({ kind: 'updateRole', teamId: role.teamId, data: { roleId: role.id } });
  tx.audit({
    kind: 'updateRole',
    teamId: role.teamId,
    ...aboutRole(role, changesOfRole(role, { ...draft, ...permissions })),
  });
  return role.id;
});

/** Refused while forms or submissions refer to the role. */
export const deleteRole = operation<{ roleId: string }, string>('deleteRole', async (tx, { roleId }) => {
  const role = await lockRole(tx, roleId);
  const refusal = changeRoleRefusal(role);
  if (refusal) throw new Refusal(refusal);
  const count = await usesOfRole(tx, roleId);
  if (count > 0) throw new Refusal('roleInUse', { count });
  await tx.db.role.update({ where: { id: roleId }, data: { archivedAt: tx.now } });
  await forgetJournaled(tx, { teamId: role.teamId, column: 'role_id', id: roleId });
  tx.record({ kind: 'deleteRole', teamId: role.teamId, data: { roleId } });
  tx.audit({ kind: 'deleteRole', teamId: role.teamId, ...aboutRole(role) });
  return role.teamId;
});

/** Locks the role, so that the checks still hold when it is written. */
export async function lockRole({ db }: Tx, roleId: string): Promise<Role> {
  await db.$queryRaw`SELECT id FROM roles WHERE id = ${roleId}::uuid FOR UPDATE`;
  const role = await db.role.findFirst({ where: { id: roleId, archivedAt: null } });
  refuseUnless(role, 'outdated');
  return role;
}

const aboutRole = (
  { id, name }: Pick<Role, 'id' | 'name'>,
  data: AuditEntry['data'] = {},
): Pick<AuditEntry, 'subjectType' | 'subjectId' | 'data'> => ({
  subjectType: 'Role',
  subjectId: id,
  data: { role: name, ...data },
});

const namesOf = (permissions: Permissions): string => rolePermissions.filter((name) => permissions[name]).join(', ');

type Described = Permissions & Pick<Role, 'name' | 'memberMgmtLevel'>;

const changesOfRole = (before: Described, after: Described): Record<string, string> => ({
  ...(before.name === after.name ? {} : { name: `${before.name} → ${after.name}` }),
  ...(before.memberMgmtLevel === after.memberMgmtLevel
    ? {}
    : { editLevel: `${before.memberMgmtLevel} → ${after.memberMgmtLevel}` }),
  ...(namesOf(before) === namesOf(after)
    ? {}
    : { permissions: `${namesOf(before) || '–'} → ${namesOf(after) || '–'}` }),
});

async function editorOf({ db, ctx }: Tx, teamId: string, roleId: string | null): Promise<RoleEditor> {
  const userId = actingUserId(ctx.actor);
  if (userId === null) return { isOwner: false, isTeamManager: false, isRoleMember: false };
  const held = await db.roleMember.findMany({
    where: { userId, teamId, role: { archivedAt: null } },
    select: { roleId: true, role: { select: { roleType: true, teamManager: true } } },
  });
  return {
    isOwner: held.some(({ role }) => role.roleType === 'owner'),
    isTeamManager: held.some(({ role }) => role.teamManager),
    isRoleMember: held.some((membership) => membership.roleId === roleId),
  };
}

function changedPermissions(before: Permissions, wanted: WantedPermissions, { isOwner }: RoleEditor): Permissions {
  const now = Object.fromEntries(rolePermissions.map((name) => [name, before[name]])) as unknown as Permissions;
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => typeof value === 'boolean'));
  const after = normalisePermissions({ ...now, ...given });
  const isChanged = rolePermissions.some((name) => after[name] !== normalisePermissions(now)[name]);
  if (isChanged && !isOwner) throw new Refusal('permissionsOwnersOnly');
  return after;
}

/** References to the role in drafts, the latest published versions, and unfinished submissions. */
async function usesOfRole({ db }: Tx, roleId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    WITH living AS (
      SELECT f.id FROM flow_templates f WHERE f.kind <> 'published'
      UNION (SELECT DISTINCT ON (f.master_template_id) f.id FROM flow_templates f WHERE f.kind = 'published'
        ORDER BY f.master_template_id, f.version DESC)
      UNION SELECT s.flow_template_id FROM submissions s WHERE s.status <> 'finished' AND s.deleted_at IS NULL)
    SELECT ((SELECT count(*) FROM step_attachments a WHERE a.role_id = ${roleId}::uuid AND a.flow_template_id IN (SELECT id FROM living))
      + (SELECT count(*) FROM step_assignments a JOIN step_assignment_groups g ON g.id = a.step_assignment_group_id
           WHERE a.role_id = ${roleId}::uuid AND g.flow_template_id IN (SELECT id FROM living))
      + (SELECT count(*) FROM submission_attachments a JOIN submissions s ON s.id = a.submission_id
           WHERE a.role_id = ${roleId}::uuid AND s.status <> 'finished' AND s.deleted_at IS NULL))::int AS count`;
  return row?.count ?? 0;
}
