import { graphql } from 'react-relay';
import type { useCreateStepMutation } from '#web/__generated__/useCreateStepMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateStep = (): MutationHook<useCreateStepMutation> =>
  useMutation(graphql`
    mutation useCreateStepMutation($input: CreateStepInput!) {
      createStep(input: $input) {
        ... on CreateStepPayload {
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
