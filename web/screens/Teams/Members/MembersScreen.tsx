import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';

import type { MembersScreenQuery } from '#web/__generated__/MembersScreenQuery.graphql.ts';
import { teamFactorWords } from '#web/messages/security.ts';
import { membersWords, teamsWords } from '#web/messages/teams.ts';
import { Person } from '#web/parts/team/Person.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

import { rolesByPerson } from './rolesByPerson.ts';

type Team = NonNullable<MembersScreenQuery['response']['teamBySlug']>;
type Member = Team['members'][number];

/** For owners: who would have to set one up if it were asked of everybody. */
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

export function MembersScreen({ query }: ScreenProps<MembersScreenQuery>): ReactElement {
  const { teamBySlug: team, viewer } = usePreloadedQuery<MembersScreenQuery>(
    graphql`
      query MembersScreenQuery($slug: String!) @preloadable {
        viewer {
          user {
            id
          }
        }
        teamBySlug(slug: $slug) {
          name
          slug
          creator {
            id
          }
          membersWithSecondFactor {
            id
          }
          members {
            id
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
      }
    `,
    query,
  );
  if (!team) throw new RequestError('notFound');
  const roles = rolesByPerson(
    team.roles.map(({ name, members }) => ({ name, people: members.map(({ contact }) => contact.id) })),
  );
  const columns: readonly Column<Member>[] = [
    { id: 'name', title: membersWords.name, cell: (member) => <Person contact={member} /> },
    { id: 'email', title: membersWords.email, cell: ({ email }) => email },
    { id: 'roles', title: membersWords.roles, cell: ({ id }) => roles.get(id)?.join(', ') },
    ...(team.membersWithSecondFactor ? [factorColumn(team.membersWithSecondFactor.map(({ id }) => id))] : []),
    {
      id: 'status',
      title: membersWords.status,
      isTitleHidden: true,
      cell: ({ user }) => (
        <>
          {user.id === viewer?.user.id && <Badge tone="info">{membersWords.you}</Badge>}{' '}
          {user.id === team.creator?.id && <Badge>{membersWords.creator}</Badge>}
        </>
      ),
    },
  ];
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamsWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
        ]}
        note={membersWords.lead}
        action={<ButtonLink to={`/teams/${team.slug}/roles`}>{membersWords.manage}</ButtonLink>}
      >
        {membersWords.title}
      </PageTitle>
      <Table caption={membersWords.caption} columns={columns} rows={team.members} keyOf={({ id }) => id} />
    </>
  );
}
