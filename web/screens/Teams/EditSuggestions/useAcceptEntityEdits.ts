import { graphql } from 'react-relay';
import type { useAcceptEntityEditsMutation } from '#web/__generated__/useAcceptEntityEditsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAcceptEntityEdits = (): MutationHook<useAcceptEntityEditsMutation> =>
  useMutation(graphql`
    mutation useAcceptEntityEditsMutation($input: AcceptEntityEditsInput!) {
      acceptEntityEdits(input: $input) {
        ... on AcceptEntityEditsPayload {
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
