import { useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { discussionPanelWords } from '#messages/submission/discussionPanelWords.ts';
import type { ResolvedDiscussions_submission$key } from '#web/__generated__/ResolvedDiscussions_submission.graphql.ts';
import type { ResolvedDiscussionsMoreQuery } from '#web/__generated__/ResolvedDiscussionsMoreQuery.graphql.ts';
import { DiscussionRow } from '#web/screens/Submission/panels/discussions/DiscussionRow.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/panels/discussions/Discussions.module.css';

const page = 20;

interface ResolvedDiscussionsProps {
  readonly submission: ResolvedDiscussions_submission$key;
  readonly timeZone: string;
}

/** Resolved discussions, collapsed unless one has unread messages. */
export function ResolvedDiscussions({ submission, timeZone }: ResolvedDiscussionsProps): ReactElement | null {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ResolvedDiscussionsMoreQuery,
    ResolvedDiscussions_submission$key
  >(
    graphql`
      fragment ResolvedDiscussions_submission on Submission
      @refetchable(queryName: "ResolvedDiscussionsMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        type: { type: "DiscussionType" }
      ) {
        settled: discussions(order: shown, first: $count, after: $cursor, resolved: true, type: $type)
          @connection(key: "ResolvedDiscussions_settled") {
          totalCount
          edges {
            node {
              id
              isUnread
              ...DiscussionRow_discussion
            }
          }
        }
      }
    `,
    submission,
  );
  const { edges, totalCount } = data.settled;
  const settled = edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
  const hasUnread = settled.some(({ isUnread }) => isUnread);
  const [isChosen, choose] = useState<boolean | null>(null);
  const isOpen = isChosen ?? hasUnread;
  if (settled.length === 0) return null;
  return (
    <details
      className={styles.settled}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) choose(currentTarget.open);
      }}
    >
      <summary>{discussionPanelWords.resolved(totalCount)}</summary>
      <ol className={styles.rows}>
        {settled.map((discussion) => (
          <DiscussionRow key={discussion.id} discussion={discussion} timeZone={timeZone} />
        ))}
      </ol>
      {hasNext && (
        <Button isPending={isLoadingNext} pendingLabel={discussionPanelWords.loading} onPress={() => loadNext(page)}>
          {discussionPanelWords.more}
        </Button>
      )}
    </details>
  );
}
