import { graphql } from 'react-relay';
import type { useUntagSubmissionMutation } from '#web/__generated__/useUntagSubmissionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUntagSubmission = (): MutationHook<useUntagSubmissionMutation> =>
  useMutation(graphql`
    mutation useUntagSubmissionMutation($input: UntagSubmissionInput!) {
      untagSubmission(input: $input) {
        ... on UntagSubmissionPayload {
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
