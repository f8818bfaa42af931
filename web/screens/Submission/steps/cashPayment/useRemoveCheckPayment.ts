import { graphql } from 'react-relay';
import type { useRemoveCheckPaymentMutation } from '#web/__generated__/useRemoveCheckPaymentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveCheckPayment = (): MutationHook<useRemoveCheckPaymentMutation> =>
  useMutation(graphql`
    mutation useRemoveCheckPaymentMutation($input: RemoveCheckPaymentInput!) {
      removeCheckPayment(input: $input) {
        ... on RemoveCheckPaymentPayload {
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
