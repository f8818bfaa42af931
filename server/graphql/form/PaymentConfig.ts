import { amountMode } from '#domain/payment/PaymentConfig.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { guardPart, versionIdOf } from '#server/graphql/form/partScopes.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';

guardPart('PaymentConfig');

export const PaymentConfig = builder.prismaNode('PaymentConfig', {
  id: { field: 'id' },
  description: 'How a payment step asks for money.',
  fields: (t) => ({
    mode: t.string({
      description: 'flat, calculated by a formula, or payerDetermined.',
      resolve: (config) => amountMode(config),
    }),
    fixed: t.exposeBoolean('fixed', { description: 'The payer does not choose the amount.' }),
    calculated: t.exposeBoolean('calculated', { description: 'A formula gives the amount.' }),
    amountCents: t.float({
      description: 'The flat amount, in whole cents.',
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    formulaId: t.id({
      nullable: true,
      description: 'The formula that gives the amount; null for other modes.',
      resolve: async ({ id, formulaIdentity }, _args, ctx) => {
        if (formulaIdentity === null) return null;
        const form = await formOf(ctx, await versionIdOf(ctx, 'PaymentConfig', id));
        const formula = form.formulas[form.formulaPlaces.get(formulaIdentity) ?? -1];
        return formula ? encodeGlobalId('Formula', formula.id) : null;
      },
    }),
    acceptsCash: t.exposeBoolean('acceptsCash', { description: 'May be paid in cash.' }),
    acceptsChecks: t.exposeBoolean('acceptsChecks', { description: 'May be paid by check.' }),
    cashInstructions: t.exposeString('cashInstructions', {
      nullable: true,
      description: 'Safe HTML; null without any.',
    }),
    checkInstructions: t.exposeString('checkInstructions', {
      nullable: true,
      description: 'Safe HTML; null without any.',
    }),
    constituentPaysFee: t.exposeBoolean('constituentPaysFee', { description: 'The payer bears the fees.' }),
    noFee: t.exposeBoolean('noFee', { description: 'The platform takes no fee.' }),
    customFeePercentage: t.float({
      nullable: true,
      description: 'The share that the platform takes instead of the usual one; null for the usual.',
      resolve: ({ customFeePercentage }) => (customFeePercentage === null ? null : Number(customFeePercentage)),
    }),
  }),
});
