import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { thirdPartyWords } from '#messages/submission/thirdPartyWords.ts';
import type { ThirdPartyRequests_review$key } from '#web/__generated__/ThirdPartyRequests_review.graphql.ts';
import { InviteByEmail } from '#web/parts/team/InviteByEmail.tsx';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { ThirdPartyRequest } from '#web/screens/Submission/steps/thirdParty/ThirdPartyRequest.tsx';
import { useRequestReview } from '#web/screens/Submission/steps/thirdParty/useRequestReview.ts';
import styles from '#web/screens/Submission/steps/thirdParty/ThirdPartyRequests.module.css';

interface ThirdPartyRequestsProps {
  readonly review: ThirdPartyRequests_review$key;
  readonly submissionId: string;
}

/** For staff: review requests to third parties, with a search and a form to add one. */
export function ThirdPartyRequests({ review, submissionId }: ThirdPartyRequestsProps): ReactElement {
  const { activeStepId, reviewGroup, requests, availableActions, completed } = useFragment(
    graphql`
      fragment ThirdPartyRequests_review on StepReview {
        activeStepId
        availableActions
        completed
        reviewGroup {
          id
        }
        requests {
          id
          receivingUser {
            id
          }
          ...ThirdPartyRequest_request
        }
      }
    `,
    review,
  );
  const [requestReview] = useRequestReview();
  const mayAsk = availableActions.includes('requestReview');
  const isUnasked = mayAsk && requests.length === 0 && !completed;
  const reviewGroupId = reviewGroup.id;
  return (
    <>
      {requests.length > 0 && (
        <ul className={styles.requests} aria-label={thirdPartyWords.requests}>
          {requests.map((request) => (
            <ThirdPartyRequest key={request.id} request={request} isOpen={mayAsk} />
          ))}
        </ul>
      )}
      {isUnasked && <p className={styles.unasked}>{thirdPartyWords.unasked}</p>}
      {mayAsk && (
        <details open={isUnasked}>
          <summary>{thirdPartyWords.ask}</summary>
          <p className={styles.hint}>{thirdPartyWords.askHint}</p>
          <PeoplePicker
            present={new Set(requests.map(({ receivingUser }) => plainId(receivingUser.id)))}
            add={(receivingUserId, idempotencyKey) =>
              requestReview({ input: { activeStepId, reviewGroupId, receivingUserId, idempotencyKey } })
            }
            nobody={thirdPartyWords.nobodyFound}
            words={thirdPartyWords.picker}
            submissionId={submissionId}
            hasOutsiders
          />
          <InviteByEmail
            title={thirdPartyWords.askByEmail}
            hint={thirdPartyWords.askByEmailHint}
            send={(invited, idempotencyKey) =>
              requestReview({ input: { activeStepId, reviewGroupId, ...invited, idempotencyKey } })
            }
          />
        </details>
      )}
    </>
  );
}
