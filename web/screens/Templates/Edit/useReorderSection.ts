import { graphql } from 'react-relay';
import type { useReorderSectionMutation } from '#web/__generated__/useReorderSectionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReorderSection = (): MutationHook<useReorderSectionMutation> =>
  useMutation(graphql`
    mutation useReorderSectionMutation($input: ReorderSectionInput!) {
      reorderSection(input: $input) {
        ... on ReorderSectionPayload {
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
