import { graphql } from 'react-relay';
import type { useSetGovernmentUserMutation } from '#web/__generated__/useSetGovernmentUserMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetGovernmentUser = (): MutationHook<useSetGovernmentUserMutation> =>
  useMutation(graphql`
    mutation useSetGovernmentUserMutation($input: SetGovernmentUserInput!) {
      setGovernmentUser(input: $input) {
        ... on SetGovernmentUserPayload {
          operatedPerson {
            isGovernment
            ...ManagePerson_person
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
