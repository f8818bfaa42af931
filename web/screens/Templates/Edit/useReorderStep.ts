import { graphql } from 'react-relay';
import type { useReorderStepMutation } from '#web/__generated__/useReorderStepMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReorderStep = (): MutationHook<useReorderStepMutation> =>
  useMutation(graphql`
    mutation useReorderStepMutation($input: ReorderStepInput!) {
      reorderStep(input: $input) {
        ... on ReorderStepPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
