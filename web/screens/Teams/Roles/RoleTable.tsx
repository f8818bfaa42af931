import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleWords } from '#messages/team/roleWords.ts';
import type { RoleTable_team$data, RoleTable_team$key } from '#web/__generated__/RoleTable_team.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { copyReferrer } from '#web/parts/session/referrer.ts';
import { grantedNames } from '#web/screens/Teams/Roles/permissionGrants.ts';
import { RoleDetails } from '#web/screens/Teams/Roles/RoleDetails.tsx';
import { rolePath } from '#web/screens/Teams/Roles/rolePath.ts';
import { rolePermissionGrants } from '#web/screens/Teams/Roles/rolePermissionGrants.ts';
import { AvatarStack, type AvatarProfile } from '#web/ui/Avatar.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface RoleTableProps {
  readonly team: RoleTable_team$key;
}

type RoleRow = RoleTable_team$data['roles'][number];

type Contact = RoleRow['members'][number]['contact'];

const faceOf = ({ id, name, initials, avatar }: Contact): AvatarProfile => ({
  id,
  name,
  initials,
  imageUrl: avatar.url,
});

export function RoleTable({ team }: RoleTableProps): ReactElement {
  const search = useSearchParameters();
  const { slug, roles } = useFragment(
    graphql`
      fragment RoleTable_team on Team {
        slug
        roles {
          id
          name
          members {
            contact {
              id
              name
              initials
              avatar {
                url
              }
            }
          }
          ...rolePermissionGrants_role
          ...RoleDetails_role
        }
      }
    `,
    team,
  );
  const pathOf = (role: RoleRow): string => copyReferrer(`${rolePath(slug, role.id)}/edit`, search);
  const columns: readonly Column<RoleRow>[] = [
    { id: 'name', title: roleWords.name, cell: ({ name }) => name },
    {
      id: 'members',
      title: roleWords.members,
      cell: ({ members }) =>
        members.length === 0 ? roleWords.nobody : <AvatarStack faces={members.map(({ contact }) => faceOf(contact))} />,
    },
    {
      id: 'permissions',
      title: roleWords.permissions,
      cell: (role) => grantedNames(rolePermissionGrants(role)) || roleWords.noPermissions,
    },
    {
      id: 'actions',
      title: roleWords.actions,
      isTitleHidden: true,
      cell: (role) => (
        <ButtonLink variant="quiet" icon="edit" to={pathOf(role)} label={roleWords.editNamed(role.name)}>
          {roleWords.edit}
        </ButtonLink>
      ),
    },
  ];
  return (
    <Table
      caption={roleWords.caption}
      columns={columns}
      rows={roles}
      keyOf={({ id }) => id}
      details={{ nameOf: ({ name }) => name, content: (role) => <RoleDetails role={role} /> }}
    />
  );
}
