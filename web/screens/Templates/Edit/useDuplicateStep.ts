import { graphql } from 'react-relay';
import type { useDuplicateStepMutation } from '#web/__generated__/useDuplicateStepMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDuplicateStep = (): MutationHook<useDuplicateStepMutation> =>
  useMutation(graphql`
    mutation useDuplicateStepMutation($input: DuplicateStepInput!) {
      duplicateStep(input: $input) {
        ... on DuplicateStepPayload {
          step {
            id
            ...StepEditor_step
            ...EditorStepList_step
          }
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
