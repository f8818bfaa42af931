import { graphql } from 'react-relay';
import type { useDeleteSubmissionMutation } from '#web/__generated__/useDeleteSubmissionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteSubmission = (): MutationHook<useDeleteSubmissionMutation> =>
  useMutation(graphql`
    mutation useDeleteSubmissionMutation($input: DeleteSubmissionInput!) {
      deleteSubmission(input: $input) {
        ... on DeleteSubmissionPayload {
          deletedId
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
