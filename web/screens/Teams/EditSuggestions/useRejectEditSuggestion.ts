import { graphql } from 'react-relay';
import type { useRejectEditSuggestionMutation } from '#web/__generated__/useRejectEditSuggestionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRejectEditSuggestion = (): MutationHook<useRejectEditSuggestionMutation> =>
  useMutation(graphql`
    mutation useRejectEditSuggestionMutation($input: RejectEditSuggestionInput!) {
      rejectEditSuggestion(input: $input) {
        ... on RejectEditSuggestionPayload {
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
