import { refundStates } from '#domain/payment/refunds.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'Refund',
  'charge',
  'viewCharge',
  async ({ services }, id) => (await services.db.refund.findUnique({ where: { id } }))?.chargeId,
);

const RefundStateEnum = builder.enumType('RefundState', {
  description: 'Asked for, approved and under way, canceled by people, or ended by the provider.',
  values: refundStates,
});

export const Refund = builder.prismaNode('Refund', {
  id: { field: 'id' },
  description: 'A wish to give money back. For whoever sees the charge.',
  authScopes: may('charge', 'viewCharge', ownKey('chargeId')),
  fields: (t) => ({
    state: t.expose('state', { type: RefundStateEnum, description: 'How far it is.' }),
    amountCents: t.float({
      description: 'What is given back, in whole cents.',
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why; null when nobody said.' }),
    requestedBy: t.relation('requestedBy', { description: 'Who asked for it.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When it was asked for.' }),
    authorizedBy: t.relation('authorizedBy', {
      nullable: true,
      description: 'Who approved it; null when nobody has, or had to.',
    }),
    authorizedAt: t.expose('authorizedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved; null when it was not.',
    }),
    canceledAt: t.expose('canceledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the wish was taken back; null when it was not.',
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the provider had given the money back; null before.',
    }),
    failureMessage: t.exposeString('failureMessage', {
      nullable: true,
      description: 'Why the provider did not; null otherwise.',
    }),
  }),
});
