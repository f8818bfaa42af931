import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { advanceStepMutation } from '#web/__generated__/advanceStepMutation.graphql.ts';
import { sendMutation } from '#web/relay/mutation.ts';

/** Leaves the current step. It answers the whole submission, and is not waited for by who has not begun. */
export const advanceStep = (
  environment: Environment,
  input: advanceStepMutation['variables']['input'],
): ReturnType<typeof sendMutation<advanceStepMutation>> =>
  sendMutation<advanceStepMutation>(
    environment,
    graphql`
      mutation advanceStepMutation($input: AdvanceStepInput!) {
        advanceStep(input: $input) {
          ... on AdvanceStepPayload {
            submission {
              status
              hasNotices
              ...Requirements_submission
              ...SubmissionBody_submission
              ...SubmissionFacts_submission
              ...OwedPayments_submission
            }
          }
          ...outcome_refused @alias(as: "refused")
        }
      }
    `,
    { input },
  );
