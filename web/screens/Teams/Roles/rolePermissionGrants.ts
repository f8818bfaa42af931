import { graphql, readInlineData } from 'react-relay';
import type { rolePermissionGrants_role$key } from '#web/__generated__/rolePermissionGrants_role.graphql.ts';
import { permissionGrantsOf, type PermissionGrant } from '#web/screens/Teams/Roles/permissionGrants.ts';

export function rolePermissionGrants(role: rolePermissionGrants_role$key): readonly PermissionGrant[] {
  const { roleType, workflowCreator, teamManager, financeManager, financeMember } = readInlineData(
    graphql`
      fragment rolePermissionGrants_role on Role @inline {
        roleType
        workflowCreator
        teamManager
        financeManager
        financeMember
      }
    `,
    role,
  );
  return permissionGrantsOf(roleType, { workflowCreator, teamManager, financeManager, financeMember });
}
