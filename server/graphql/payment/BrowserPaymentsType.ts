import type { BrowserPayments } from '#domain/payment/browserPayments.ts';
import { builder } from '#server/graphql/builder.ts';

export const BrowserPaymentsType = builder.objectRef<BrowserPayments>('BrowserPayments').implement({
  description:
    'How a browser reaches the payment provider. Money is collected on the platform’s account for the team’s, so no connected account is named.',
  fields: (t) => ({
    mode: t.exposeString('mode', { description: 'stripe, or sandbox where no money moves.' }),
    publishableKey: t.exposeString('publishableKey', { description: 'Names us to the provider; no secret.' }),
    sandboxUrl: t.exposeString('sandboxUrl', { nullable: true, description: 'Of the sandbox; null with Stripe.' }),
  }),
});
