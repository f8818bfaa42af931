import { inForce } from '#domain/payment/ledger.ts';
import { handReceiptNumber } from '#domain/payment/receipts.ts';
import { builder } from '#server/graphql/builder.ts';
import { loadPaymentFor } from '#server/graphql/payment/loadPaymentFor.ts';
import { Payment, PaymentMethodEnum } from '#server/graphql/payment/Payment.ts';
import { Team } from '#server/graphql/team/Team.ts';
import type { Payment as Loaded } from '#server/queries/payment/loadPayment.ts';

type Entry = Loaded['row']['ledgerEntries'][number];

const HandedMoney = builder.objectRef<Entry>('HandedMoney').implement({
  description: 'A check or cash payment recorded by staff.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The ID of the entry, used to remove it.' }),
    receiptNumber: t.string({
      description: 'The number of the receipt.',
      resolve: ({ id }) => handReceiptNumber(id),
    }),
    method: t.field({
      type: PaymentMethodEnum,
      description: 'Whether the payment was made by check or in cash.',
      resolve: ({ kind }) => (kind === 'check' ? ('check' as const) : ('cash' as const)),
    }),
    amountCents: t.float({
      description: 'The amount received, in cents.',
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    checkNumber: t.exposeString('checkNumber', {
      nullable: true,
      description: 'The number printed on the check, or null for cash and for checks recorded without a number.',
    }),
    receivedAt: t.expose('occurredAt', { type: 'DateTime', description: 'When staff recorded the payment.' }),
    receivedBy: t.string({
      nullable: true,
      description: 'The name of the staff member who recorded the payment, or null if it is not known.',
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
  }),
});

builder.prismaObjectFields(Payment, (t) => ({
  receivedByHand: t.field({
    type: [HandedMoney],
    description: 'The check and cash payments that have been recorded and not removed, oldest first.',
    resolve: async ({ id }, _args, ctx) => {
      const { entries, row } = await loadPaymentFor(ctx, id);
      const held = new Set(inForce(entries, ['check', 'cash']).map((entry) => entry.id));
      return row.ledgerEntries.filter((entry) => held.has(entry.id));
    },
  }),
  team: t.relation('team', { type: Team, description: 'The team that receives the payment.' }),
}));
