import { graphql } from 'react-relay';
import type { useStartSubprocessMutation } from '#web/__generated__/useStartSubprocessMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useStartSubprocess = (): MutationHook<useStartSubprocessMutation> =>
  useMutation(graphql`
    mutation useStartSubprocessMutation($input: LaunchSubmissionInput!) {
      launchSubmission(input: $input) {
        ... on LaunchSubmissionPayload {
          submission {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
