import { useEffect, useRef, useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { draftHistoryWords as words } from '#messages/form/draftHistoryWords.ts';
import type { EditList_draft$data, EditList_draft$key } from '#web/__generated__/EditList_draft.graphql.ts';
import EditListMore, { type EditListMoreQuery } from '#web/__generated__/EditListMoreQuery.graphql.ts';
import { groupByDay } from '#web/parts/groupByDay.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { useNow } from '#web/parts/useNow.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { refetchRowCount } from '#web/relay/refetchRowCount.ts';
import { RestoreDraft } from '#web/screens/Templates/History/RestoreDraft.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/screens/Templates/History/History.module.css';

type Edit = EditList_draft$data['edits']['edges'][number]['node'];

const page = 30;

interface EditListProps {
  readonly draft: EditList_draft$key;
  readonly timeZone: string;
  readonly canRestore: boolean;
}

/** The changes to a draft by day, newest first. */
export function EditList({ draft, timeZone, canRestore }: EditListProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<EditListMoreQuery, EditList_draft$key>(
    graphql`
      fragment EditList_draft on FlowTemplate
      @refetchable(queryName: "EditListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        id
        revision
        edits(first: $count, after: $cursor) @connection(key: "EditList_edits") {
          edges {
            node {
              id
              description
              personName
              isUndone
              createdAt
            }
          }
        }
      }
    `,
    draft,
  );
  const now = useNow();
  const [hasFailed, setFailed] = useState(false);
  const [restoring, ask] = useState<Edit | null>(null);
  const edits = data.edits.edges.map(({ node }) => node);
  useNewEdits(data.id, data.revision, edits.length);
  const [newest] = edits;
  if (!newest) {
    return (
      <EmptyState drawing="paper" title={words.emptyTitle}>
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <>
      {groupByDay(edits, timeZone, now).map(({ day, lines }) => (
        <section key={day} aria-label={day} className={styles.day}>
          <h3>{day}</h3>
          <ol className={styles.edits}>
            {lines.map((edit) => (
              <li key={edit.id} className={styles.edit} data-undone={edit.isUndone || undefined}>
                <span className={styles.what}>
                  <strong>{edit.personName ?? words.someone}</strong> {edit.description}
                </span>
                <span className={styles.when}>
                  <RelativeTime at={edit.createdAt} timeZone={timeZone} />
                  {edit.isUndone && <Badge>{words.undone}</Badge>}
                  {edit.id === newest.id && <Badge tone="success">{words.current}</Badge>}
                </span>
                {canRestore && edit.id !== newest.id && (
                  <Button
                    variant="quiet"
                    icon="undo"
                    label={words.restoreTo(edit.description)}
                    onPress={() => ask(edit)}
                  >
                    {words.restore}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {hasFailed && (
        <Alert tone="danger" isLive title={words.loadError}>
          {words.loadErrorText}
        </Alert>
      )}
      {hasNext && (
        <div>
          <Button
            isPending={isLoadingNext}
            pendingLabel={words.loading}
            onPress={() => loadNext(page, { onComplete: (error) => setFailed(error !== null) })}
          >
            {words.more}
          </Button>
        </div>
      )}
      {restoring && (
        <RestoreDraft
          draftId={data.id}
          revision={data.revision}
          editId={restoring.id}
          point={words.point(restoring.personName ?? words.someone, restoring.description)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

/** The form's header learns of changes by others, so the list is refetched when the draft has another revision. */
function useNewEdits(id: string, revision: number, shown: number): void {
  const environment = useRelayEnvironment();
  const loaded = useRef(revision);
  useEffect(() => {
    if (loaded.current === revision) return;
    loaded.current = revision;
    const count = refetchRowCount(shown, page);
    const refetching = refetchQuery<EditListMoreQuery>(environment, EditListMore, { id, cursor: null, count });
    refetching.subscribe({});
  }, [environment, id, revision, shown]);
}
