import { graphql } from 'react-relay';
import type { useMakePrimaryApplicantMutation } from '#web/__generated__/useMakePrimaryApplicantMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useMakePrimaryApplicant = (): MutationHook<useMakePrimaryApplicantMutation> =>
  useMutation(graphql`
    mutation useMakePrimaryApplicantMutation($input: MakePrimaryApplicantInput!) {
      makePrimaryApplicant(input: $input) {
        ... on MakePrimaryApplicantPayload {
          submission {
            ...afterPeopleChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
