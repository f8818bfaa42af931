import { graphql } from 'react-relay';

import type { useUpdateStepMutation } from '#web/__generated__/useUpdateStepMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateStep = (): MutationHook<useUpdateStepMutation> =>
  useMutation(graphql`
    mutation useUpdateStepMutation($input: UpdateStepInput!) {
      updateStep(input: $input) {
        ... on UpdateStepPayload {
          step {
            ...StepEditor_step
            ...StepPath_step
          }
          flowTemplate {
            revision
            isModified
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
