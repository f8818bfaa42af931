import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatInstant } from '#domain/kernel/instants.ts';
import { editSuggestionWords as words } from '#messages/entity/editSuggestionWords.ts';
import type {
  EditSuggestionsTable_requests$data,
  EditSuggestionsTable_requests$key,
} from '#web/__generated__/EditSuggestionsTable_requests.graphql.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/EditSuggestions/EditSuggestions.module.css';

type Row = EditSuggestionsTable_requests$data[number];

interface EditSuggestionsTableProps {
  readonly requests: EditSuggestionsTable_requests$key;
  readonly path: string;
  readonly timeZone: string;
  readonly isResolved: boolean;
}

export function EditSuggestionsTable({
  requests,
  path,
  timeZone,
  isResolved,
}: EditSuggestionsTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment EditSuggestionsTable_requests on EditSuggestionsRequest @relay(plural: true) {
        id
        requestId
        entityName
        entity {
          customEntityName
        }
        suggester {
          user {
            name
            email
          }
        }
        suggestions {
          field {
            name
          }
        }
        createdAt
        resolvedBy {
          name
        }
      }
    `,
    requests,
  );
  if (rows.length === 0) {
    return (
      <EmptyState drawing="lens" title={words.emptyTitle}>
        {isResolved ? words.emptyResolved : words.empty}
      </EmptyState>
    );
  }
  const columns: readonly Column<Row>[] = [
    {
      id: 'entity',
      title: words.entity,
      cell: ({ requestId, entityName, entity }) => (
        <span className={styles.cell}>
          <Link to={`${path}/${requestId}`}>{entityName}</Link>
          <span className={styles.soft}>{entity.customEntityName}</span>
        </span>
      ),
    },
    {
      id: 'fields',
      title: words.fields,
      cell: ({ suggestions }) => suggestions.map(({ field }) => field.name).join(', '),
    },
    {
      id: 'person',
      title: words.suggestedBy,
      cell: ({ suggester: { user } }) => (
        <span className={styles.cell}>
          <span>{user.name}</span>
          <span className={styles.soft}>{user.email}</span>
        </span>
      ),
    },
    {
      id: 'when',
      title: words.suggestedOn,
      cell: ({ createdAt, resolvedBy }) => (
        <span className={styles.cell}>
          <time dateTime={createdAt}>{formatInstant(new Date(createdAt), timeZone)}</time>
          {resolvedBy && <span className={styles.soft}>{words.resolvedBy(resolvedBy.name)}</span>}
        </span>
      ),
    },
  ];
  return <Table caption={words.caption} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
