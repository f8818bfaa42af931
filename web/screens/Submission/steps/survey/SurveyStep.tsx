import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { surveyStaffWords } from '#messages/survey/surveyStaffWords.ts';
import type { SurveyStep_step$key } from '#web/__generated__/SurveyStep_step.graphql.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const SurveyDesk = lazy(async () => ({
  default: (await import('#web/screens/Submission/steps/survey/SurveyStaffView.tsx')).SurveyStaffView,
}));

/** Staff invite people and read responses; applicants only see that a survey is running. */
export function SurveyStep({ step }: { readonly step: SurveyStep_step$key }): ReactElement {
  const { id, submissionId, availableActions } = useFragment(
    graphql`
      fragment SurveyStep_step on ActiveStep {
        id
        submissionId
        availableActions
      }
    `,
    step,
  );
  // Only staff can export responses, whatever the submission's status.
  if (!availableActions.includes('exportSurveyResponses')) return <p>{surveyStaffWords.forApplicant}</p>;
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <SurveyDesk
        activeStepId={id}
        submissionId={submissionId}
        mayInvite={availableActions.includes('inviteToSurvey')}
      />
    </Suspense>
  );
}
