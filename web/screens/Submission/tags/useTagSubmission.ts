import { graphql } from 'react-relay';
import type { useTagSubmissionMutation } from '#web/__generated__/useTagSubmissionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useTagSubmission = (): MutationHook<useTagSubmissionMutation> =>
  useMutation(graphql`
    mutation useTagSubmissionMutation($input: TagSubmissionInput!) {
      tagSubmission(input: $input) {
        ... on TagSubmissionPayload {
          tagging {
            tag {
              name
            }
          }
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
