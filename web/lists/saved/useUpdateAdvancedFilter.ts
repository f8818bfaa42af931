import { graphql } from 'react-relay';
import type { useUpdateAdvancedFilterMutation } from '#web/__generated__/useUpdateAdvancedFilterMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateAdvancedFilter = (): MutationHook<useUpdateAdvancedFilterMutation> =>
  useMutation(graphql`
    mutation useUpdateAdvancedFilterMutation($input: UpdateAdvancedFilterInput!, $kind: FilterKind!) {
      updateAdvancedFilter(input: $input) {
        ... on UpdateAdvancedFilterPayload {
          viewer {
            ...SavedFilters_viewer @arguments(kind: $kind)
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
