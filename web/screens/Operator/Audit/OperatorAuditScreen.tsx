import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { auditWords } from '#messages/audit/auditWords.ts';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import type { OperatorAuditScreen_query$key } from '#web/__generated__/OperatorAuditScreen_query.graphql.ts';
import type { OperatorAuditScreenMoreQuery } from '#web/__generated__/OperatorAuditScreenMoreQuery.graphql.ts';
import type { OperatorAuditScreenQuery } from '#web/__generated__/OperatorAuditScreenQuery.graphql.ts';
import { auditChoiceIn } from '#web/parts/audit/auditFilter.ts';
import { AuditFilterBar } from '#web/parts/audit/AuditFilterBar.tsx';
import { AuditTable } from '#web/parts/audit/AuditTable.tsx';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Audit log of all teams and of the installation. */
export function OperatorAuditScreen({ query }: ScreenProps<OperatorAuditScreenQuery>): ReactElement {
  const { search } = useLocation();
  const data = usePreloadedQuery<OperatorAuditScreenQuery>(
    graphql`
      query OperatorAuditScreenQuery($filter: AuditFilter, $teamId: ID) @preloadable {
        ...OperatorAuditScreen_query @arguments(filter: $filter, teamId: $teamId)
      }
    `,
    query,
  );
  return (
    <>
      <PageTitle within={operatorNavWords.title} note={auditWords.about}>
        {auditWords.title}
      </PageTitle>
      <AuditFilterBar
        path="/operator/audit"
        file="/operator/audit.csv"
        choice={auditChoiceIn(new URLSearchParams(search))}
      />
      <Entries query={data} isFiltered={search !== ''} />
    </>
  );
}

interface EntriesProps {
  readonly query: OperatorAuditScreen_query$key;
  readonly isFiltered: boolean;
}

function Entries({ query, isFiltered }: EntriesProps): ReactElement {
  const { data, ...paging } = usePaginationFragment<OperatorAuditScreenMoreQuery, OperatorAuditScreen_query$key>(
    graphql`
      fragment OperatorAuditScreen_query on Query
      @refetchable(queryName: "OperatorAuditScreenMoreQuery")
      @argumentDefinitions(
        filter: { type: "AuditFilter" }
        teamId: { type: "ID" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        viewer {
          timeZone
        }
        installation {
          auditEntries(filter: $filter, teamId: $teamId, first: $count, after: $cursor)
            @connection(key: "OperatorAuditScreen_auditEntries") {
            edges {
              node {
                ...AuditTable_entries
              }
            }
          }
        }
      }
    `,
    query,
  );
  const entries = data.installation?.auditEntries.edges.map(({ node }) => node) ?? [];
  const timeZone = data.viewer?.timeZone ?? 'UTC';
  return (
    <>
      <AuditTable entries={entries} timeZone={timeZone} isFiltered={isFiltered} showsTeam />
      <MoreEntries label={auditWords.more} {...paging} />
    </>
  );
}
