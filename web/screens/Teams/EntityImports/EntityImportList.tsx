import { useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import type { EntityImportList_team$key } from '#web/__generated__/EntityImportList_team.graphql.ts';
import EntityImportListMore, {
  type EntityImportListMoreQuery,
} from '#web/__generated__/EntityImportListMoreQuery.graphql.ts';
import { MoreImports } from '#web/parts/import/MoreImports.tsx';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { refetchRowCount } from '#web/relay/refetchRowCount.ts';
import { EntityImportTable } from '#web/screens/Teams/EntityImports/EntityImportTable.tsx';
import { useLiveEntityImports } from '#web/screens/Teams/EntityImports/useLiveEntityImports.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface EntityImportListProps {
  readonly team: EntityImportList_team$key;
  readonly timeZone: string;
}

const page = 20;

export function EntityImportList({ team: key, timeZone }: EntityImportListProps): ReactElement {
  const [hasFailed, setFailed] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    EntityImportListMoreQuery,
    EntityImportList_team$key
  >(
    graphql`
      fragment EntityImportList_team on Team
      @refetchable(queryName: "EntityImportListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        slug
        entityImports(first: $count, after: $cursor) @connection(key: "EntityImportList_entityImports") {
          edges {
            node {
              id
              ...EntityImportTable_imports
            }
          }
        }
      }
    `,
    key,
  );
  const { id, slug, entityImports } = data;
  const rows = entityImports.edges.map(({ node }) => node);
  const environment = useRelayEnvironment();
  useLiveEntityImports(id, { shown: rows.map((row) => row.id), isLoadingNext }, () =>
    refetchQuery<EntityImportListMoreQuery>(environment, EntityImportListMore, {
      ...{ id, cursor: null },
      count: refetchRowCount(rows.length, page),
    }),
  );
  if (rows.length === 0)
    return (
      <EmptyState drawing="paper" title={words.emptyTitle}>
        {words.empty}
      </EmptyState>
    );
  return (
    <>
      <EntityImportTable slug={slug} imports={rows} timeZone={timeZone} />
      <MoreImports
        {...{ hasFailed, hasNext, isLoadingNext }}
        onMore={() => loadNext(page, { onComplete: (error) => setFailed(error !== null) })}
      />
    </>
  );
}
