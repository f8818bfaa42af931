import { graphql } from 'react-relay';
import type { useHaltSubmissionMutation } from '#web/__generated__/useHaltSubmissionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useHaltSubmission = (): MutationHook<useHaltSubmissionMutation> =>
  useMutation(graphql`
    mutation useHaltSubmissionMutation($input: HaltSubmissionInput!) {
      haltSubmission(input: $input) {
        ... on HaltSubmissionPayload {
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
