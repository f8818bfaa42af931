import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';

import type {
  OperatedPeople_people$data,
  OperatedPeople_people$key,
} from '#web/__generated__/OperatedPeople_people.graphql.ts';
import { operatedPeopleWords } from '#web/messages/operator.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface OperatedPeopleProps {
  readonly people: OperatedPeople_people$key;
  readonly caption: string;
  readonly timeZone: string;
}

type Somebody = OperatedPeople_people$data[number];

/** People with where they stand. What can be done to one of them stands in the last column. */
export function OperatedPeople({ people: key, caption, timeZone }: OperatedPeopleProps): ReactElement {
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
      }
    `,
    key,
  );
  const columns: readonly Column<Somebody>[] = [
    { id: 'name', title: operatedPeopleWords.name, cell: ({ name }) => name },
    { id: 'email', title: operatedPeopleWords.email, cell: ({ email }) => email },
    { id: 'teams', title: operatedPeopleWords.teams, cell: ({ teamNames }) => teamNames.join(', ') || '–' },
    {
      id: 'since',
      title: operatedPeopleWords.since,
      cell: ({ createdAt }) => <Moment at={createdAt} timeZone={timeZone} />,
    },
    { id: 'status', title: operatedPeopleWords.status, cell: (person) => <Badge>{standingOf(person)}</Badge> },
    {
      id: 'log',
      title: operatedPeopleWords.log,
      isTitleHidden: true,
      cell: ({ id }) => <Link to={`/operator/audit?person=${plainId(id)}`}>{operatedPeopleWords.log}</Link>,
    },
  ];
  return <Table caption={caption} columns={columns} rows={people} keyOf={({ id }) => id} />;
}

function standingOf({ deactivatedAt, isInvited, isEmailVerified, isOperator }: Somebody): string {
  if (deactivatedAt !== null) return operatedPeopleWords.deactivated;
  if (isInvited) return operatedPeopleWords.invited;
  if (!isEmailVerified) return operatedPeopleWords.unverified;
  return isOperator ? operatedPeopleWords.operator : operatedPeopleWords.active;
}
