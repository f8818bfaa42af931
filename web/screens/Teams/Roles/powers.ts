import { rolePermissions, type Permissions } from '#domain/team/roles.ts';
import { ownerPermissionWords, permissionWords } from '#messages/team/roleWords.ts';

export interface Power {
  readonly name: string;
  readonly meaning: string;
  readonly isHeld: boolean;
}

/** Everything that a role can be allowed, and whether it is. Owners can do everything, and only they edit all roles. */
export function powersOf(roleType: string, permissions: Permissions): readonly Power[] {
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

export const namesHeld = (powers: readonly Power[]): string =>
  powers
    .filter(({ isHeld }) => isHeld)
    .map(({ name }) => name)
    .join(', ');
