import { graphql } from 'react-relay';
import type { useRemoveApplicantMutation } from '#web/__generated__/useRemoveApplicantMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveApplicant = (): MutationHook<useRemoveApplicantMutation> =>
  useMutation(graphql`
    mutation useRemoveApplicantMutation($input: RemoveApplicantInput!) {
      removeApplicant(input: $input) {
        ... on RemoveApplicantPayload {
          submission {
            ...afterPeopleChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
