import Stripe from 'stripe';
import type { BrowserPayments } from '#domain/payment/browserPayments.ts';
import { callStripe } from '#server/payments/callStripe.ts';
import type { CancelReason, ChargeDetails, PaymentProvider } from '#server/payments/PaymentProvider.ts';
import { accountControl, accountFrom, payoutFrom, scheduleParams } from '#server/payments/stripeAccounts.ts';
import { eventFrom, verifyEvent } from '#server/payments/stripeEvents.ts';
import {
  chargeFrom,
  date,
  disputeFrom,
  intentFrom,
  refundFrom,
  refundMetadataKey,
} from '#server/payments/stripeShapes.ts';
import { chargeTransfers, transferAgain, reverseStripeTransfer } from '#server/payments/stripeTransfers.ts';

export interface StripeProviderOptions {
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
  readonly browser: BrowserPayments;
  /** Another server with Stripe's API; Stripe itself if omitted. */
  readonly endpoint?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
  /** The timeout of one attempt. A call makes at most three attempts with pauses in between. */
  readonly timeoutMs?: number;
}

const cancelReasons: Readonly<Record<CancelReason, Stripe.PaymentIntentCancelParams.CancellationReason>> = {
  abandoned: 'abandoned',
  duplicate: 'duplicate',
  requestedByPayer: 'requested_by_customer',
};

const mostParts = 1_000;

export function createStripeProvider(options: StripeProviderOptions): PaymentProvider {
  const { secretKey, webhookSecrets, browser, endpoint, timeoutMs = 15_000 } = options;
  const live = /^[a-z]+_live_/.test(secretKey);
  const stripe = new Stripe(secretKey, {
    ...endpoint,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  const wholeCharge = async (charge: Stripe.Charge): Promise<ChargeDetails> => {
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list({ charge: charge.id, limit: 100 }).autoPagingToArray({ limit: mostParts }),
      stripe.disputes.list({ charge: charge.id, limit: 100 }).autoPagingToArray({ limit: mostParts }),
    ]);
    return chargeFrom(charge, refunds, disputes);
  };

  return {
    browser,

    createIntent: (order, idempotencyKey) =>
      callStripe(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: order.amount,
            currency: 'usd',
            allowed_payment_method_types: [...order.paymentTypes],
            application_fee_amount: order.applicationFee,
            description: order.description,
            metadata: { ...order.metadata },
            on_behalf_of: order.accountId,
            transfer_data: { destination: order.accountId },
          },
          { idempotencyKey },
        );
        return intentFrom(intent);
      }),

    updateIntent: (intentId, change, idempotencyKey) =>
      callStripe(async () => {
        const intent = await stripe.paymentIntents.update(
          intentId,
          {
            amount: change.amount,
            application_fee_amount: change.applicationFee,
            allowed_payment_method_types: [...change.paymentTypes],
          },
          { idempotencyKey },
        );
        return intentFrom(intent);
      }),

    retrieveIntent: (intentId) => callStripe(async () => intentFrom(await stripe.paymentIntents.retrieve(intentId))),

    confirmIntent: (intentId, { paymentMethodId, returnUrl }, idempotencyKey) =>
      callStripe(async () => {
        const params = { payment_method: paymentMethodId, return_url: returnUrl };
        return intentFrom(await stripe.paymentIntents.confirm(intentId, params, { idempotencyKey }));
      }),

    cancelIntent: (intentId, reason, idempotencyKey) =>
      callStripe(async () => {
        const params = { cancellation_reason: cancelReasons[reason] };
        return intentFrom(await stripe.paymentIntents.cancel(intentId, params, { idempotencyKey }));
      }),

    createCardMethod: (card, idempotencyKey) =>
      callStripe(async () => {
        const method = await stripe.paymentMethods.create(
          {
            type: 'card',
            card: {
              number: card.number,
              exp_month: card.expiryMonth,
              exp_year: card.expiryYear,
              cvc: card.verification,
            },
            billing_details: { name: card.holder },
          },
          { idempotencyKey },
        );
        return { id: method.id };
      }),

    retrieveCharge: (chargeId) => callStripe(async () => wholeCharge(await stripe.charges.retrieve(chargeId))),

    chargesOfIntent: (intentId) =>
      callStripe(async () => {
        const list = stripe.charges.list({ payment_intent: intentId, limit: 100 });
        const charges = await list.autoPagingToArray({ limit: mostParts });
        return Promise.all(charges.toReversed().map(wholeCharge));
      }),

    createRefund: (refund, idempotencyKey) =>
      callStripe(async () => {
        const created = await stripe.refunds.create(
          {
            charge: refund.chargeId,
            amount: refund.amount,
            metadata: { [refundMetadataKey]: refund.refundId },
            reason: 'requested_by_customer',
            refund_application_fee: refund.returnsApplicationFee,
            reverse_transfer: refund.leavesTransfer !== true,
          },
          { idempotencyKey },
        );
        return refundFrom(created);
      }),

    retrieveRefund: (refundId) => callStripe(async () => refundFrom(await stripe.refunds.retrieve(refundId))),
    heldOf: (chargeId, further) => callStripe(() => chargeTransfers(stripe, chargeId, further)),
    reverseTransfer: (order, key) => callStripe(() => reverseStripeTransfer(stripe, order, key)),
    transferAgain: (order, key) => callStripe(() => transferAgain(stripe, order, key)),

    retrieveDispute: (disputeId) => callStripe(async () => disputeFrom(await stripe.disputes.retrieve(disputeId))),

    uploadEvidence: ({ name, contentType, content }, idempotencyKey) =>
      callStripe(async () => {
        const file = { data: content, name, type: contentType };
        return (await stripe.files.create({ purpose: 'dispute_evidence', file }, { idempotencyKey })).id;
      }),

    answerDispute: (disputeId, { text, fileId }, idempotencyKey) =>
      callStripe(async () => {
        const evidence = {
          ...(text === null ? {} : { uncategorized_text: text }),
          ...(fileId === null ? {} : { uncategorized_file: fileId }),
        };
        return disputeFrom(await stripe.disputes.update(disputeId, { evidence, submit: true }, { idempotencyKey }));
      }),

    listPayouts: async function* (accountId, since) {
      const about = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
      const pages = stripe.payouts.list(about, { stripeAccount: accountId });
      for (;;) {
        const next = await callStripe(() => pages.next());
        if (next.done) return;
        yield payoutFrom(next.value);
      }
    },

    listEvents: async function* (since) {
      const pages = stripe.events.list({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });
      for (;;) {
        const next = await callStripe(() => pages.next());
        if (next.done) return;
        yield eventFrom(next.value);
      }
    },

    verifyWebhook: (rawBody, signature, receivedAt) =>
      verifyEvent({ rawBody, signature, receivedAt, secrets: webhookSecrets, live }),

    createAccount: (account, idempotencyKey) =>
      callStripe(async () => {
        const created = await stripe.accounts.create(
          {
            ...accountControl,
            business_profile: { name: account.organizationName },
            email: account.email,
            metadata: { ...account.metadata },
          },
          { idempotencyKey },
        );
        return accountFrom(created);
      }),

    retrieveAccount: (accountId) => callStripe(async () => accountFrom(await stripe.accounts.retrieve(accountId))),

    setPayoutSchedule: (accountId, schedule, idempotencyKey) =>
      callStripe(async () => {
        const settings = { payouts: { schedule: scheduleParams(schedule) } };
        return accountFrom(await stripe.accounts.update(accountId, { settings }, { idempotencyKey }));
      }),

    giveIdentityToken: (accountId, token, idempotencyKey) =>
      callStripe(async () => {
        const individual = { id_number: token };
        return accountFrom(await stripe.accounts.update(accountId, { individual }, { idempotencyKey }));
      }),

    createOnboardingLink: (accountId, { returnUrl, refreshUrl }) =>
      callStripe(async () => {
        const link = await stripe.accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        });
        return { url: link.url, expiresAt: date(link.expires_at) };
      }),
  };
}
