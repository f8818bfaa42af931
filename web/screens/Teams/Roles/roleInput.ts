import { normalisePermissions, type EditLevel } from '#domain/team/roles.ts';
import type { RoleValues } from '#web/screens/Teams/Roles/RoleFields.tsx';

interface RoleInput {
  readonly name: string;
  readonly memberMgmtLevel: EditLevel;
  readonly addMe: boolean;
  readonly flags?: ReturnType<typeof normalisePermissions>;
}

/** Mutation input of the role form. Includes permissions only if the user may change them. */
export function roleInput(values: RoleValues, mayChangePermissions: boolean): RoleInput {
  const { name, memberMgmtLevel, addMe, ...permissions } = values;
  return {
    name,
    memberMgmtLevel: memberMgmtLevel as EditLevel,
    addMe,
    ...(mayChangePermissions ? { flags: normalisePermissions(permissions) } : {}),
  };
}
