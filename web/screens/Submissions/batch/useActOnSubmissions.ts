import { graphql } from 'react-relay';
import type { useActOnSubmissionsMutation } from '#web/__generated__/useActOnSubmissionsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useActOnSubmissions = (): MutationHook<useActOnSubmissionsMutation> =>
  useMutation(graphql`
    mutation useActOnSubmissionsMutation($input: ActOnSubmissionsInput!) {
      actOnSubmissions(input: $input) {
        ... on ActOnSubmissionsPayload {
          job {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
