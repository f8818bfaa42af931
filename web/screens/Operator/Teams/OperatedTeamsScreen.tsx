import { useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import { operatedTeamWords } from '#messages/operator/operatorPageWords.ts';
import type {
  OperatedTeamsScreen_query$data,
  OperatedTeamsScreen_query$key,
} from '#web/__generated__/OperatedTeamsScreen_query.graphql.ts';
import type { OperatedTeamsScreenMoreQuery } from '#web/__generated__/OperatedTeamsScreenMoreQuery.graphql.ts';
import type { OperatedTeamsScreenQuery } from '#web/__generated__/OperatedTeamsScreenQuery.graphql.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { Moment } from '#web/parts/Moment.tsx';
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
export function OperatedTeamsScreen({ query }: ScreenProps<OperatedTeamsScreenQuery>): ReactElement {
  const depart = useDeparture();
  const data = usePreloadedQuery<OperatedTeamsScreenQuery>(
    graphql`
      query OperatedTeamsScreenQuery($search: String) @preloadable {
        installation {
          teamCreation
        }
        ...OperatedTeamsScreen_query @arguments(search: $search)
      }
    `,
    query,
  );
  const search = query.variables.search ?? '';
  return (
    <>
      <PageTitle
        within={operatorNavWords.title}
        note={operatedTeamWords.lead[data.installation?.teamCreation ?? 'operator']}
        action={
          <ButtonLink look="primary" icon="plus" to="/teams/new">
            {operatedTeamWords.create}
          </ButtonLink>
        }
      >
        {operatedTeamWords.title}
      </PageTitle>
      <SearchBox
        label={operatedTeamWords.search}
        action={operatedTeamWords.find}
        initial={search}
        onSearch={(text) =>
          depart().go(text === '' ? '/operator' : `/operator?${new URLSearchParams({ search: text })}`)
        }
      />
      <TeamList query={data} />
    </>
  );
}

type Team = NonNullable<OperatedTeamsScreen_query$data['installation']>['teams']['edges'][number]['node'];

function TeamList({ query }: { readonly query: OperatedTeamsScreen_query$key }): ReactElement {
  const { data, ...paging } = usePaginationFragment<OperatedTeamsScreenMoreQuery, OperatedTeamsScreen_query$key>(
    graphql`
      fragment OperatedTeamsScreen_query on Query
      @refetchable(queryName: "OperatedTeamsScreenMoreQuery")
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
      <EmptyState drawing="gate" title={operatedTeamWords.none}>
        {operatedTeamWords.noneText}
      </EmptyState>
    );
  }
  const columns: readonly Column<Team>[] = [
    {
      id: 'name',
      title: operatedTeamWords.name,
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
      title: operatedTeamWords.owners,
      cell: ({ owners }) => owners.map(({ name }) => name).join(', ') || operatedTeamWords.noOwner,
    },
    { id: 'forms', title: operatedTeamWords.forms, isNumber: true, cell: ({ formsCount }) => formsCount },
    {
      id: 'submissions',
      title: operatedTeamWords.submissions,
      isNumber: true,
      cell: ({ submissionsCount }) => submissionsCount,
    },
    {
      id: 'status',
      title: operatedTeamWords.status,
      cell: (team) => (
        <>
          <Status {...team} />
          <br />
          <small>
            {operatedTeamWords.made} <Moment at={team.createdAt} timeZone={timeZone} />
          </small>
        </>
      ),
    },
    {
      id: 'actions',
      title: operatedTeamWords.actions,
      isTitleHidden: true,
      cell: ({ id, name }) => (
        <Button look="quiet" label={operatedTeamWords.manageNamed(name)} onPress={() => setManaged(id)}>
          {operatedTeamWords.manage}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Table caption={operatedTeamWords.caption} columns={columns} rows={teams} keyOf={({ id }) => id} />
      <MoreEntries label={operatedTeamWords.more} {...paging} />
      {managed && <ManageTeam team={managed} onClose={() => setManaged(null)} />}
    </>
  );
}

function Status({ suspendedAt, letInAt }: Pick<Team, 'suspendedAt' | 'letInAt'>): ReactElement {
  if (suspendedAt) {
    return (
      <Badge tone="danger" icon="pause">
        {operatedTeamWords.suspended}
      </Badge>
    );
  }
  return letInAt ? (
    <Badge tone="success" icon="check-circle">
      {operatedTeamWords.letIn}
    </Badge>
  ) : (
    <Badge icon="circle">{operatedTeamWords.notLetIn}</Badge>
  );
}
