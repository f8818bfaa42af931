import { graphql } from 'react-relay';
import type { useRenameTagMutation } from '#web/__generated__/useRenameTagMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRenameTag = (): MutationHook<useRenameTagMutation> =>
  useMutation(graphql`
    mutation useRenameTagMutation($input: RenameTagInput!) {
      renameTag(input: $input) {
        ... on RenameTagPayload {
          tag {
            id
            name
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
