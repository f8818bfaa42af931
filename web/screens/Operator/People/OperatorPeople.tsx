import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { operatorPeopleWords } from '#messages/operator/operatorPageWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import type {
  OperatorPeople_people$data,
  OperatorPeople_people$key,
} from '#web/__generated__/OperatorPeople_people.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { ManagePerson } from '#web/screens/Operator/People/ManagePerson.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import type { Tone } from '#web/ui/toneIcons.ts';
import styles from '#web/screens/Operator/People/OperatorPeople.module.css';

interface OperatedPeopleProps {
  readonly people: OperatorPeople_people$key;
  readonly caption: string;
  readonly timeZone: string;
  readonly viewerId: string;
}

type Somebody = OperatorPeople_people$data[number];

export function OperatorPeople({ people: key, caption, timeZone, viewerId }: OperatedPeopleProps): ReactElement {
  const people = useFragment(
    graphql`
      fragment OperatorPeople_people on OperatedPerson @relay(plural: true) {
        id
        name
        email
        teamNames
        createdAt
        deactivatedAt
        isInvited
        isEmailVerified
        isOperator
        isGovernment
        user {
          id
        }
        ...ManagePerson_person
      }
    `,
    key,
  );
  const columns: readonly Column<Somebody>[] = [
    { id: 'name', title: operatorPeopleWords.name, cell: ({ name }) => name },
    { id: 'email', title: operatorPeopleWords.email, cell: ({ email }) => <EmailAddress>{email}</EmailAddress> },
    {
      id: 'teams',
      title: operatorPeopleWords.teams,
      cell: ({ teamNames }) => <div className={styles.teams}>{teamNames.join(', ') || '–'}</div>,
    },
    {
      id: 'since',
      title: operatorPeopleWords.since,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} timeZone={timeZone} />,
    },
    {
      id: 'status',
      title: operatorPeopleWords.status,
      cell: (person) => (
        <span>
          <Status {...person} /> {person.isGovernment && <Badge icon="desk">{operatorPeopleWords.government}</Badge>}{' '}
          {person.user.id === viewerId && <Badge tone="info">{operatorPeopleWords.you}</Badge>}
        </span>
      ),
    },
    {
      id: 'actions',
      title: operatorPeopleWords.actions,
      isTitleHidden: true,
      cell: (person) => <ManagePerson person={person} />,
    },
  ];
  return <Table caption={caption} columns={columns} rows={people} keyOf={({ id }) => id} />;
}

type StatusFacts = Pick<Somebody, 'deactivatedAt' | 'isInvited' | 'isEmailVerified' | 'isOperator'>;

function Status(person: StatusFacts): ReactElement {
  const [word, tone, icon] = statusOf(person);
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

function statusOf({ deactivatedAt, isInvited, isEmailVerified, isOperator }: StatusFacts): [string, Tone, IconName] {
  if (deactivatedAt !== null) return [operatorPeopleWords.deactivated, 'danger', 'lock'];
  if (isInvited) return [operatorPeopleWords.invited, 'info', 'mail'];
  if (!isEmailVerified) return [operatorPeopleWords.unverified, 'warning', 'warning'];
  if (isOperator) return [operatorPeopleWords.operator, 'success', 'sliders'];
  return [operatorPeopleWords.active, 'success', 'check-circle'];
}
