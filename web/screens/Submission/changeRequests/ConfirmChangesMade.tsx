import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changeRequestWords } from '#messages/review/changeRequestWords.ts';
import type { ConfirmChangesMade_submission$key } from '#web/__generated__/ConfirmChangesMade_submission.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { afterChangesState } from '#web/screens/Submission/changeRequests/afterChanges.ts';
import { useResolveDiscussion } from '#web/screens/Submission/discussion/useResolveDiscussion.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { Button } from '#web/ui/Button.tsx';

const SignDialog = lazy(async () => ({ default: (await import('#web/screens/Submission/SignDialog.tsx')).SignDialog }));
const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog }));

interface ChangesMadeProps {
  readonly submission: ConfirmChangesMade_submission$key;
  readonly activeSteps: readonly {
    readonly id: string;
    readonly needsSignature: boolean;
    readonly availableActions: readonly string[];
  }[];
  /** Checks and saves the answers first. */
  readonly check: () => Promise<boolean>;
}

/** Ends a change request where the applicant edits the answers: marks the changes as made and returns to the current step. */
export function ConfirmChangesMade({ submission, activeSteps, check }: ChangesMadeProps): ReactElement | null {
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
  const [asked, setAsked] = useState<'made' | 'signed' | null>(null);
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
    setAsked(null);
    departure.go(submissionPath(id), { state: afterChangesState });
  });
  // A signature covers the answers as they were then, so answers changed since are signed first.
  const unsigned = activeSteps.find(
    ({ needsSignature, availableActions }) => needsSignature && availableActions.includes('signStep'),
  );
  if (open.length === 0 && asked === null) return null;
  const ask = async (): Promise<void> => {
    setChecking(true);
    if (await check()) setAsked('made');
    setChecking(false);
  };
  return (
    <>
      <Button variant="primary" isPending={isChecking} onPress={() => void ask()}>
        {changeRequestWords.made}
      </Button>
      <Suspense fallback={null}>
        {asked === 'made' && unsigned && (
          <SignDialog activeStepId={unsigned.id} onSigned={() => setAsked('signed')} onCancel={() => setAsked(null)} />
        )}
        {(asked === 'signed' || (asked === 'made' && !unsigned)) && (
          <ConfirmDialog
            isOpen
            title={changeRequestWords.madeTitle}
            confirm={changeRequestWords.made}
            isPending={resolving.pending !== null}
            refusal={resolving.refusal}
            onConfirm={() => resolving.run(open.map((request) => request.id))}
            onCancel={() => setAsked(null)}
          >
            {changeRequestWords.madeText}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
