import { graphql } from 'react-relay';
import type { useMakeRecoveryCodesMutation } from '#web/__generated__/useMakeRecoveryCodesMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useMakeRecoveryCodes = (): MutationHook<useMakeRecoveryCodesMutation> =>
  useMutation(graphql`
    mutation useMakeRecoveryCodesMutation {
      makeRecoveryCodes {
        ... on MakeRecoveryCodesPayload {
          recoveryCodes
          viewer {
            ...SecurityScreen_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
