import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { paymentOutcomeOf, type ConfirmResult } from '#domain/payment/browserPayments.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import type { usePayOnlineConfirmMutation } from '#web/__generated__/usePayOnlineConfirmMutation.graphql.ts';
import type { usePayOnlineMutation } from '#web/__generated__/usePayOnlineMutation.graphql.ts';
import { useIsMounted } from '#web/navigation/useIsMounted.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { PaymentAttempt } from '#web/screens/Submission/steps/paying/payForm.ts';
import { useRefreshPayment } from '#web/screens/Submission/steps/useRefreshPayment.ts';

interface Wish {
  readonly paymentId: string;
  readonly paymentType: PaymentType;
  readonly amountCents: number | null;
}

export function usePayOnline({ paymentId, paymentType, amountCents }: Wish): PaymentAttempt {
  const [createIntent] = useMutation<usePayOnlineMutation>(graphql`
    mutation usePayOnlineMutation($input: CreatePaymentIntentInput!) {
      createPaymentIntent(input: $input) {
        ... on CreatePaymentIntentPayload {
          intent {
            clientSecret
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [confirmPrice] = useMutation<usePayOnlineConfirmMutation>(graphql`
    mutation usePayOnlineConfirmMutation($input: ConfirmPaymentInput!) {
      confirmPayment(input: $input) {
        ... on ConfirmPaymentPayload {
          confirmed
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const refresh = useRefreshPayment();
  const isShown = useIsMounted();
  return useMemo(() => {
    const input = { paymentId, paymentType, amountCents };
    return {
      begin: async () => {
        const created = await createIntent({ input });
        return created.kind === 'done' ? { kind: 'done', value: created.value.intent.clientSecret } : created;
      },
      finish: async (confirm, { leave }) => {
        const agreed = await confirmPrice({ input });
        if (agreed.kind !== 'done') return agreed;
        // Also refuse if the user has left the step.
        if (!agreed.value.confirmed || !isShown()) return refused(paymentWords.outdated);
        const paid = await resultOf(confirm);
        if (paid.kind !== 'done') return paid;
        const outcome = paymentOutcomeOf(paid.value);
        if (outcome.kind === 'declined') return refused(outcome.message);
        if (outcome.kind === 'secondStep') {
          if (outcome.url !== null) leave(outcome.url);
          return refused(paymentWords.secondStep);
        }
        // The server's state is authoritative; the browser's result is only for display.
        await refresh({ input: { paymentId } });
        return { kind: 'done', value: null };
      },
    };
  }, [amountCents, confirmPrice, createIntent, isShown, paymentId, paymentType, refresh]);
}

const refused = (message: string): Outcome<never> => ({ kind: 'refused', code: 'payment', message });

async function resultOf(confirm: () => Promise<ConfirmResult>): Promise<Outcome<ConfirmResult>> {
  try {
    return { kind: 'done', value: await confirm() };
  } catch (cause) {
    return { kind: 'failed', error: new RequestError('unreachable', { cause }) };
  }
}
