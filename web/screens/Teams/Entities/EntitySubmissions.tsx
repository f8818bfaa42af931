import { Suspense, type ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import { entitySubmissionWords as words } from '#messages/entity/entityPageWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import type {
  EntitySubmissions_entity$data,
  EntitySubmissions_entity$key,
} from '#web/__generated__/EntitySubmissions_entity.graphql.ts';
import type { EntitySubmissionsMoreQuery } from '#web/__generated__/EntitySubmissionsMoreQuery.graphql.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { EntitySubmissionDetails } from '#web/screens/Teams/Entities/EntitySubmissionDetails.tsx';
import { Card } from '#web/ui/Card.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

interface EntitySubmissionsProps {
  readonly entity: EntitySubmissions_entity$key;
  readonly timeZone: string;
}

type Row = NonNullable<EntitySubmissions_entity$data['submissions']>['edges'][number]['node'];

const columnsIn = (timeZone: string): readonly Column<Row>[] => [
  {
    id: 'number',
    title: words.number,
    cell: ({ id, customId, scopedId }) => <Link to={submissionPath(id)}>{customId ?? scopedId}</Link>,
  },
  { id: 'form', title: words.form, cell: ({ masterTemplate }) => masterTemplate.name },
  { id: 'status', title: words.status, cell: ({ status }) => <StatusTag kind="submission" status={status} /> },
  { id: 'startedBy', title: words.startedBy, cell: ({ launchedBy }) => launchedBy?.name ?? '' },
  {
    id: 'started',
    title: words.started,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} timeZone={timeZone} />,
  },
];

/** The submissions that name the entity and that the viewer can see. */
export function EntitySubmissions({ entity, timeZone }: EntitySubmissionsProps): ReactElement {
  const { data, ...paging } = usePaginationFragment<EntitySubmissionsMoreQuery, EntitySubmissions_entity$key>(
    graphql`
      fragment EntitySubmissions_entity on Entity
      @refetchable(queryName: "EntitySubmissionsMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        submissions(first: $count, after: $cursor) @connection(key: "EntitySubmissions_submissions") {
          edges {
            node {
              id
              scopedId
              customId
              status
              createdAt
              masterTemplate {
                name
              }
              launchedBy {
                name
              }
            }
          }
        }
      }
    `,
    entity,
  );
  const rows = data.submissions?.edges.map(({ node }) => node) ?? [];
  return (
    <Card title={words.title}>
      {rows.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <Table
          caption={words.caption}
          columns={columnsIn(timeZone)}
          rows={rows}
          keyOf={({ id }) => id}
          details={{
            nameOf: ({ customId, scopedId }) => customId ?? String(scopedId),
            content: ({ id }) => (
              <Suspense fallback={<p>{uiWords.loading(words.details)}</p>}>
                <EntitySubmissionDetails id={id} />
              </Suspense>
            ),
          }}
        />
      )}
      <MoreEntries label={words.more} {...paging} />
    </Card>
  );
}
