import { graphql } from 'react-relay';
import type { useDeleteSectionMutation } from '#web/__generated__/useDeleteSectionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteSection = (): MutationHook<useDeleteSectionMutation> =>
  useMutation(graphql`
    mutation useDeleteSectionMutation($input: DeleteSectionInput!) {
      deleteSection(input: $input) {
        ... on DeleteSectionPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
