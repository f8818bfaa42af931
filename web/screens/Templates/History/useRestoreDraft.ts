import { graphql } from 'react-relay';
import type { useRestoreDraftMutation } from '#web/__generated__/useRestoreDraftMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRestoreDraft = (): MutationHook<useRestoreDraftMutation> =>
  useMutation(graphql`
    mutation useRestoreDraftMutation($input: RestoreDraftInput!) {
      restoreDraft(input: $input) {
        ... on RestoreDraftPayload {
          flowTemplate {
            ...wholeDraft_draft
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
