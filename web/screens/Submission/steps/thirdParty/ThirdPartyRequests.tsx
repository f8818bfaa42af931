import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ThirdPartyRequests_review$key } from '#web/__generated__/ThirdPartyRequests_review.graphql.ts';
import { thirdPartyWords } from '#web/messages/thirdPartyWords.ts';
import { InviteByEmail } from '#web/parts/team/InviteByEmail.tsx';
import { ThirdPartyRequest } from '#web/screens/Submission/steps/thirdParty/ThirdPartyRequest.tsx';
import { useRequestReview } from '#web/screens/Submission/steps/thirdParty/useRequestReview.ts';
import styles from '#web/screens/Submission/steps/thirdParty/ThirdPartyRequests.module.css';

/** Who from elsewhere was asked for a review, and a way to ask. */
export function ThirdPartyRequests({ review }: { readonly review: ThirdPartyRequests_review$key }): ReactElement {
  const { activeStepId, reviewGroup, requests } = useFragment(
    graphql`
      fragment ThirdPartyRequests_review on StepReview {
        activeStepId
        reviewGroup {
          id
        }
        requests {
          id
          ...ThirdPartyRequest_request
        }
      }
    `,
    review,
  );
  const [requestReview] = useRequestReview();
  return (
    <>
      {requests.length > 0 && (
        <ul className={styles.requests} aria-label={thirdPartyWords.requests}>
          {requests.map((request) => (
            <ThirdPartyRequest key={request.id} request={request} />
          ))}
        </ul>
      )}
      <InviteByEmail
        title={thirdPartyWords.ask}
        hint={thirdPartyWords.askHint}
        send={(invited, idempotencyKey) =>
          requestReview({ input: { activeStepId, reviewGroupId: reviewGroup.id, ...invited, idempotencyKey } })
        }
      />
    </>
  );
}
