import { graphql } from 'react-relay';
import type { useRejectEntityEditsMutation } from '#web/__generated__/useRejectEntityEditsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRejectEntityEdits = (): MutationHook<useRejectEntityEditsMutation> =>
  useMutation(graphql`
    mutation useRejectEntityEditsMutation($input: RejectEntityEditsInput!) {
      rejectEntityEdits(input: $input) {
        ... on RejectEntityEditsPayload {
          editSuggestionsRequest {
            resolvedAt
            team {
              openEditSuggestionsRequestCount
            }
            ...SuggestionDecision_request
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
