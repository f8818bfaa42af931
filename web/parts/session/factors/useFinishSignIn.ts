import { graphql } from 'react-relay';
import type { useFinishSignInMutation } from '#web/__generated__/useFinishSignInMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useFinishSignIn = (): MutationHook<useFinishSignInMutation> =>
  useMutation(graphql`
    mutation useFinishSignInMutation($input: FinishSignInInput!) {
      finishSignIn(input: $input) {
        ... on FinishSignInPayload {
          viewer {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
