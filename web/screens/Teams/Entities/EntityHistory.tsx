import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { entityHistoryWords as words } from '#messages/entity/entityPageWords.ts';
import type {
  EntityHistory_entity$data,
  EntityHistory_entity$key,
} from '#web/__generated__/EntityHistory_entity.graphql.ts';
import type { EntityHistoryMoreQuery } from '#web/__generated__/EntityHistoryMoreQuery.graphql.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { Card } from '#web/ui/Card.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

interface EntityHistoryProps {
  readonly entity: EntityHistory_entity$key;
  readonly timeZone: string;
}

type Change = NonNullable<EntityHistory_entity$data['changes']>['edges'][number]['node'];

/** Who changed what, from which value to which. */
export function EntityHistory({ entity, timeZone }: EntityHistoryProps): ReactElement {
  const { data, ...paging } = usePaginationFragment<EntityHistoryMoreQuery, EntityHistory_entity$key>(
    graphql`
      fragment EntityHistory_entity on Entity
      @refetchable(queryName: "EntityHistoryMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        changes(first: $count, after: $cursor) @connection(key: "EntityHistory_changes") {
          edges {
            node {
              id
              kind
              fieldName
              before
              after
              createdAt
              user {
                name
              }
            }
          }
        }
      }
    `,
    entity,
  );
  const changes = data.changes?.edges.map(({ node }) => node) ?? [];
  return (
    <Card title={words.title}>
      <ol className={styles.history} aria-label={words.caption}>
        {changes.map((change) => (
          <li key={change.id}>
            <strong>{titleOf(change)}</strong>
            <ChangedText change={change} />
            <span className={styles.none}>
              {change.user?.name ?? words.product}, <RelativeTime at={change.createdAt} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ol>
      <MoreEntries label={words.more} {...paging} />
    </Card>
  );
}

const titleOf = ({ kind, fieldName }: Change): string =>
  kind === 'field' ? (fieldName ?? '') : ((words.kinds as Readonly<Record<string, string>>)[kind] ?? kind);

function ChangedText({ change: { before, after } }: { readonly change: Change }): ReactElement | null {
  if (before == null && after == null) return null;
  return (
    <span className={styles.text}>
      {before != null && (
        <del>
          <VisuallyHidden>{words.from}: </VisuallyHidden>
          {before}
        </del>
      )}
      {before != null && after != null && <span aria-hidden="true"> → </span>}
      {after != null && (
        <ins>
          <VisuallyHidden> {words.to}: </VisuallyHidden>
          {after}
        </ins>
      )}
    </span>
  );
}
