import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { operatedPeopleWords } from '#messages/operator/operatorPageWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import type {
  OperatedPeople_people$data,
  OperatedPeople_people$key,
} from '#web/__generated__/OperatedPeople_people.graphql.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { ManagePerson } from '#web/screens/Operator/People/ManagePerson.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import type { Tone } from '#web/ui/toneIcons.ts';
import styles from '#web/screens/Operator/People/OperatedPeople.module.css';

interface OperatedPeopleProps {
  readonly people: OperatedPeople_people$key;
  readonly caption: string;
  readonly timeZone: string;
  readonly viewerId: string;
}

type Somebody = OperatedPeople_people$data[number];

export function OperatedPeople({ people: key, caption, timeZone, viewerId }: OperatedPeopleProps): ReactElement {
  const people = useFragment(
    graphql`
      fragment OperatedPeople_people on OperatedPerson @relay(plural: true) {
        id
        name
        email
        teamNames
        createdAt
        deactivatedAt
        isInvited
        isEmailVerified
        isOperator
        user {
          id
        }
        ...ManagePerson_person
      }
    `,
    key,
  );
  const columns: readonly Column<Somebody>[] = [
    { id: 'name', title: operatedPeopleWords.name, cell: ({ name }) => name },
    { id: 'email', title: operatedPeopleWords.email, cell: ({ email }) => <EmailAddress>{email}</EmailAddress> },
    {
      id: 'teams',
      title: operatedPeopleWords.teams,
      cell: ({ teamNames }) => <div className={styles.teams}>{teamNames.join(', ') || '–'}</div>,
    },
    {
      id: 'since',
      title: operatedPeopleWords.since,
      cell: ({ createdAt }) => <Moment at={createdAt} timeZone={timeZone} />,
    },
    {
      id: 'status',
      title: operatedPeopleWords.status,
      cell: (person) => (
        <span>
          <Status {...person} /> {person.user.id === viewerId && <Badge tone="info">{operatedPeopleWords.you}</Badge>}
        </span>
      ),
    },
    {
      id: 'actions',
      title: operatedPeopleWords.actions,
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
  if (deactivatedAt !== null) return [operatedPeopleWords.deactivated, 'danger', 'lock'];
  if (isInvited) return [operatedPeopleWords.invited, 'info', 'mail'];
  if (!isEmailVerified) return [operatedPeopleWords.unverified, 'warning', 'warning'];
  if (isOperator) return [operatedPeopleWords.operator, 'success', 'sliders'];
  return [operatedPeopleWords.active, 'success', 'check-circle'];
}
