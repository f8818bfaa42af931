import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type {
  StepPanel_activeStep$data,
  StepPanel_activeStep$key,
} from '#web/__generated__/StepPanel_activeStep.graphql.ts';
import type { StepPanel_submission$key } from '#web/__generated__/StepPanel_submission.graphql.ts';
import { submissionWords } from '#web/messages/submission.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

import styles from './StepPanel.module.css';
import { CollectInfoStep } from './steps/CollectInfoStep.tsx';

interface StepPanelProps {
  readonly activeStep: StepPanel_activeStep$key;
  readonly submission: StepPanel_submission$key;
}

const PaymentStep = lazy(async () => ({ default: (await import('./steps/PaymentStep.tsx')).PaymentStep }));
const ReviewStep = lazy(async () => ({ default: (await import('./steps/ReviewStep.tsx')).ReviewStep }));

interface StepContentProps {
  readonly step: StepPanel_activeStep$data;
}

/** What is done at each kind of step; the others have nothing but their instructions. */
const contents: Partial<Record<StepPanel_activeStep$data['step']['type'], ComponentType<StepContentProps>>> = {
  CollectInfoStep,
  PaymentStep,
  RequireReviewStep: ReviewStep,
};

/** One step: what it asks, or why it asks nothing of this person now. */
export function StepPanel({ activeStep: stepKey, submission: submissionKey }: StepPanelProps): ReactElement {
  const activeStep = useFragment(
    graphql`
      fragment StepPanel_activeStep on ActiveStep {
        position
        startedAt
        state
        external
        availableActions
        step {
          type
          name
          externalInstructions
          internalInstructions
        }
        ...CollectInfoStep_step
        ...PaymentStep_step
        ...ReviewStep_step
      }
    `,
    stepKey,
  );
  const { activeSteps, waitsFor } = useFragment(
    graphql`
      fragment StepPanel_submission on Submission {
        activeSteps {
          __typename
        }
        waitsFor {
          names
        }
      }
    `,
    submissionKey,
  );
  const { step, position, startedAt, state, external, availableActions } = activeStep;
  const name = step.name ?? submissionWords.unnamedStep;
  const Content = contents[step.type];
  const isElsewhere = startedAt !== null && state !== 'done' && !external && availableActions.length === 0;
  const names = waitsFor.flatMap((action) => (action.names.length > 0 ? action.names : [submissionWords.anAdmin]));
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{submissionWords.stepOf(position + 1, activeSteps.length, name)}</h2>
      {step.internalInstructions && <SafeHtml html={step.internalInstructions} />}
      {step.externalInstructions && <SafeHtml html={step.externalInstructions} />}
      {startedAt === null && <Alert tone="info">{submissionWords.notReached}</Alert>}
      {isElsewhere && (
        <Alert tone="info" title={submissionWords.inProgress}>
          {submissionWords.waitsFor([...new Set(names)].join(', '))}
        </Alert>
      )}
      {startedAt !== null && Content && !isElsewhere && (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <Content step={activeStep} />
        </Suspense>
      )}
    </div>
  );
}
