import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { auditAreas } from '#domain/audit/auditAreas.ts';
import { kindsFor, kindsOfArea } from '#domain/audit/auditKinds.ts';
import { auditWords } from '#messages/audit/auditWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { AuditScreen_team$key } from '#web/__generated__/AuditScreen_team.graphql.ts';
import type { AuditScreenMoreQuery } from '#web/__generated__/AuditScreenMoreQuery.graphql.ts';
import type { AuditScreenQuery } from '#web/__generated__/AuditScreenQuery.graphql.ts';
import { auditChoiceIn } from '#web/parts/audit/auditFilter.ts';
import { AuditFilterBar } from '#web/parts/audit/AuditFilterBar.tsx';
import { AuditTable } from '#web/parts/audit/AuditTable.tsx';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

const readable = new Set(kindsFor('owners'));
const areas = auditAreas.filter((area) => kindsOfArea(area).some((kind) => readable.has(kind)));

export function AuditScreen({ query }: ScreenProps<AuditScreenQuery>): ReactElement {
  const { search } = useLocation();
  const { teamBySlug: team } = usePreloadedQuery<AuditScreenQuery>(
    graphql`
      query AuditScreenQuery($slug: String!, $filter: AuditFilter) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          members {
            id
            name
          }
          ...AuditScreen_team @arguments(filter: $filter)
        }
      }
    `,
    query,
  );
  if (!team) throw new RequestError('notFound');
  const { name, slug, members } = team;
  const at = `/teams/${slug}`;
  const choice = auditChoiceIn(new URLSearchParams(search));
  return (
    <>
      <PageTitle
        within={name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: name, to: at },
        ]}
        note={auditWords.about}
      >
        {auditWords.title}
      </PageTitle>
      <AuditFilterBar
        path={`${at}/audit`}
        file={`${at}/audit.csv`}
        choice={choice}
        areas={areas}
        people={members.map((member) => ({ id: plainId(member.id), name: member.name }))}
      />
      <Entries team={team} isFiltered={search !== ''} />
    </>
  );
}

interface EntriesProps {
  readonly team: AuditScreen_team$key;
  readonly isFiltered: boolean;
}

function Entries({ team, isFiltered }: EntriesProps): ReactElement {
  const { data, ...paging } = usePaginationFragment<AuditScreenMoreQuery, AuditScreen_team$key>(
    graphql`
      fragment AuditScreen_team on Team
      @refetchable(queryName: "AuditScreenMoreQuery")
      @argumentDefinitions(
        filter: { type: "AuditFilter" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        timeZone
        auditEntries(filter: $filter, first: $count, after: $cursor) @connection(key: "AuditScreen_auditEntries") {
          edges {
            node {
              ...AuditTable_entries
            }
          }
        }
      }
    `,
    team,
  );
  const entries = data.auditEntries.edges.map(({ node }) => node);
  return (
    <>
      <AuditTable entries={entries} timeZone={data.timeZone} isFiltered={isFiltered} />
      <MoreEntries label={auditWords.more} {...paging} />
    </>
  );
}
