import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { haltingWords } from '#messages/submission/haltingWords.ts';
import type { HaltedNotice_submission$key } from '#web/__generated__/HaltedNotice_submission.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { EndingLinks } from '#web/screens/Submission/EndingLinks.tsx';
import { useResumeSubmission } from '#web/screens/Submission/halting/useResumeSubmission.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

// Lazy: only for rejected submissions.
const ResumeQuestion = lazy(async () => ({
  default: (await import('#web/screens/Submission/halting/ResumeDialog.tsx')).ResumeDialog,
}));

interface HaltedNoticeProps {
  readonly submission: HaltedNotice_submission$key;
  /** true if it was put on hold on this page just now, so the notice takes focus */
  readonly takesFocus: boolean;
}

/** Who put the submission on hold, with Resume for people who may. */
export function HaltedNotice({ submission: key, takesFocus }: HaltedNoticeProps): ReactElement {
  const { id, isOwn, isRejected, haltedByAdmin, availableActions, team } = useFragment(
    graphql`
      fragment HaltedNotice_submission on Submission {
        id
        isOwn
        isRejected
        haltedByAdmin
        availableActions
        team {
          name
        }
      }
    `,
    key,
  );
  const [resume] = useResumeSubmission();
  const resuming = useAction(
    (submissionId: string) => resume({ input: { submissionId } }),
    () => flash(haltingWords.resumed),
  );
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const mayResume = availableActions.includes('resumeSubmission');
  if (isRejected)
    return (
      <>
        <Alert
          tone="danger"
          title={haltingWords.rejected}
          action={
            mayResume && (
              <Button ref={button} onPress={() => setAsking(true)}>
                {haltingWords.resume}
              </Button>
            )
          }
        >
          <p>{isOwn ? haltingWords.rejectedForApplicant(team.name) : haltingWords.rejectedForStaff}</p>
          {isOwn && <EndingLinks submissionId={id} />}
        </Alert>
        <Suspense fallback={null}>
          {isAsking && <ResumeQuestion submissionId={id} onClose={() => setAsking(false)} />}
        </Suspense>
      </>
    );
  return (
    <Alert
      tone="warning"
      title={haltingWords.halted}
      action={
        (mayResume || haltedByAdmin) && (
          <Button
            ref={button}
            isPending={resuming.pending !== null}
            blockedBecause={mayResume ? null : haltingWords.onlyAdmin(team.name)}
            isReasonShown={false}
            onPress={() => resuming.run(id)}
          >
            {mayResume ? haltingWords.resume : haltingWords.resumeByAdmin}
          </Button>
        )
      }
    >
      {haltedByAdmin ? haltingWords.byOffice(team.name) : haltingWords.byApplicant}
      {resuming.refusal !== null && <p role="alert">{resuming.refusal}</p>}
    </Alert>
  );
}
