import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DiscussionViewQuery } from '#web/__generated__/DiscussionViewQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { DiscussionThread } from '#web/screens/Submission/discussion/DiscussionThread.tsx';
import { usePanelRetryCount } from '#web/screens/Submission/dock/panelRetry.ts';
import { BackToDiscussions } from '#web/screens/Submission/panels/discussions/BackToDiscussions.tsx';
import { DeletedDiscussion } from '#web/screens/Submission/panels/discussions/DeletedDiscussion.tsx';
import { useDiscussionRoute } from '#web/screens/Submission/panels/discussions/useDiscussionRoute.ts';
import { useMarkDiscussionRead } from '#web/screens/Submission/panels/discussions/useMarkDiscussionRead.ts';

const query = graphql`
  query DiscussionViewQuery($id: ID!) {
    node(id: $id) {
      ... on Discussion @alias(as: "discussion") {
        ...DiscussionThread_discussion
        ...useMarkDiscussionRead_discussion
      }
    }
  }
`;

interface OneDiscussionProps {
  readonly submissionId: string;
  readonly discussionId: string;
  readonly timeZone: string;
  readonly hasCome: boolean;
}

/** One discussion, live; viewing it marks it as read. */
export function DiscussionView({ submissionId, discussionId, timeZone, hasCome }: OneDiscussionProps): ReactElement {
  const { listAddress } = useDiscussionRoute();
  const variables = { id: discussionId };
  const { node } = useLazyLoadQuery<DiscussionViewQuery>(query, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: usePanelRetryCount(),
  });
  useSubmissionChanges<DiscussionViewQuery>(submissionId, query, variables);
  const discussion = node?.discussion ?? null;
  useMarkDiscussionRead(discussion);
  return (
    <>
      <BackToDiscussions hasCome={hasCome} />
      {discussion ? (
        <DiscussionThread
          discussion={discussion}
          timeZone={timeZone}
          onDeleted={({ go }) => go(listAddress, { replace: true, preventScrollReset: true })}
        />
      ) : (
        <DeletedDiscussion discussionId={discussionId} />
      )}
    </>
  );
}
