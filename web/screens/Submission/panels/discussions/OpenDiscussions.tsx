import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { discussionPanelWords } from '#messages/submission/discussionPanelWords.ts';
import type { OpenDiscussions_submission$key } from '#web/__generated__/OpenDiscussions_submission.graphql.ts';
import type { OpenDiscussionsMoreQuery } from '#web/__generated__/OpenDiscussionsMoreQuery.graphql.ts';
import { DiscussionRow } from '#web/screens/Submission/panels/discussions/DiscussionRow.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/panels/discussions/Discussions.module.css';

const page = 20;

interface OpenDiscussionsProps {
  readonly submission: OpenDiscussions_submission$key;
  readonly timeZone: string;
}

export function OpenDiscussions({ submission, timeZone }: OpenDiscussionsProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OpenDiscussionsMoreQuery,
    OpenDiscussions_submission$key
  >(
    graphql`
      fragment OpenDiscussions_submission on Submission
      @refetchable(queryName: "OpenDiscussionsMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        type: { type: "DiscussionType" }
      ) {
        open: discussions(order: shown, first: $count, after: $cursor, resolved: false, type: $type)
          @connection(key: "OpenDiscussions_open") {
          edges {
            node {
              id
              ...DiscussionRow_discussion
            }
          }
        }
      }
    `,
    submission,
  );
  const open = data.open.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
  if (open.length === 0) return <p>{discussionPanelWords.noneOpen}</p>;
  return (
    <>
      <ol className={styles.rows} aria-label={discussionPanelWords.open}>
        {open.map((discussion) => (
          <DiscussionRow key={discussion.id} discussion={discussion} timeZone={timeZone} />
        ))}
      </ol>
      {hasNext && (
        <div>
          <Button isPending={isLoadingNext} pendingLabel={discussionPanelWords.loading} onPress={() => loadNext(page)}>
            {discussionPanelWords.more}
          </Button>
        </div>
      )}
    </>
  );
}
