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
  description:
    'The state of a refund: requested, approved and being processed, canceled by staff, or completed or failed at the provider.',
  values: refundStates,
});

export const Refund = builder.prismaNode('Refund', {
  id: { field: 'id' },
  description: 'A request to refund all or part of a charge. Visible to anyone who can view the charge.',
  authScopes: may('charge', 'viewCharge', ownKey('chargeId')),
  fields: (t) => ({
    state: t.expose('state', { type: RefundStateEnum, description: 'The current state of the refund.' }),
    amountCents: t.float({
      description: 'The amount to refund, in cents.',
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason for the refund, or null if none was given.',
    }),
    requestedBy: t.relation('requestedBy', { description: 'The person who requested the refund.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When the refund was requested.' }),
    authorizedBy: t.relation('authorizedBy', {
      nullable: true,
      description: 'The person who approved the refund, or null if it has not been approved or needs no approval.',
    }),
    authorizedAt: t.expose('authorizedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the refund was approved, or null if it has not been approved.',
    }),
    canceledAt: t.expose('canceledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the refund request was canceled, or null if it has not been canceled.',
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the provider completed the refund, or null if it has not been completed.',
    }),
    failureMessage: t.exposeString('failureMessage', {
      nullable: true,
      description: 'Why the provider couldn’t make the refund, or null if it didn’t fail.',
    }),
  }),
});
