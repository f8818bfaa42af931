import { graphql } from 'react-relay';
import type { useResumeSubmissionMutation } from '#web/__generated__/useResumeSubmissionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useResumeSubmission = (): MutationHook<useResumeSubmissionMutation> =>
  useMutation(graphql`
    mutation useResumeSubmissionMutation($input: ResumeSubmissionInput!) {
      resumeSubmission(input: $input) {
        ... on ResumeSubmissionPayload {
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
