import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { roleFormWords } from '#messages/team/roleWords.ts';
import type { RoleSettings_role$key } from '#web/__generated__/RoleSettings_role.graphql.ts';
import { DeleteRole } from '#web/screens/Teams/Roles/DeleteRole.tsx';
import { EditRoleForm } from '#web/screens/Teams/Roles/EditRoleForm.tsx';
import { PermissionGrantList } from '#web/screens/Teams/Roles/PermissionGrantList.tsx';
import { rolePermissionGrants } from '#web/screens/Teams/Roles/rolePermissionGrants.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';

interface RoleSettingsProps {
  readonly role: RoleSettings_role$key;
}

const whyFixed: Readonly<Record<string, string>> = {
  owner: roleFormWords.fixedOwner,
  member: roleFormWords.fixedMember,
};

/** The role's form, or for people who can't change it its permissions and why. */
export function RoleSettings({ role }: RoleSettingsProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment RoleSettings_role on Role {
        roleType
        availableActions
        ...rolePermissionGrants_role
        ...EditRoleForm_role
        ...DeleteRole_role
      }
    `,
    role,
  );
  if (data.availableActions.includes('updateRole')) {
    return (
      <Cards>
        <EditRoleForm role={data} />
        {data.availableActions.includes('deleteRole') && <DeleteRole role={data} />}
      </Cards>
    );
  }
  return (
    <Cards>
      <Alert tone="info">{ownValue(whyFixed, data.roleType) ?? roleFormWords.mayNotEdit}</Alert>
      <Card title={roleFormWords.permissions}>
        <PermissionGrantList powers={rolePermissionGrants(data)} />
      </Card>
    </Cards>
  );
}
