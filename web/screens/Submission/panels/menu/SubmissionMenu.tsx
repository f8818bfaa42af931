import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useParams } from 'react-router';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import { haltingWords } from '#messages/submission/haltingWords.ts';
import { menuPanelWords } from '#messages/submission/menuPanelWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { SubmissionMenu_submission$key } from '#web/__generated__/SubmissionMenu_submission.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { applicantViewPath } from '#web/parts/submissionPaths.ts';
import { plainId } from '#web/relay/plainId.ts';
import { haltButtonId } from '#web/screens/Submission/embed/shortcutButtons.ts';
import { useResumeSubmission } from '#web/screens/Submission/halting/useResumeSubmission.ts';
import { DeleteSubmission } from '#web/screens/Submission/panels/menu/DeleteSubmission.tsx';
import { submissionMenuEntries, type MenuEntry } from '#web/screens/Submission/panels/menu/submissionMenuEntries.ts';
import { useLockStep } from '#web/screens/Submission/panels/menu/useLockStep.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Submission/panels/menu/SubmissionMenu.module.css';

// Loaded only when someone holds the submission.
const HaltQuestion = lazy(async () => ({
  default: (await import('#web/screens/Submission/halting/HaltDialog.tsx')).HaltDialog,
}));

// Lazy: only for rejected submissions.
const ResumeQuestion = lazy(async () => ({
  default: (await import('#web/screens/Submission/halting/ResumeDialog.tsx')).ResumeDialog,
}));

// Lazy: locking single answers is rare.
const LockFields = lazy(async () => ({
  default: (await import('#web/screens/Submission/panels/menu/LockFields.tsx')).LockFields,
}));

/** Actions on the whole submission, by its status and the viewer's permissions. */
export function SubmissionMenu({
  submission: key,
}: {
  readonly submission: SubmissionMenu_submission$key;
}): ReactElement {
  const submission = useFragment(
    graphql`
      fragment SubmissionMenu_submission on Submission {
        id
        scopedId
        customId
        isOwn
        status
        isRejected
        haltedByAdmin
        availableActions
        masterTemplate {
          name
        }
        team {
          name
        }
        parentProcess {
          id
          scopedId
          customId
          masterTemplate {
            name
          }
        }
        subprocessRequirements {
          id
          subprocessId
          subprocessScopedId
          form {
            name
          }
        }
        currentStep {
          id
        }
        activeSteps {
          id
          stepId
          lockedAt
          availableActions
          step {
            name
            type
          }
          ...LockFields_step
        }
      }
    `,
    key,
  );
  const { id, scopedId, customId, isOwn, status, isRejected, haltedByAdmin, availableActions, team, parentProcess } =
    submission;
  const { stepId } = useParams();
  const { submissionPath } = useSubmissionPaths();
  const [asking, setAsking] = useState<'halt' | 'resume' | 'delete' | null>(null);
  const [lock] = useLockStep();
  const locking = useAction(
    ({ activeStepId, locked }: { activeStepId: string; locked: boolean }) => lock({ input: { activeStepId, locked } }),
    (_done, { locked }) => flash(locked ? menuPanelWords.locked : menuPanelWords.unlocked),
  );
  const [resume] = useResumeSubmission();
  const resuming = useAction(
    (submissionId: string) => resume({ input: { submissionId } }),
    () => flash(haltingWords.resumed),
  );
  const shown = submission.activeSteps.find((step) =>
    stepId === undefined ? step.id === submission.currentStep?.id : plainId(step.stepId) === stepId,
  );
  const stepName = shown?.step.name || submissionWords.unnamedStep;
  const lockable =
    shown && stepKindOf(shown.step.type).collects && shown.availableActions.includes('lockStep') ? shown : null;
  const isLocked = lockable?.lockedAt != null;
  const entries = submissionMenuEntries({
    ...{ status, isRejected, haltedByAdmin, availableActions },
    teamName: team.name,
    lockableStep: lockable && { name: stepName, isLocked },
  });
  const buttons: Readonly<
    Record<Exclude<MenuEntry['action'], 'applicantView'>, Pick<ButtonProps, 'id' | 'isPending' | 'onPress'>>
  > = {
    halt: { id: haltButtonId, onPress: () => setAsking('halt') },
    resume: {
      id: haltButtonId,
      isPending: resuming.pending !== null,
      onPress: () => (isRejected ? setAsking('resume') : resuming.run(id)),
    },
    lock: {
      isPending: locking.pending !== null,
      onPress: () => lockable && locking.run({ activeStepId: lockable.id, locked: !isLocked }),
    },
    print: { onPress: () => window.print() },
    delete: { onPress: () => setAsking('delete') },
  };
  const name = submissionWords.title(submission.masterTemplate.name, customId ?? String(scopedId));
  const children = submission.subprocessRequirements.filter(({ subprocessId }) => subprocessId !== null);
  const refusal = locking.refusal ?? resuming.refusal;
  return (
    <>
      <ul className={styles.actions} aria-label={menuPanelWords.list}>
        {entries.map(({ action, icon, label, blockedBecause }) => (
          <li key={action}>
            {action === 'applicantView' ? (
              <ButtonLink variant="quiet" icon={icon} to={applicantViewPath(id)}>
                {label}
              </ButtonLink>
            ) : (
              <Button
                {...buttons[action]}
                variant="quiet"
                icon={icon}
                blockedBecause={blockedBecause}
                isReasonShown={false}
              >
                {label}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lockable && (
        <details>
          <summary>{menuPanelWords.lockAnswers(stepName)}</summary>
          <Suspense fallback={null}>
            <LockFields step={lockable} />
          </Suspense>
        </details>
      )}
      {refusal !== null && <p role="alert">{refusal}</p>}
      {(parentProcess || children.length > 0) && (
        <section aria-label={menuPanelWords.related}>
          <h3 className={styles.related}>{menuPanelWords.related}</h3>
          <ul className={styles.links}>
            {parentProcess && (
              <li>
                <Link to={submissionPath(parentProcess.id)}>
                  {menuPanelWords.parent(
                    submissionWords.title(
                      parentProcess.masterTemplate.name,
                      parentProcess.customId ?? String(parentProcess.scopedId),
                    ),
                  )}
                </Link>
              </li>
            )}
            {children.map(({ id: requirementId, subprocessId, subprocessScopedId, form }) => (
              <li key={requirementId}>
                <Link to={submissionPath(subprocessId ?? '')}>
                  {menuPanelWords.child(submissionWords.title(form?.name ?? '', String(subprocessScopedId)))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Suspense fallback={null}>
        {asking === 'halt' && <HaltQuestion submissionId={id} isOwn={isOwn} onClose={() => setAsking(null)} />}
        {asking === 'resume' && <ResumeQuestion submissionId={id} onClose={() => setAsking(null)} />}
        {asking === 'delete' && (
          <DeleteSubmission submissionId={id} name={name} isOwn={isOwn} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </>
  );
}
