import { graphql } from 'react-relay';
import type { useUndoEntityMergeMutation } from '#web/__generated__/useUndoEntityMergeMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUndoEntityMerge = (): MutationHook<useUndoEntityMergeMutation> =>
  useMutation(graphql`
    mutation useUndoEntityMergeMutation($input: UndoEntityMergeInput!) {
      undoEntityMerge(input: $input) {
        ... on UndoEntityMergePayload {
          merge {
            survivor {
              name
              ...EntityInformation_entity
              ...EntityContacts_entity
              ...EntityDuplicates_entity
              ...EntitySubmissions_entity
              ...EntityHistory_entity
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
