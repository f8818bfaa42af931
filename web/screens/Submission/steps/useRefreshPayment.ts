import { graphql } from 'react-relay';
import type { useRefreshPaymentMutation } from '#web/__generated__/useRefreshPaymentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Asks the provider for a payment's state, in case its webhook hasn't arrived. */
export function useRefreshPayment(): MutationHook<useRefreshPaymentMutation>[0] {
  const [refresh] = useMutation<useRefreshPaymentMutation>(graphql`
    mutation useRefreshPaymentMutation($input: RefreshPaymentInput!) {
      refreshPayment(input: $input) {
        ... on RefreshPaymentPayload {
          payment {
            activeStep {
              ...PaymentStep_step
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  return refresh;
}
