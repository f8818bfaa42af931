import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleMembersWords } from '#messages/team/roleWords.ts';
import type { RoleUsers_role$key } from '#web/__generated__/RoleUsers_role.graphql.ts';
import type { RoleUsers_viewer$key } from '#web/__generated__/RoleUsers_viewer.graphql.ts';
import { AddRoleMember } from '#web/screens/Teams/Roles/AddRoleMember.tsx';
import { InviteRoleMember } from '#web/screens/Teams/Roles/InviteRoleMember.tsx';
import { RoleMemberTable } from '#web/screens/Teams/Roles/RoleMemberTable.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';

interface RoleUsersProps {
  readonly role: RoleUsers_role$key;
  readonly viewer: RoleUsers_viewer$key;
}

/** Members of a role, which people with permission can add and remove. */
export function RoleUsers({ role, viewer }: RoleUsersProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment RoleUsers_role on Role {
        availableActions
        ...RoleMemberTable_role
        ...AddRoleMember_role
        ...InviteRoleMember_role
      }
    `,
    role,
  );
  const viewerData = useFragment(
    graphql`
      fragment RoleUsers_viewer on Viewer {
        ...RoleMemberTable_viewer
      }
    `,
    viewer,
  );
  const mayManage = data.availableActions.includes('updateRoleMembers');
  return (
    <Cards isWide>
      <RoleMemberTable role={data} viewer={viewerData} mayManage={mayManage} />
      {mayManage ? (
        <>
          <Card title={roleMembersWords.search}>
            <AddRoleMember role={data} />
          </Card>
          <Card title={roleMembersWords.inviteTitle}>
            <InviteRoleMember role={data} />
          </Card>
        </>
      ) : (
        <Alert tone="info">{roleMembersWords.mayNotManage}</Alert>
      )}
    </Cards>
  );
}
