import { graphql } from 'react-relay';
import type { useAssignSubmissionMutation } from '#web/__generated__/useAssignSubmissionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAssignSubmission = (): MutationHook<useAssignSubmissionMutation> =>
  useMutation(graphql`
    mutation useAssignSubmissionMutation($input: AssignSubmissionInput!) {
      assignSubmission(input: $input) {
        ... on AssignSubmissionPayload {
          submission {
            ...afterPeopleChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
