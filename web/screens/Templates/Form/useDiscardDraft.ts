import { graphql } from 'react-relay';
import type { useDiscardDraftMutation } from '#web/__generated__/useDiscardDraftMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDiscardDraft = (): MutationHook<useDiscardDraftMutation> =>
  useMutation(graphql`
    mutation useDiscardDraftMutation($input: DiscardDraftInput!) {
      discardDraft(input: $input) {
        ... on DiscardDraftPayload {
          flowTemplate {
            name
            revision
            isModified
            ...wholeDraft_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
