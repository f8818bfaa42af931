import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { changeRequestWords, changeRequestSentences } from '#messages/review/changeRequestWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type {
  RequestedChanges_submission$data,
  RequestedChanges_submission$key,
} from '#web/__generated__/RequestedChanges_submission.graphql.ts';
import { MarkDiscussionRead } from '#web/screens/Submission/changeRequests/MarkDiscussionRead.tsx';
import { DiscussionThread } from '#web/screens/Submission/discussion/DiscussionThread.tsx';
import { stepNavigationState } from '#web/screens/Submission/embed/stepNavigation.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/Submission/changeRequests/RequestedChanges.module.css';

interface RequestedChangesProps {
  readonly submission: RequestedChanges_submission$key;
  readonly timeZone: string;
  readonly isFolded: boolean;
}

type Request = RequestedChanges_submission$data['requestedChanges'][number];

const isWaiting = ({ waitsForApplicants, stepApproval }: Request): boolean =>
  waitsForApplicants && stepApproval?.outcome === 'changes_requested';

/** Change requests as a checklist: who asks for what, where to change it, and how to reply. */
export function RequestedChanges({ submission: key, timeZone, isFolded }: RequestedChangesProps): ReactElement {
  const { id, isOwn, isApplicantsTurn, status, activeSteps, requestedChanges } = useFragment(
    graphql`
      fragment RequestedChanges_submission on Submission {
        id
        isOwn
        isApplicantsTurn
        status
        activeSteps {
          stepId
          external
          state
          lockedAt
          availableActions
          step {
            name
            revisable
          }
        }
        requestedChanges {
          id
          waitsForApplicants
          user {
            name
          }
          stepApproval {
            outcome
          }
          ...DiscussionThread_discussion
          ...MarkDiscussionRead_discussion
        }
      }
    `,
    key,
  );
  const { stepPath, isAsApplicant } = useSubmissionPaths();
  // Decided without actions, because read-only viewers have none but still need the links.
  const isOpen = ({ state, lockedAt, step }: RequestedChanges_submission$data['activeSteps'][number]): boolean =>
    lockedAt === null && (state === 'current' || (state === 'done' && status === 'active' && step.revisable));
  const editable = activeSteps.filter(
    (step) => step.external && (isAsApplicant ? isOpen(step) : step.availableActions.includes('saveAnswer')),
  );
  // The page has one main button: the one that leads to the answers.
  const firstToChange = requestedChanges.find(isWaiting);
  const isTurn = isOwn && isApplicantsTurn && requestedChanges.some(({ waitsForApplicants }) => waitsForApplicants);
  const isOpenAtFirst = !isFolded || isTurn;
  const ownTitle = isTurn ? changeRequestWords.title : changeRequestWords.titleWaiting;
  return (
    <details
      className={styles.asked}
      data-turn={isTurn || undefined}
      // Collapsed while its answers are open beside it.
      open={isOpenAtFirst}
      // Remount when the default changes with the URL.
      key={String(isOpenAtFirst)}
    >
      <summary className={styles.summary}>
        <h2>{isOwn ? ownTitle : changeRequestWords.titleForOthers}</h2>
        {isTurn && (
          <Badge tone="warning" icon="edit">
            {changeRequestWords.yourTurn}
          </Badge>
        )}
      </summary>
      <div className={styles.list}>
        {requestedChanges.map((request) => {
          const { id: requestId, user, stepApproval, waitsForApplicants } = request;
          const sentences = stepApproval && changeRequestSentences[stepApproval.outcome];
          const isToChange = isOwn && isWaiting(request);
          return (
            <DiscussionThread
              key={requestId}
              discussion={request}
              timeZone={timeZone}
              lead={sentences?.says(user.name)}
            >
              {isOwn && !isAsApplicant && isOpenAtFirst && <MarkDiscussionRead discussion={request} />}
              {isOwn && !waitsForApplicants && sentences && <p className={styles.done}>{sentences.done(user.name)}</p>}
              {isToChange && editable.length > 0 && (
                <div className={styles.where}>
                  {isFolded && changeRequestWords.change}
                  {editable.map(({ stepId, step }, place) => {
                    const name = step.name ?? submissionWords.unnamedStep;
                    return isFolded ? (
                      <Link key={stepId} to={stepPath(id, stepId)} state={stepNavigationState}>
                        {name}
                      </Link>
                    ) : (
                      <ButtonLink
                        key={stepId}
                        variant={place === 0 && requestId === firstToChange?.id ? 'primary' : 'secondary'}
                        to={stepPath(id, stepId)}
                        state={stepNavigationState}
                      >
                        {changeRequestWords.changeStep(name)}
                      </ButtonLink>
                    );
                  })}
                </div>
              )}
            </DiscussionThread>
          );
        })}
      </div>
    </details>
  );
}
