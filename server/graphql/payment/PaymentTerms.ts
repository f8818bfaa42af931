import { termsToBeginWith, type AskedTerms } from '#domain/submission/requirementDraft.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { nullForOthers } from '#server/graphql/requestErrors.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { SupplementalRequirement } from '#server/graphql/submission/SupplementalRequirement.ts';
import { usualTerms } from '#server/queries/payment/usualTerms.ts';

const PaymentTermsType = builder.objectRef<AskedTerms>('PaymentTerms').implement({
  description: 'In what ways something is paid beside a card, and who bears the fees.',
  fields: (t) => ({
    acceptsCash: t.exposeBoolean('acceptsCash', { description: 'May be paid in cash.' }),
    acceptsChecks: t.exposeBoolean('acceptsChecks', { description: 'May be paid by check.' }),
    constituentPaysFee: t.exposeBoolean('constituentPaysFee', { description: 'The payer bears the fees.' }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  usualPaymentTerms: t.field({
    type: PaymentTermsType,
    nullable: true,
    description: 'What a payment that is asked for beside the steps begins with; null for whoever cannot ask for one.',
    authScopes: may('submission', 'addRequirement', ownKey('id')),
    unauthorizedResolver: nullForOthers,
    select: { flowTemplateId: true },
    resolve: async ({ flowTemplateId }, _args, { services }) =>
      termsToBeginWith(await usualTerms(services.db, flowTemplateId)),
  }),
}));

const withConfig = { flowTemplate: { select: { steps: { select: { paymentConfig: true } } } } } as const;

builder.prismaObjectFields(SupplementalRequirement, (t) => ({
  payerDecides: t.boolean({
    description: 'How much is paid is up to the payer.',
    select: withConfig,
    resolve: ({ flowTemplate: { steps } }) => steps[0]?.paymentConfig?.fixed === false,
  }),
  paymentTerms: t.field({
    type: PaymentTermsType,
    nullable: true,
    description: 'How a payment may be paid; null for data.',
    select: withConfig,
    resolve: ({ flowTemplate: { steps } }) => steps[0]?.paymentConfig ?? null,
  }),
}));
