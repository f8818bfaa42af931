import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { thirdPartyWords } from '#messages/submission/thirdPartyWords.ts';
import type { ThirdPartyRequest_request$key } from '#web/__generated__/ThirdPartyRequest_request.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { useCancelReviewRequest } from '#web/screens/Submission/steps/thirdParty/useCancelReviewRequest.ts';
import { useRemindReviewer } from '#web/screens/Submission/steps/thirdParty/useRemindReviewer.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Submission/steps/thirdParty/ThirdPartyRequests.module.css';

interface ThirdPartyRequestProps {
  readonly request: ThirdPartyRequest_request$key;
  /** whether it can still be reminded or canceled */
  readonly isOpen: boolean;
}

/** A third party's review request: sent, last reminder, and outcome. */
export function ThirdPartyRequest({ request, isOpen }: ThirdPartyRequestProps): ReactElement {
  const { id, state, createdAt, remindedAt, completedAt, receiver, approval } = useFragment(
    graphql`
      fragment ThirdPartyRequest_request on ReviewRequest {
        id
        state
        createdAt
        remindedAt
        completedAt
        receiver {
          name
          email
          isInvited
        }
        approval {
          outcome
        }
      }
    `,
    request,
  );
  const [cancel] = useCancelReviewRequest();
  const [remind] = useRemindReviewer();
  const canceling = useAction(
    (reviewRequestId: string) => cancel({ input: { reviewRequestId } }),
    () => flash(thirdPartyWords.undone),
  );
  const reminding = useAction(
    (reviewRequestId: string) => remind({ input: { reviewRequestId } }),
    () => flash(thirdPartyWords.reminded),
  );
  const refusal = canceling.refusal ?? reminding.refusal;
  const timeZone = browserTimeZone();
  const { name, email, isInvited } = receiver;
  return (
    <li className={styles.request}>
      <div className={styles.who}>
        <span>
          {state === 'completed' ? thirdPartyWords.answered(name) : thirdPartyWords.asked(name)}{' '}
          <RelativeTime at={completedAt ?? createdAt} timeZone={timeZone} />
          {state === 'sent' && remindedAt && (
            <>
              {', '}
              {thirdPartyWords.remindedAt} <RelativeTime at={remindedAt} timeZone={timeZone} />
            </>
          )}
        </span>
        {email && <span className={styles.address}>{email}</span>}
        {state === 'sent' && isInvited && <span className={styles.address}>{thirdPartyWords.notHereYet}</span>}
      </div>
      {approval && <StatusTag kind="review" status={approval.outcome} />}
      {state === 'sent' && isOpen && (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon="mail"
            label={thirdPartyWords.remindOf(name)}
            isPending={reminding.pending === id}
            onPress={() => reminding.run(id)}
          >
            {thirdPartyWords.remind}
          </Button>
          <Button
            variant="quiet"
            icon="return"
            label={thirdPartyWords.undoOf(name)}
            isPending={canceling.pending === id}
            onPress={() => canceling.run(id)}
          >
            {thirdPartyWords.undo}
          </Button>
        </div>
      )}
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </li>
  );
}
