import { graphql } from 'react-relay';
import type { useUnwaivePaymentMutation } from '#web/__generated__/useUnwaivePaymentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUnwaivePayment = (): MutationHook<useUnwaivePaymentMutation> =>
  useMutation(graphql`
    mutation useUnwaivePaymentMutation($input: UnwaivePaymentInput!) {
      unwaivePayment(input: $input) {
        ... on UnwaivePaymentPayload {
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
