import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { OneDiscussionQuery } from '#web/__generated__/OneDiscussionQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { askAgain } from '#web/relay/askAgain.ts';
import { usePanelAttempt } from '#web/screens/Submission/dock/panelAttempt.ts';
import { BackToDiscussions } from '#web/screens/Submission/panels/discussions/BackToDiscussions.tsx';
import { GoneDiscussion } from '#web/screens/Submission/panels/discussions/GoneDiscussion.tsx';
import { useMarkRead } from '#web/screens/Submission/panels/discussions/useMarkRead.ts';
import { useTalkPlace } from '#web/screens/Submission/panels/discussions/useTalkPlace.ts';
import { Talk } from '#web/screens/Submission/talk/Talk.tsx';

const query = graphql`
  query OneDiscussionQuery($id: ID!) {
    node(id: $id) {
      ... on Discussion @alias(as: "discussion") {
        ...Talk_discussion
        ...useMarkRead_discussion
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
export function OneDiscussion({ submissionId, discussionId, timeZone, hasCome }: OneDiscussionProps): ReactElement {
  const environment = useRelayEnvironment();
  const { listAddress } = useTalkPlace();
  const variables = { id: discussionId };
  const { node } = useLazyLoadQuery<OneDiscussionQuery>(query, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey: usePanelAttempt(),
  });
  useSubmissionChanges(submissionId, () => askAgain<OneDiscussionQuery>(environment, query, variables));
  const discussion = node?.discussion ?? null;
  useMarkRead(discussion);
  return (
    <>
      <BackToDiscussions hasCome={hasCome} />
      {discussion ? (
        <Talk
          discussion={discussion}
          timeZone={timeZone}
          onDeleted={({ go }) => go(listAddress, { replace: true, preventScrollReset: true })}
        />
      ) : (
        <GoneDiscussion discussionId={discussionId} />
      )}
    </>
  );
}
