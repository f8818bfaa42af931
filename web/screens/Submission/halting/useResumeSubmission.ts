import { graphql } from 'react-relay';
import type { useResumeSubmissionMutation } from '#web/__generated__/useResumeSubmissionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useResumeSubmission = (): MutationHook<useResumeSubmissionMutation> =>
  useMutation(graphql`
    mutation useResumeSubmissionMutation($input: ResumeSubmissionInput!) {
      resumeSubmission(input: $input) {
        ... on ResumeSubmissionPayload {
          submission {
            hasNotices
            ...Requirements_submission
            ...HaltedNotice_submission
            ...SubmissionMenu_submission
            ...SubmissionFacts_submission
            ...SubmissionBody_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
