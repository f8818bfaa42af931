import { useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import { operatorTeamWords } from '#messages/operator/operatorPageWords.ts';
import type {
  OperatorTeamsScreen_query$data,
  OperatorTeamsScreen_query$key,
} from '#web/__generated__/OperatorTeamsScreen_query.graphql.ts';
import type { OperatorTeamsScreenMoreQuery } from '#web/__generated__/OperatorTeamsScreenMoreQuery.graphql.ts';
import type { OperatorTeamsScreenQuery } from '#web/__generated__/OperatorTeamsScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { SearchBox } from '#web/parts/SearchBox.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ManageTeam } from '#web/screens/Operator/Teams/ManageTeam.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

/** All teams with their owners, usage, and actions. */
export function OperatorTeamsScreen({ query }: ScreenProps<OperatorTeamsScreenQuery>): ReactElement {
  const depart = useGuardedNavigation();
  const data = usePreloadedQuery<OperatorTeamsScreenQuery>(
    graphql`
      query OperatorTeamsScreenQuery($search: String) @preloadable {
        installation {
          teamCreation
        }
        ...OperatorTeamsScreen_query @arguments(search: $search)
      }
    `,
    query,
  );
  const search = query.variables.search ?? '';
  return (
    <>
      <PageTitle
        within={operatorNavWords.title}
        note={operatorTeamWords.lead[data.installation?.teamCreation ?? 'operator']}
        action={
          <ButtonLink variant="primary" icon="plus" to="/teams/new">
            {operatorTeamWords.create}
          </ButtonLink>
        }
      >
        {operatorTeamWords.title}
      </PageTitle>
      <SearchBox
        label={operatorTeamWords.search}
        action={operatorTeamWords.find}
        initial={search}
        name="q"
        onSearch={(text) =>
          depart().go(text === '' ? '/operator' : `/operator?${new URLSearchParams({ search: text })}`)
        }
      />
      <TeamList query={data} />
    </>
  );
}

type Team = NonNullable<OperatorTeamsScreen_query$data['installation']>['teams']['edges'][number]['node'];

function TeamList({ query }: { readonly query: OperatorTeamsScreen_query$key }): ReactElement {
  const { data, ...paging } = usePaginationFragment<OperatorTeamsScreenMoreQuery, OperatorTeamsScreen_query$key>(
    graphql`
      fragment OperatorTeamsScreen_query on Query
      @refetchable(queryName: "OperatorTeamsScreenMoreQuery")
      @argumentDefinitions(
        search: { type: "String" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        viewer {
          timeZone
        }
        installation {
          teams(search: $search, first: $count, after: $cursor) @connection(key: "OperatedTeamsScreen_teams") {
            edges {
              node {
                id
                name
                slug
                createdAt
                formsCount
                submissionsCount
                suspendedAt
                letInAt
                owners {
                  id
                  name
                }
                ...ManageTeam_team
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [managedId, setManaged] = useState<string | null>(null);
  const teams = data.installation?.teams.edges.map(({ node }) => node) ?? [];
  const managed = teams.find(({ id }) => id === managedId);
  const timeZone = data.viewer?.timeZone ?? 'UTC';
  if (teams.length === 0) {
    return (
      <EmptyState drawing="gate" title={operatorTeamWords.none}>
        {operatorTeamWords.noneText}
      </EmptyState>
    );
  }
  const columns: readonly Column<Team>[] = [
    {
      id: 'name',
      title: operatorTeamWords.name,
      cell: ({ name, slug }) => (
        <>
          {name}
          <br />
          <small>/{slug}</small>
        </>
      ),
    },
    {
      id: 'owners',
      title: operatorTeamWords.owners,
      cell: ({ owners }) => owners.map(({ name }) => name).join(', ') || operatorTeamWords.noOwner,
    },
    { id: 'forms', title: operatorTeamWords.forms, isNumber: true, cell: ({ formsCount }) => formsCount },
    {
      id: 'submissions',
      title: operatorTeamWords.submissions,
      isNumber: true,
      cell: ({ submissionsCount }) => submissionsCount,
    },
    {
      id: 'status',
      title: operatorTeamWords.status,
      cell: (team) => (
        <>
          <Status {...team} />
          <br />
          <small>
            {operatorTeamWords.made} <RelativeTime at={team.createdAt} timeZone={timeZone} />
          </small>
        </>
      ),
    },
    {
      id: 'actions',
      title: operatorTeamWords.actions,
      isTitleHidden: true,
      cell: ({ id, name }) => (
        <Button variant="quiet" label={operatorTeamWords.manageNamed(name)} onPress={() => setManaged(id)}>
          {operatorTeamWords.manage}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Table caption={operatorTeamWords.caption} columns={columns} rows={teams} keyOf={({ id }) => id} />
      <MoreEntries label={operatorTeamWords.more} {...paging} />
      {managed && <ManageTeam team={managed} onClose={() => setManaged(null)} />}
    </>
  );
}

function Status({ suspendedAt, letInAt }: Pick<Team, 'suspendedAt' | 'letInAt'>): ReactElement {
  if (suspendedAt) {
    return (
      <Badge tone="danger" icon="pause">
        {operatorTeamWords.suspended}
      </Badge>
    );
  }
  return letInAt ? (
    <Badge tone="success" icon="check-circle">
      {operatorTeamWords.letIn}
    </Badge>
  ) : (
    <Badge icon="circle">{operatorTeamWords.notLetIn}</Badge>
  );
}
