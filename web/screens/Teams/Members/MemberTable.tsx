import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { memberRemovalRefusal } from '#domain/team/memberRemovalRefusal.ts';
import { teamFactorWords } from '#messages/account/securityWords.ts';
import { membersWords, removeFromTeamWords } from '#messages/team/teamWords.ts';
import type { MemberTable_team$data, MemberTable_team$key } from '#web/__generated__/MemberTable_team.graphql.ts';
import { Person } from '#web/parts/team/Person.tsx';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { RemoveFromTeam } from '#web/screens/Teams/Members/RemoveFromTeam.tsx';
import { rolesByPerson } from '#web/screens/Teams/Members/rolesByPerson.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/Members/Members.module.css';

interface MemberTableProps {
  readonly team: MemberTable_team$key;
  readonly viewerId: string | null;
}

type Member = MemberTable_team$data['members'][number];

const buttonOf = (id: string): string => `take-off-${id}`;

/** Shows owners who would have to set up a second factor if the team required one. */
function factorColumn(holders: readonly string[]): Column<Member> {
  return {
    id: 'factor',
    title: teamFactorWords.column,
    cell: ({ id }) =>
      holders.includes(id) ? (
        <Badge tone="success" icon="check-circle">
          {teamFactorWords.has}
        </Badge>
      ) : (
        <Badge>{teamFactorWords.hasNot}</Badge>
      ),
  };
}

/** The members of the team and their roles. Owners can remove members, except themselves and the creator. */
export function MemberTable({ team: key, viewerId }: MemberTableProps): ReactElement {
  const { id, name, creator, members, membersWithSecondFactor, availableActions, ...team } = useFragment(
    graphql`
      fragment MemberTable_team on Team {
        id
        name
        availableActions
        creator {
          id
        }
        membersWithSecondFactor {
          id
        }
        members {
          id
          name
          email
          user {
            id
          }
          ...Person_contact
        }
        roles {
          name
          members {
            contact {
              id
            }
          }
        }
      }
    `,
    key,
  );
  const [memberToRemove, setMemberToRemove] = useState<Member | null>(null);
  const roles = rolesByPerson(
    team.roles.map((role) => ({ name: role.name, people: role.members.map(({ contact }) => contact.id) })),
  );
  const isViewer = (member: Member): boolean => member.user.id === viewerId;
  const lockOf = (member: Member): ReturnType<typeof memberRemovalRefusal> =>
    memberRemovalRefusal({ isViewer: isViewer(member), isCreator: member.user.id === creator?.id });
  const goOnAfter = (gone: Member): void => {
    const place = members.indexOf(gone);
    const others = [...members.slice(place + 1), ...members.slice(0, place).toReversed()];
    const next = others.find((member) => lockOf(member) === null);
    setMemberToRemove(null);
    if (next) focusWhenReady(buttonOf(next.id));
  };
  const takingOff: Column<Member> = {
    id: 'actions',
    title: membersWords.actions,
    isTitleHidden: true,
    cell: (member) => {
      const lock = lockOf(member);
      if (lock) return <small>{removeFromTeamWords.locked[lock]}</small>;
      return (
        <Button
          id={buttonOf(member.id)}
          variant="quiet"
          icon="close"
          label={removeFromTeamWords.named(member.name)}
          onPress={() => setMemberToRemove(member)}
        >
          {removeFromTeamWords.confirm}
        </Button>
      );
    },
  };
  const columns: readonly Column<Member>[] = [
    {
      id: 'name',
      title: membersWords.name,
      cell: (member) => (
        <span className={styles.member}>
          <Person contact={member} />
          {isViewer(member) && <Badge tone="info">{membersWords.you}</Badge>}
          {member.user.id === creator?.id && <Badge>{membersWords.creator}</Badge>}
        </span>
      ),
    },
    { id: 'email', title: membersWords.email, cell: ({ email }) => <EmailAddress>{email}</EmailAddress> },
    {
      id: 'roles',
      title: membersWords.roles,
      cell: (member) => <div className={styles.roles}>{roles.get(member.id)?.join(', ')}</div>,
    },
    ...(membersWithSecondFactor ? [factorColumn(membersWithSecondFactor.map((holder) => holder.id))] : []),
    ...(availableActions.includes('takeOffTeam') ? [takingOff] : []),
  ];
  return (
    <>
      <Table caption={membersWords.caption} columns={columns} rows={members} keyOf={(member) => member.id} />
      {memberToRemove && (
        <RemoveFromTeam
          teamId={id}
          teamName={name}
          person={{ id: memberToRemove.id, name: memberToRemove.name, roles: roles.get(memberToRemove.id) ?? [] }}
          onDone={() => goOnAfter(memberToRemove)}
          onCancel={() => setMemberToRemove(null)}
        />
      )}
    </>
  );
}
