import { graphql } from 'react-relay';
import type { useChoosePaymentMethodMutation } from '#web/__generated__/useChoosePaymentMethodMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useChoosePaymentMethod = (): MutationHook<useChoosePaymentMethodMutation> =>
  useMutation(graphql`
    mutation useChoosePaymentMethodMutation($input: ChoosePaymentMethodInput!) {
      choosePaymentMethod(input: $input) {
        ... on ChoosePaymentMethodPayload {
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
