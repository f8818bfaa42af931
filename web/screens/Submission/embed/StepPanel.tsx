import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type {
  StepPanel_activeStep$data,
  StepPanel_activeStep$key,
} from '#web/__generated__/StepPanel_activeStep.graphql.ts';
import type {
  StepPanel_submission$data,
  StepPanel_submission$key,
} from '#web/__generated__/StepPanel_submission.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { plainId } from '#web/relay/plainId.ts';
import { useStepHeadingFocus } from '#web/screens/Submission/embed/useStepHeadingFocus.ts';
import { CollectInfoStep } from '#web/screens/Submission/steps/CollectInfoStep.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import { StableSuspense } from '#web/ui/StableSuspense.tsx';
import styles from '#web/screens/Submission/embed/StepPanel.module.css';

interface StepPanelProps {
  readonly activeStep: StepPanel_activeStep$key;
  readonly submission: StepPanel_submission$key;
}

const AssignResponsibilityStep = lazy(async () => ({
  default: (await import('#web/screens/Submission/steps/AssignResponsibilityStep.tsx')).AssignResponsibilityStep,
}));
const PaymentStep = lazy(async () => ({
  default: (await import('#web/screens/Submission/steps/PaymentStep.tsx')).PaymentStep,
}));
const ReviewStep = lazy(async () => ({
  default: (await import('#web/screens/Submission/steps/ReviewStep.tsx')).ReviewStep,
}));
const SurveyStep = lazy(async () => ({
  default: (await import('#web/screens/Submission/steps/survey/SurveyStep.tsx')).SurveyStep,
}));
// Lazy: only after the first signature.
const Signatures = lazy(async () => ({ default: (await import('#web/screens/Submission/Signatures.tsx')).Signatures }));
// Lazy: only for people who issue outputs.
const DraftPapers = lazy(async () => ({
  default: (await import('#web/screens/Submission/DraftDocuments.tsx')).DraftDocuments,
}));
// Lazy: only for people who changed what they signed.
const ChangesSinceSigned = lazy(async () => ({
  default: (await import('#web/screens/Submission/changes/ChangesSinceSigned.tsx')).ChangesSinceSigned,
}));
const WaitingFor = lazy(async () => ({
  default: (await import('#web/screens/Submission/WaitingNotice.tsx')).WaitingNotice,
}));

interface StepContentProps {
  readonly step: StepPanel_activeStep$data;
  readonly submission: StepPanel_submission$data;
}

/** Content per step type; null if there are only instructions. */
const contents: Readonly<Record<StepPanel_activeStep$data['step']['type'], ComponentType<StepContentProps> | null>> = {
  CollectInfoStep,
  PaymentStep,
  RequireReviewStep: ReviewStep,
  BasicStep: null,
  AssignResponsibilityStep,
  SurveyStep,
};

/** One step: its content, or why there is nothing for this person to do now. */
export function StepPanel({ activeStep: stepKey, submission: submissionKey }: StepPanelProps): ReactElement {
  const activeStep = useFragment(
    graphql`
      fragment StepPanel_activeStep on ActiveStep {
        stepId
        needsSignature
        position
        startedAt
        state
        external
        availableActions
        signings {
          __typename
        }
        draftOutputs {
          __typename
        }
        step {
          type
          name
          description
          externalInstructions
          internalInstructions
        }
        ...AssignResponsibilityStep_step
        ...CollectInfoStep_step
        ...DraftDocuments_step
        ...PaymentStep_step
        ...ReviewStep_step
        ...Signatures_step
        ...SurveyStep_step
      }
    `,
    stepKey,
  );
  const submission = useFragment(
    graphql`
      fragment StepPanel_submission on Submission {
        status
        isOwn
        activeSteps {
          __typename
        }
        ...CollectInfoStep_submission
        ...WaitingNotice_submission
        ...ChangesSinceSigned_submission
      }
    `,
    submissionKey,
  );
  const {
    step,
    stepId,
    needsSignature,
    position,
    startedAt,
    state,
    external,
    availableActions,
    signings,
    draftOutputs,
  } = activeStep;
  const { activeSteps, status, isOwn } = submission;
  const heading = useStepHeadingFocus();
  const name = step.name ?? submissionWords.unnamedStep;
  const Content = contents[step.type];
  // Applicants can't see what staff do at internal steps.
  const isOffices = isOwn && !external;
  const isElsewhere = isOffices && startedAt !== null && state !== 'done' && availableActions.length === 0;
  const isShown = startedAt !== null && !isElsewhere && !(isOffices && Content === CollectInfoStep);
  return (
    <div className={styles.panel}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {submissionWords.stepOf(position + 1, activeSteps.length, name)}
      </h2>
      {step.description && <SafeHtml html={step.description} />}
      {step.internalInstructions && <SafeHtml html={step.internalInstructions} />}
      {step.externalInstructions &&
        (isOwn ? (
          <SafeHtml html={step.externalInstructions} />
        ) : (
          <details>
            <summary>{submissionWords.instructionsForApplicants}</summary>
            <SafeHtml html={step.externalInstructions} />
          </details>
        ))}
      {startedAt === null && <Alert tone="info">{submissionWords.notReached}</Alert>}
      <StableSuspense isThere={isElsewhere && status === 'active'}>
        <WaitingFor submission={submission} />
      </StableSuspense>
      {isShown && Content && <Content step={activeStep} submission={submission} />}
      <StableSuspense isThere={draftOutputs.length > 0}>
        <DraftPapers step={activeStep} />
      </StableSuspense>
      <StableSuspense isThere={isShown && signings.length > 0}>
        <Signatures step={activeStep} />
      </StableSuspense>
      {isOwn && needsSignature && state === 'done' && (
        <Suspense fallback={null}>
          <ChangesSinceSigned
            submission={submission}
            timeZone={browserTimeZone()}
            isToldOf={(signedStepId) => signedStepId === plainId(stepId)}
          />
        </Suspense>
      )}
    </div>
  );
}
