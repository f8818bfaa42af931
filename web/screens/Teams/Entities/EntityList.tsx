import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import { entityListWords as words } from '#messages/entity/entityListWords.ts';
import type { EntityList_team$data, EntityList_team$key } from '#web/__generated__/EntityList_team.graphql.ts';
import type { EntityListMoreQuery } from '#web/__generated__/EntityListMoreQuery.graphql.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { plainId } from '#web/relay/plainId.ts';
import type { EntityListChoice } from '#web/screens/Teams/Entities/entityListIn.ts';
import { entityPath } from '#web/screens/Teams/Entities/entityPaths.ts';
import { NoEntities } from '#web/screens/Teams/Entities/NoEntities.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/Entities/EntityList.module.css';

interface EntityListProps {
  readonly team: EntityList_team$key;
  readonly choice: EntityListChoice;
}

type Row = EntityList_team$data['entities']['edges'][number]['node'];

/** Columns for the first fields of a kind, if only one is listed. */
const mostFieldColumns = 4;
const mostCounted = 1_000;

function columnsFor(rows: readonly Row[], slug: string, timeZone: string, isOneKind: boolean): readonly Column<Row>[] {
  const fields = isOneKind ? (rows[0]?.values ?? []).map(({ field }) => field).slice(0, mostFieldColumns) : [];
  return [
    {
      id: 'name',
      title: words.name,
      cell: ({ id, name }) => <Link to={entityPath(slug, plainId(id))}>{name}</Link>,
    },
    ...(isOneKind
      ? []
      : [{ id: 'type', title: words.type, cell: ({ customEntityName }: Row) => customEntityName } as const]),
    ...fields.map((field): Column<Row> => ({
      id: field.id,
      title: field.name,
      cell: ({ values }) => values.find((value) => value.field.id === field.id)?.text ?? '',
    })),
    {
      id: 'changed',
      title: words.changed,
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} timeZone={timeZone} />,
    },
  ];
}

export function EntityList({ team, choice }: EntityListProps): ReactElement {
  const { data, ...paging } = usePaginationFragment<EntityListMoreQuery, EntityList_team$key>(
    graphql`
      fragment EntityList_team on Team
      @refetchable(queryName: "EntityListMoreQuery")
      @argumentDefinitions(
        kind: { type: "ID" }
        terms: { type: "String" }
        archived: { type: "Boolean" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        slug
        timeZone
        ...NoEntities_team
        entities(customEntityId: $kind, terms: $terms, archived: $archived, first: $count, after: $cursor)
          @connection(key: "EntityList_entities") {
          totalCount
          isPartial
          edges {
            node {
              id
              name
              customEntityName
              updatedAt
              values {
                field {
                  id
                  name
                }
                text
              }
            }
          }
        }
      }
    `,
    team,
  );
  const { slug, timeZone, entities } = data;
  const rows = entities.edges.map(({ node }) => node);
  const { totalCount, isPartial } = entities;
  if (rows.length === 0) {
    return (
      <>
        {isPartial && <Alert tone="info">{words.partial}</Alert>}
        <NoEntities team={data} choice={choice} />
      </>
    );
  }
  return (
    <div className={styles.list}>
      {totalCount != null && <p className={styles.count}>{words.count(totalCount, mostCounted)}</p>}
      <Table
        caption={words.caption}
        columns={columnsFor(rows, slug, timeZone, choice.kind !== null)}
        rows={rows}
        keyOf={({ id }) => id}
      />
      {isPartial && <Alert tone="info">{words.partial}</Alert>}
      <MoreEntries label={words.more} {...paging} />
    </div>
  );
}
