import { graphql } from 'react-relay';
import type { useDeleteTagMutation } from '#web/__generated__/useDeleteTagMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Deletes a team tag. Refetches where it was used instead of updating the store. */
export const useDeleteTag = (): MutationHook<useDeleteTagMutation> =>
  useMutation(graphql`
    mutation useDeleteTagMutation($input: DeleteTagInput!) {
      deleteTag(input: $input) {
        ... on DeleteTagPayload {
          deletedTagId
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
