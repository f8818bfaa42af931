import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AssignResponsibilityStep_step$key } from '#web/__generated__/AssignResponsibilityStep_step.graphql.ts';
import type { AssignResponsibilityStep_submission$key } from '#web/__generated__/AssignResponsibilityStep_submission.graphql.ts';
import type { AssignResponsibilityStepQuery } from '#web/__generated__/AssignResponsibilityStepQuery.graphql.ts';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { ChosenPeople } from '#web/screens/Submission/steps/responsibility/ChosenPeople.tsx';
import { LaterSteps } from '#web/screens/Submission/steps/responsibility/LaterSteps.tsx';

const query = graphql`
  query AssignResponsibilityStepQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        ...AssignResponsibilityStep_submission
      }
    }
  }
`;

/** Shows assignees of later steps and lets staff choose. Runs its own query, because few steps have this type. */
export function AssignResponsibilityStep({
  step,
}: {
  readonly step: AssignResponsibilityStep_step$key;
}): ReactElement | null {
  const { id, submissionId } = useFragment(
    graphql`
      fragment AssignResponsibilityStep_step on ActiveStep {
        id
        submissionId
      }
    `,
    step,
  );
  const { node } = useLiveQuery<AssignResponsibilityStepQuery>(query, submissionId);
  const submission = useFragment<AssignResponsibilityStep_submission$key>(
    graphql`
      fragment AssignResponsibilityStep_submission on Submission {
        activeSteps {
          id
          ...ChosenPeople_step
        }
        ...LaterSteps_submission
      }
    `,
    node?.submission,
  );
  const shown = submission?.activeSteps.find((each) => each.id === id);
  if (!submission || !shown) return null;
  return (
    <>
      <ChosenPeople step={shown} submissionId={submissionId} />
      <LaterSteps submission={submission} activeStepId={id} />
    </>
  );
}
