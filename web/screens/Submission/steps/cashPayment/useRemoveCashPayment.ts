import { graphql } from 'react-relay';
import type { useRemoveCashPaymentMutation } from '#web/__generated__/useRemoveCashPaymentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveCashPayment = (): MutationHook<useRemoveCashPaymentMutation> =>
  useMutation(graphql`
    mutation useRemoveCashPaymentMutation($input: RemoveCashPaymentInput!) {
      removeCashPayment(input: $input) {
        ... on RemoveCashPaymentPayload {
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
