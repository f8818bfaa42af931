import { Suspense, useState, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { EarlierComments_discussion$key } from '#web/__generated__/EarlierComments_discussion.graphql.ts';
import type { EarlierCommentsPageQuery } from '#web/__generated__/EarlierCommentsPageQuery.graphql.ts';
import type { EarlierCommentsQuery } from '#web/__generated__/EarlierCommentsQuery.graphql.ts';
import { Comment } from '#web/screens/Submission/discussion/Comment.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/discussion/DiscussionThread.module.css';

const page = 100;

interface EarlierCommentsProps {
  readonly discussionId: string;
  readonly timeZone: string;
  /** number and IDs of comments already on the page */
  readonly shown: readonly string[];
  /** number of earlier comments */
  readonly count: number;
}

/** Earlier comments of a discussion, loaded a page at a time on demand. */
export function EarlierComments(props: EarlierCommentsProps): ReactElement {
  // Later comments shift the offset of the shown ones, so it is fixed on the click.
  const [skip, setSkip] = useState<number | null>(null);
  if (skip === null)
    return (
      <div>
        <Button variant="quiet" onPress={() => setSkip(props.shown.length)}>
          {discussionWords.showEarlier(props.count)}
        </Button>
      </div>
    );
  return (
    <Suspense fallback={<p className={styles.when}>{discussionWords.loadingEarlier}</p>}>
      <FirstPage {...props} skip={skip} />
    </Suspense>
  );
}

function FirstPage({ skip, ...props }: EarlierCommentsProps & { readonly skip: number }): ReactElement | null {
  const { node } = useLazyLoadQuery<EarlierCommentsQuery>(
    graphql`
      query EarlierCommentsQuery($id: ID!, $skip: Int!) {
        node(id: $id) {
          ... on Discussion @alias(as: "discussion") {
            ...EarlierComments_discussion @arguments(skip: $skip)
          }
        }
      }
    `,
    { id: props.discussionId, skip },
  );
  return node?.discussion ? <Pages {...props} discussion={node.discussion} /> : null;
}

interface PagesProps extends EarlierCommentsProps {
  readonly discussion: EarlierComments_discussion$key;
}

function Pages({ discussion, timeZone, shown }: PagesProps): ReactElement {
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePaginationFragment<
    EarlierCommentsPageQuery,
    EarlierComments_discussion$key
  >(
    graphql`
      fragment EarlierComments_discussion on Discussion
      @refetchable(queryName: "EarlierCommentsPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 100 }
        cursor: { type: "String" }
        skip: { type: "Int" }
      ) {
        commentPages(last: $count, before: $cursor, skip: $skip)
          @connection(key: "EarlierComments_commentPages", filters: []) {
          edges {
            node {
              id
              ...Comment_comment
            }
          }
        }
      }
    `,
    discussion,
  );
  const comments = data.commentPages.edges.flatMap((edge) =>
    edge?.node && !shown.includes(edge.node.id) ? [edge.node] : [],
  );
  return (
    <>
      {hasPrevious && (
        <div>
          <Button
            variant="quiet"
            isPending={isLoadingPrevious}
            pendingLabel={discussionWords.loadingEarlier}
            onPress={() => loadPrevious(page)}
          >
            {discussionWords.showMoreEarlier}
          </Button>
        </div>
      )}
      <ul className={styles.comments} aria-label={discussionWords.earlierComments}>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} timeZone={timeZone} />
        ))}
      </ul>
    </>
  );
}
