import { graphql } from 'react-relay';
import type { useCreateAdvancedFilterMutation } from '#web/__generated__/useCreateAdvancedFilterMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateAdvancedFilter = (): MutationHook<useCreateAdvancedFilterMutation> =>
  useMutation(graphql`
    mutation useCreateAdvancedFilterMutation($input: CreateAdvancedFilterInput!, $kind: FilterKind!) {
      createAdvancedFilter(input: $input) {
        ... on CreateAdvancedFilterPayload {
          advancedFilter {
            id
          }
          viewer {
            ...SavedFilters_viewer @arguments(kind: $kind)
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
