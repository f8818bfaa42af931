import { useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleMembersWords, roleWords } from '#messages/team/roleWords.ts';
import type {
  RoleMemberTable_role$data,
  RoleMemberTable_role$key,
} from '#web/__generated__/RoleMemberTable_role.graphql.ts';
import type { RoleMemberTable_viewer$key } from '#web/__generated__/RoleMemberTable_viewer.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { Person } from '#web/parts/team/Person.tsx';
import { RoleMemberActions } from '#web/screens/Teams/Roles/RoleMemberActions.tsx';
import { useRemoveRoleMember } from '#web/screens/Teams/Roles/useRemoveRoleMember.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface RoleMemberTableProps {
  readonly role: RoleMemberTable_role$key;
  readonly viewer: RoleMemberTable_viewer$key;
  readonly mayManage: boolean;
}

type Member = RoleMemberTable_role$data['members'][number];

export function RoleMemberTable({ role, viewer, mayManage }: RoleMemberTableProps): ReactElement {
  const { id, roleType, members } = useFragment(
    graphql`
      fragment RoleMemberTable_role on Role {
        id
        roleType
        members {
          id
          contact {
            id
            name
            email
            user {
              id
            }
            ...Person_contact
          }
          ...RoleMemberActions_member
        }
      }
    `,
    role,
  );
  const { user } = useFragment(
    graphql`
      fragment RoleMemberTable_viewer on Viewer {
        user {
          id
        }
      }
    `,
    viewer,
  );
  const [leaving, setLeaving] = useState<Member | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const [removeRoleMember] = useRemoveRoleMember();
  const removing = useAction(
    ({ contact }: Member) => removeRoleMember({ input: { roleId: id, userId: contact.id } }),
    ({ role: left }, { contact }, { go }) => {
      setLeaving(null);
      flash(roleMembersWords.removed(contact.name));
      // The user removed themselves and can no longer see the team.
      if (left === null) return go('/teams', { replace: true });
      // The focused button was removed.
      top.current?.focus();
    },
  );
  const isLastOwner = roleType === 'owner' && members.length === 1;
  const ask = (member: Member): void =>
    member.contact.user.id === user.id ? setLeaving(member) : removing.run(member);
  const columns: readonly Column<Member>[] = [
    { id: 'name', title: roleMembersWords.name, cell: ({ contact }) => <Person contact={contact} /> },
    { id: 'email', title: roleMembersWords.email, cell: ({ contact }) => <EmailAddress>{contact.email}</EmailAddress> },
  ];
  const actions: Column<Member> = {
    id: 'actions',
    title: roleMembersWords.actions,
    isTitleHidden: true,
    cell: (member) => (
      <RoleMemberActions
        member={member}
        isPending={removing.pending === member}
        blockedBecause={isLastOwner ? roleMembersWords.lastOwner : null}
        onRemove={() => ask(member)}
      />
    ),
  };
  return (
    <div ref={top} tabIndex={-1}>
      {leaving === null && <Refusal sentence={removing.refusal} />}
      {members.length === 0 ? (
        <p>{roleWords.noMembers}</p>
      ) : (
        <Table
          caption={roleMembersWords.caption}
          columns={mayManage ? [...columns, actions] : columns}
          rows={members}
          keyOf={(member) => member.id}
        />
      )}
      <ConfirmDialog
        title={roleMembersWords.leaveTitle}
        confirm={roleMembersWords.leave}
        isDangerous
        isOpen={leaving !== null}
        isPending={removing.pending !== null}
        refusal={removing.refusal}
        onConfirm={() => leaving && removing.run(leaving)}
        onCancel={() => {
          removing.forget();
          setLeaving(null);
        }}
      >
        {roleMembersWords.leaveText}
      </ConfirmDialog>
    </div>
  );
}
