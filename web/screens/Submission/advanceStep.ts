import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { advanceStepMutation } from '#web/__generated__/advanceStepMutation.graphql.ts';
import { sendMutation } from '#web/relay/mutation.ts';

/**
 * Completes the current step and returns the whole submission. In its own chunk, so that people who only read
 * don't load it.
 */
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
              ...afterChange_submission
            }
          }
          ...outcome_refused @alias(as: "refused")
        }
      }
    `,
    { input },
  );
