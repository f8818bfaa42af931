import { graphql } from 'react-relay';
import type { useDeleteTagMutation } from '#web/__generated__/useDeleteTagMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Takes a tag away from the team; where it stood is looked at anew, not guessed from what is shown. */
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
