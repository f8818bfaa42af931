import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changeRequestWords } from '#messages/review/changeRequestWords.ts';
import type { ConfirmChangesMade_submission$key } from '#web/__generated__/ConfirmChangesMade_submission.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useResolveDiscussion } from '#web/screens/Submission/discussion/useResolveDiscussion.ts';
import { stepNavigationState } from '#web/screens/Submission/embed/stepNavigation.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog }));

interface ChangesMadeProps {
  readonly submission: ConfirmChangesMade_submission$key;
  /** Checks and saves the answers first. */
  readonly check: () => Promise<boolean>;
}

/** Ends a change request where the applicant edits the answers: marks the changes as made and returns to the current step. */
export function ConfirmChangesMade({ submission, check }: ChangesMadeProps): ReactElement | null {
  const { id, requestedChanges } = useFragment(
    graphql`
      fragment ConfirmChangesMade_submission on Submission {
        id
        requestedChanges {
          id
          waitsForApplicants
          availableActions
          stepApproval {
            outcome
          }
        }
      }
    `,
    submission,
  );
  const { submissionPath } = useSubmissionPaths();
  const [isAsking, setAsking] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [resolve] = useResolveDiscussion();
  const open = requestedChanges.filter(
    ({ waitsForApplicants, availableActions, stepApproval }) =>
      waitsForApplicants &&
      stepApproval?.outcome === 'changes_requested' &&
      availableActions.includes('resolveDiscussion'),
  );
  const resolveAll = async (ids: readonly string[]): Promise<Outcome<unknown>> => {
    let outcome: Outcome<unknown> = { kind: 'done', value: null };
    for (const discussionId of ids) {
      outcome = await resolve({ input: { discussionId, resolved: true } });
      if (outcome.kind !== 'done') break;
    }
    return outcome;
  };
  const resolving = useAction(resolveAll, (_done, _ids, departure) => {
    setAsking(false);
    flash(changeRequestWords.sent);
    departure.go(submissionPath(id), { state: stepNavigationState });
  });
  if (open.length === 0 && !isAsking) return null;
  const ask = async (): Promise<void> => {
    setChecking(true);
    setAsking(await check());
    setChecking(false);
  };
  return (
    <>
      <Button variant="primary" isPending={isChecking} onPress={() => void ask()}>
        {changeRequestWords.made}
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            isOpen
            title={changeRequestWords.madeTitle}
            confirm={changeRequestWords.made}
            isPending={resolving.pending !== null}
            refusal={resolving.refusal}
            onConfirm={() => resolving.run(open.map((request) => request.id))}
            onCancel={() => setAsking(false)}
          >
            {changeRequestWords.madeText}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
