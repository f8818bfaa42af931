import { graphql } from 'react-relay';
import type { useAddApplicantMutation } from '#web/__generated__/useAddApplicantMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAddApplicant = (): MutationHook<useAddApplicantMutation> =>
  useMutation(graphql`
    mutation useAddApplicantMutation($input: AddApplicantInput!) {
      addApplicant(input: $input) {
        ... on AddApplicantPayload {
          submission {
            ...afterPeopleChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
