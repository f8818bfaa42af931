import { rolePermissions, type Permissions } from '#domain/team/roles.ts';
import { ownerPermissionWords, permissionWords } from '#messages/team/roleWords.ts';

export interface PermissionGrant {
  readonly name: string;
  readonly meaning: string;
  readonly isHeld: boolean;
}

/** All permissions, and whether the role has them. Owners have all, and only owners edit all roles. */
export function permissionGrantsOf(roleType: string, permissions: Permissions): readonly PermissionGrant[] {
  const isOwner = roleType === 'owner';
  const isShown = (permission: keyof Permissions): boolean =>
    permission !== 'financeMember' || !(isOwner || permissions.financeManager);
  return [
    ...(isOwner ? [{ ...ownerPermissionWords, isHeld: true }] : []),
    ...rolePermissions
      .filter(isShown)
      .map((permission) => ({ ...permissionWords[permission], isHeld: isOwner || permissions[permission] })),
  ];
}

export const grantedNames = (powers: readonly PermissionGrant[]): string =>
  powers
    .filter(({ isHeld }) => isHeld)
    .map(({ name }) => name)
    .join(', ');
