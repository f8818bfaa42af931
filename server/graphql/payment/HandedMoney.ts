import { inForce } from '#domain/payment/ledger.ts';
import { builder } from '#server/graphql/builder.ts';
import { Payment, PaymentMethodEnum } from '#server/graphql/payment/Payment.ts';
import { paymentFor } from '#server/graphql/payment/paymentFor.ts';
import { Team } from '#server/graphql/team/Team.ts';
import type { Payment as Loaded } from '#server/queries/payment/loadPayment.ts';

type Entry = Loaded['row']['ledgerEntries'][number];

const HandedMoney = builder.objectRef<Entry>('HandedMoney').implement({
  description: 'A check or cash that staff hold for a payment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'By which it is taken back.' }),
    method: t.field({
      type: PaymentMethodEnum,
      description: 'As what it came.',
      resolve: ({ kind }) => (kind === 'check' ? ('check' as const) : ('cash' as const)),
    }),
    amountCents: t.float({ description: 'In whole cents.', resolve: ({ amountCents }) => Number(amountCents) }),
    checkNumber: t.exposeString('checkNumber', {
      nullable: true,
      description: 'What is printed on the check; null for cash, and where nobody wrote it down.',
    }),
    receivedAt: t.expose('occurredAt', { type: 'DateTime', description: 'When staff recorded it.' }),
    receivedBy: t.string({
      nullable: true,
      description: 'Who recorded it, by name.',
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
  }),
});

builder.prismaObjectFields(Payment, (t) => ({
  receivedByHand: t.field({
    type: [HandedMoney],
    description: 'The checks and the cash that were received and not taken back, the first at the top.',
    resolve: async ({ id }, _args, ctx) => {
      const { entries, row } = await paymentFor(ctx, id);
      const held = new Set(inForce(entries, ['check', 'cash']).map((entry) => entry.id));
      return row.ledgerEntries.filter((entry) => held.has(entry.id));
    },
  }),
  team: t.relation('team', { type: Team, description: 'Whose money it is.' }),
}));
