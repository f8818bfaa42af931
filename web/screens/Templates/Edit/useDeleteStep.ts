import { graphql } from 'react-relay';
import type { useDeleteStepMutation } from '#web/__generated__/useDeleteStepMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteStep = (): MutationHook<useDeleteStepMutation> =>
  useMutation(graphql`
    mutation useDeleteStepMutation($input: DeleteStepInput!) {
      deleteStep(input: $input) {
        ... on DeleteStepPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
