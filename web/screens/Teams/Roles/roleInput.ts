import { normalisePermissions, type EditLevel } from '#domain/team/roles.ts';
import type { RoleValues } from '#web/screens/Teams/Roles/RoleFields.tsx';

interface RoleInput {
  readonly name: string;
  readonly memberMgmtLevel: EditLevel;
  readonly addMe: boolean;
  readonly flags?: ReturnType<typeof normalisePermissions>;
}

/** What a form of a role sends: the permissions only of whoever may change them. */
export function roleInput(values: RoleValues, mayChangePermissions: boolean): RoleInput {
  const { name, memberMgmtLevel, addMe, ...permissions } = values;
  return {
    name,
    memberMgmtLevel: memberMgmtLevel as EditLevel,
    addMe,
    ...(mayChangePermissions ? { flags: normalisePermissions(permissions) } : {}),
  };
}
