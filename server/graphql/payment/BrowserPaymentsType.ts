import type { BrowserPayments } from '#domain/payment/browserPayments.ts';
import { builder } from '#server/graphql/builder.ts';

export const BrowserPaymentsType = builder.objectRef<BrowserPayments>('BrowserPayments').implement({
  description:
    'How a browser connects to the payment provider. Charges are made on the platform’s account on behalf of the team, so no connected account is named.',
  fields: (t) => ({
    mode: t.exposeString('mode', {
      description: 'The payment environment: `stripe`, or `sandbox`, where no money moves.',
    }),
    publishableKey: t.exposeString('publishableKey', {
      description: 'The publishable key that identifies the platform to the payment provider. It is not secret.',
    }),
    sandboxUrl: t.exposeString('sandboxUrl', {
      nullable: true,
      description: 'The URL of the payment sandbox, or null when Stripe is used.',
    }),
  }),
});
