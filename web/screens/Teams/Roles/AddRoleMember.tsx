import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleMembersWords } from '#messages/team/roleWords.ts';
import type { AddRoleMember_role$key } from '#web/__generated__/AddRoleMember_role.graphql.ts';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { useAddRoleMember } from '#web/screens/Teams/Roles/useAddRoleMember.ts';

interface AddRoleMemberProps {
  readonly role: AddRoleMember_role$key;
}

/** Adds people from the user's teams; anyone else is invited. */
export function AddRoleMember({ role }: AddRoleMemberProps): ReactElement {
  const { id: roleId, members } = useFragment(
    graphql`
      fragment AddRoleMember_role on Role {
        id
        members {
          contact {
            id
          }
        }
      }
    `,
    role,
  );
  const [addRoleMember] = useAddRoleMember();
  return (
    <PeoplePicker
      present={new Set(members.map(({ contact }) => plainId(contact.id)))}
      add={(userId, idempotencyKey) => addRoleMember({ input: { roleId, userId, idempotencyKey } })}
      nobody={roleMembersWords.noMatch}
    />
  );
}
