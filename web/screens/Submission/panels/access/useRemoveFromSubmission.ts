import { graphql } from 'react-relay';
import type { useRemoveFromSubmissionMutation } from '#web/__generated__/useRemoveFromSubmissionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveFromSubmission = (): MutationHook<useRemoveFromSubmissionMutation> =>
  useMutation(graphql`
    mutation useRemoveFromSubmissionMutation($input: RemoveFromSubmissionInput!) {
      removeFromSubmission(input: $input) {
        ... on RemoveFromSubmissionPayload {
          submission {
            ...afterPeopleChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
