import { initialRequestedTerms, type RequestedTerms } from '#domain/submission/requirementDraft.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { SupplementalRequirement } from '#server/graphql/submission/SupplementalRequirement.ts';
import { defaultPaymentTerms } from '#server/queries/payment/defaultPaymentTerms.ts';

const PaymentTermsType = builder.objectRef<RequestedTerms>('PaymentTerms').implement({
  description: 'The ways to pay other than by card, and who covers the fees.',
  fields: (t) => ({
    acceptsCash: t.exposeBoolean('acceptsCash', { description: 'Whether cash is accepted.' }),
    acceptsChecks: t.exposeBoolean('acceptsChecks', { description: 'Whether checks are accepted.' }),
    constituentPaysFee: t.exposeBoolean('constituentPaysFee', { description: 'Whether the payer covers the fees.' }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  usualPaymentTerms: t.field({
    type: PaymentTermsType,
    nullable: true,
    description: 'The default terms of a new payment requirement, or null for viewers who can’t add one.',
    authScopes: may('submission', 'addRequirement', ownKey('id')),
    unauthorizedResolver: nullIfForbidden,
    select: { flowTemplateId: true },
    resolve: async ({ flowTemplateId }, _args, { services }) =>
      initialRequestedTerms(await defaultPaymentTerms(services.db, flowTemplateId)),
  }),
}));

const withConfig = { flowTemplate: { select: { steps: { select: { paymentConfig: true } } } } } as const;

builder.prismaObjectFields(SupplementalRequirement, (t) => ({
  payerDecides: t.boolean({
    description: 'Whether the payer decides how much to pay.',
    select: withConfig,
    resolve: ({ flowTemplate: { steps } }) => steps[0]?.paymentConfig?.fixed === false,
  }),
  paymentTerms: t.field({
    type: PaymentTermsType,
    nullable: true,
    description: 'The payment terms of this requirement, or null for a data requirement.',
    select: withConfig,
    resolve: ({ flowTemplate: { steps } }) => steps[0]?.paymentConfig ?? null,
  }),
}));
