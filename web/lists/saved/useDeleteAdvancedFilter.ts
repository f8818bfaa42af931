import { graphql } from 'react-relay';
import type { useDeleteAdvancedFilterMutation } from '#web/__generated__/useDeleteAdvancedFilterMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteAdvancedFilter = (): MutationHook<useDeleteAdvancedFilterMutation> =>
  useMutation(graphql`
    mutation useDeleteAdvancedFilterMutation($input: DeleteAdvancedFilterInput!, $kind: FilterKind!) {
      deleteAdvancedFilter(input: $input) {
        ... on DeleteAdvancedFilterPayload {
          viewer {
            ...SavedFilters_viewer @arguments(kind: $kind)
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
