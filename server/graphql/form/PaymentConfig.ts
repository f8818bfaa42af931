import { amountMode } from '#domain/payment/PaymentConfig.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { guardPart, versionIdOf } from '#server/graphql/form/partScopes.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';

guardPart('PaymentConfig');

export const PaymentConfig = builder.prismaNode('PaymentConfig', {
  id: { field: 'id' },
  description: 'The payment settings of a payment step.',
  fields: (t) => ({
    mode: t.string({
      description: 'How the amount is set: `flat`, `calculated` by a formula, or `payerDetermined`.',
      resolve: (config) => amountMode(config),
    }),
    fixed: t.exposeBoolean('fixed', {
      description: 'Whether the form sets the amount. If false, the payer chooses it.',
    }),
    calculated: t.exposeBoolean('calculated', {
      description: 'Whether a formula calculates the amount. Applies only if `fixed` is true.',
    }),
    amountCents: t.float({
      description: 'The flat amount in whole US cents. Used only in `flat` mode.',
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    formulaId: t.id({
      nullable: true,
      description: 'The ID of the formula that calculates the amount, or null if none is set.',
      resolve: async ({ id, formulaIdentity }, _args, ctx) => {
        if (formulaIdentity === null) return null;
        const form = await formOf(ctx, await versionIdOf(ctx, 'PaymentConfig', id));
        const formula = form.formulas[form.formulaPlaces.get(formulaIdentity) ?? -1];
        return formula ? encodeGlobalId('Formula', formula.id) : null;
      },
    }),
    acceptsCash: t.exposeBoolean('acceptsCash', { description: 'Whether the payment can be made in cash.' }),
    acceptsChecks: t.exposeBoolean('acceptsChecks', { description: 'Whether the payment can be made by check.' }),
    cashInstructions: t.exposeString('cashInstructions', {
      nullable: true,
      description: 'Instructions for paying in cash, as sanitized HTML, or null if there are none.',
    }),
    checkInstructions: t.exposeString('checkInstructions', {
      nullable: true,
      description: 'Instructions for paying by check, as sanitized HTML, or null if there are none.',
    }),
    constituentPaysFee: t.exposeBoolean('constituentPaysFee', {
      description: 'Whether the payer covers the fees for online payments. If false, the team does.',
    }),
    noFee: t.exposeBoolean('noFee', { description: 'Whether the platform waives its fee for this step.' }),
    customFeePercentage: t.float({
      nullable: true,
      description: 'The platform fee as a percentage of the amount, from 0 to 100, or null for the standard fee.',
      resolve: ({ customFeePercentage }) => (customFeePercentage === null ? null : Number(customFeePercentage)),
    }),
  }),
});
