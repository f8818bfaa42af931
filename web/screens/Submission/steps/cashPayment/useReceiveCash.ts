import { graphql } from 'react-relay';
import type { useReceiveCashMutation } from '#web/__generated__/useReceiveCashMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReceiveCash = (): MutationHook<useReceiveCashMutation> =>
  useMutation(graphql`
    mutation useReceiveCashMutation($input: ReceiveCashInput!) {
      receiveCash(input: $input) {
        ... on ReceiveCashPayload {
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
