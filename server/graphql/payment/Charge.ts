import { chargeStatus, chargeStatuses, hasReceipt, refundable } from '#domain/payment/chargeStatus.ts';
import type { LedgerEntry } from '#domain/payment/ledger.ts';
import { paymentTypes } from '#domain/payment/methods.ts';
import { requestRefundRefusal } from '#domain/payment/refunds.ts';
import type { LedgerEntry as LedgerRow } from '#server/generated/prisma/client.ts';
import { availableActions } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { Refund } from '#server/graphql/payment/Refund.ts';
import { statusUnknown } from '#server/graphql/requestErrors.ts';

guardAs('Charge', 'charge', 'viewCharge');

const ChargeStatusEnum = builder.enumType('ChargeStatus', {
  description: 'What a charge has come to, as its entries in the ledger say.',
  values: chargeStatuses,
});

export const PaymentTypeEnum = builder.enumType('PaymentType', {
  description: 'What is paid with online.',
  values: paymentTypes,
});

const entriesOf = (rows: readonly LedgerRow[]): LedgerEntry[] =>
  rows.map(({ amountCents, ...entry }) => ({ ...entry, amount: Number(amountCents) }));

const newestFirst = [{ requestedAt: 'desc' as const }, { id: 'desc' as const }];

/** Money is seldom given back in more than two parts; each part leads to two people. */
const refundList = { field: 1, multiplier: 2 };

export const Charge = builder.prismaNode('Charge', {
  id: { field: 'id' },
  select: { id: true },
  description: 'Money that was collected online, or an attempt to. For whoever sees the payment.',
  authScopes: may('charge', 'viewCharge', ownKey('id')),
  fields: (t) => ({
    amountCents: t.float({
      description: 'What the payer was asked for, with fees where the payer bears them, in whole cents.',
      select: { amountCents: true },
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    method: t.expose('method', { type: PaymentTypeEnum, description: 'What was paid with.' }),
    status: t.field({
      type: ChargeStatusEnum,
      description:
        'What it has come to. When the provider reports a status that this version doesn’t know, a key gets an error (`STATUS_UNKNOWN`) and a person `pending`.',
      select: { ledgerEntries: true, unknownStatus: true },
      resolve: ({ ledgerEntries, unknownStatus }, _args, { access }) => {
        if (unknownStatus !== null && access.principal.token) throw statusUnknown(unknownStatus);
        return chargeStatus(entriesOf(ledgerEntries));
      },
    }),
    confirmationNumber: t.exposeString('confirmationNumber', { description: 'What the payer names when asking.' }),
    failureMessage: t.exposeString('failureMessage', {
      nullable: true,
      description: 'Why the bank declined, in a sentence for the payer; null otherwise.',
    }),
    user: t.relation('user', { nullable: true, description: 'Who paid; null when that is not known.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the payer confirmed.' }),
    hasReceipt: t.boolean({
      description: 'Receipts are given for money that came, also when it went back.',
      select: { ledgerEntries: true },
      resolve: ({ ledgerEntries }) => hasReceipt(chargeStatus(entriesOf(ledgerEntries))),
    }),
    refundableCents: t.float({
      description: 'What of it can still be given back, in whole cents.',
      select: { ledgerEntries: true },
      resolve: ({ ledgerEntries }) => refundable(entriesOf(ledgerEntries)),
    }),
    canRequestRefund: t.boolean({
      description: 'Whether a refund can be asked for now, by whoever may.',
      select: { ledgerEntries: true, refunds: { select: { state: true } } },
      resolve: ({ ledgerEntries, refunds }) => {
        const entries = entriesOf(ledgerEntries);
        const rest = refundable(entries);
        const facts = { status: chargeStatus(entries), refundable: rest, refunds: refunds.map(({ state }) => state) };
        return requestRefundRefusal(facts, rest) === null;
      },
    }),
    refunds: t.relation('refunds', {
      complexity: refundList,
      description: 'Every wish to give it back, the newest first.',
      query: { orderBy: newestFirst, take: 100 },
    }),
    latestRefund: t.prismaField({
      type: Refund,
      nullable: true,
      description: 'The newest wish to give it back that was not taken back again; null without one.',
      resolve: (query, { id: chargeId }, _args, { services }) =>
        services.db.refund.findFirst({
          ...query,
          where: { chargeId, state: { not: 'canceled' } },
          orderBy: newestFirst,
        }),
    }),
    refundAuthorizationRequired: t.boolean({
      description: 'The team wants a second person to approve refunds.',
      select: { team: { select: { refundAuthorizationRequired: true } } },
      resolve: ({ team }) => team.refundAuthorizationRequired,
    }),
    availableActions: t.stringList({
      description: 'What the viewer may do here, in the words of the access rules.',
      resolve: ({ id }, _args, ctx) => availableActions('charge', id, ctx),
    }),
  }),
});
