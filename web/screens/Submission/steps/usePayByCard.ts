import { useCallback } from 'react';
import { graphql } from 'react-relay';

import {
  outcomeOf,
  sandboxConfirmation,
  sandboxResult,
  type BrowserPayments,
  type PayerMethod,
  type PaymentOutcome,
} from '#domain/payment/browserPayments.ts';
import type { usePayByCardConfirmMutation } from '#web/__generated__/usePayByCardConfirmMutation.graphql.ts';
import type { usePayByCardMutation } from '#web/__generated__/usePayByCardMutation.graphql.ts';
import { paymentWords } from '#web/messages/payments.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/outcome.ts';
import { RequestError } from '#web/relay/requestError.ts';

import { useRefreshPayment } from './useRefreshPayment.ts';

interface Paying {
  readonly paymentId: string;
  readonly amountCents: number | null;
  readonly card: PayerMethod;
}

/** Agrees on the price with the server, pays at the provider, and asks at once how it ended. */
export function usePayByCard(): (paying: Paying) => Promise<Outcome<null>> {
  const [createIntent] = useMutation<usePayByCardMutation>(graphql`
    mutation usePayByCardMutation($input: CreatePaymentIntentInput!) {
      createPaymentIntent(input: $input) {
        ... on CreatePaymentIntentPayload {
          intent {
            clientSecret
            payments {
              mode
              publishableKey
              sandboxUrl
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [confirmPrice] = useMutation<usePayByCardConfirmMutation>(graphql`
    mutation usePayByCardConfirmMutation($input: ConfirmPaymentInput!) {
      confirmPayment(input: $input) {
        ... on ConfirmPaymentPayload {
          confirmed
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const refresh = useRefreshPayment();
  return useCallback(
    async ({ paymentId, amountCents, card }) => {
      const input = { paymentId, amountCents, paymentType: 'card' as const };
      const created = await createIntent({ input });
      if (created.kind !== 'done') return created;
      const agreed = await confirmPrice({ input });
      if (agreed.kind !== 'done') return agreed;
      if (!agreed.value.confirmed) return refused(paymentWords.outdated);
      const { clientSecret, payments } = created.value.intent;
      const paid = await pay(payments as BrowserPayments, clientSecret, card);
      if (paid.kind !== 'done') return paid;
      const { value: outcome } = paid;
      if (outcome.kind === 'declined') return refused(outcome.message);
      if (outcome.kind === 'secondStep') {
        if (outcome.url !== null) location.assign(outcome.url);
        return refused(paymentWords.secondStep);
      }
      // how it stands is told by the server; what the browser heard is for the page only
      await refresh({ input: { paymentId } });
      return { kind: 'done', value: null };
    },
    [confirmPrice, createIntent, refresh],
  );
}

const refused = (message: string): Outcome<never> => ({ kind: 'refused', code: 'payment', message });

async function pay(
  payments: BrowserPayments,
  clientSecret: string,
  method: PayerMethod,
): Promise<Outcome<PaymentOutcome>> {
  if (payments.mode !== 'sandbox') return refused(paymentWords.unavailable);
  const { url, body } = sandboxConfirmation({ payments, clientSecret, method, returnUrl: location.href });
  try {
    const answer: unknown = await (await fetch(url, { method: 'POST', body })).json();
    return { kind: 'done', value: outcomeOf(sandboxResult(answer)) };
  } catch (cause) {
    return { kind: 'failed', error: new RequestError('unreachable', { cause }) };
  }
}
