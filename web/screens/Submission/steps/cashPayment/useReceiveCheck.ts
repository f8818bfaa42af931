import { graphql } from 'react-relay';
import type { useReceiveCheckMutation } from '#web/__generated__/useReceiveCheckMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReceiveCheck = (): MutationHook<useReceiveCheckMutation> =>
  useMutation(graphql`
    mutation useReceiveCheckMutation($input: ReceiveCheckInput!) {
      receiveCheck(input: $input) {
        ... on ReceiveCheckPayload {
          payment {
            activeStep {
              progress
              ...PaymentStep_step
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
