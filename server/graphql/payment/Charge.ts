import { chargeStatus, chargeStatuses, hasReceipt, refundableAmount } from '#domain/payment/chargeStatus.ts';
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
  description: 'The status of a charge, derived from its ledger entries.',
  values: chargeStatuses,
});

export const PaymentTypeEnum = builder.enumType('PaymentType', {
  description: 'A way to pay online: by card or from a US bank account.',
  values: paymentTypes,
});

const entriesOf = (rows: readonly LedgerRow[]): LedgerEntry[] =>
  rows.map(({ amountCents, ...entry }) => ({ ...entry, amount: Number(amountCents) }));

const newestFirst = [{ requestedAt: 'desc' as const }, { id: 'desc' as const }];

/** A charge rarely has more than two refunds, and each leads to two people. */
const refundList = { field: 1, multiplier: 2 };

export const Charge = builder.prismaNode('Charge', {
  id: { field: 'id' },
  select: { id: true },
  description: 'An online charge, or an attempt to make one. Visible to anyone who can view the payment.',
  authScopes: may('charge', 'viewCharge', ownKey('id')),
  fields: (t) => ({
    amountCents: t.float({
      description: 'The amount charged to the payer in cents, including fees if the payer covers them.',
      select: { amountCents: true },
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    method: t.expose('method', { type: PaymentTypeEnum, description: 'How the payer paid online.' }),
    status: t.field({
      type: ChargeStatusEnum,
      description:
        'The current status of the charge. If the provider reports a status this version doesn’t know, API tokens get a `STATUS_UNKNOWN` error and people see `pending`.',
      select: { ledgerEntries: true, unknownStatus: true },
      resolve: ({ ledgerEntries, unknownStatus }, _args, { access }) => {
        if (unknownStatus !== null && access.principal.token) throw statusUnknown(unknownStatus);
        return chargeStatus(entriesOf(ledgerEntries));
      },
    }),
    confirmationNumber: t.exposeString('confirmationNumber', {
      description: 'The confirmation number of the charge, which payers quote in questions about it.',
    }),
    failureMessage: t.exposeString('failureMessage', {
      nullable: true,
      description:
        'Why the bank declined the charge, as a sentence for the payer, or null if the charge was not declined.',
    }),
    user: t.relation('user', {
      nullable: true,
      description: 'The person who paid, or null if the payer is not known.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the payer confirmed the charge.' }),
    hasReceipt: t.boolean({
      description: 'Whether a receipt is available. Paid charges have receipts, and so do refunded ones.',
      select: { ledgerEntries: true },
      resolve: ({ ledgerEntries }) => hasReceipt(chargeStatus(entriesOf(ledgerEntries))),
    }),
    refundableCents: t.float({
      description: 'The amount that can still be refunded, in cents.',
      select: { ledgerEntries: true },
      resolve: ({ ledgerEntries }) => refundableAmount(entriesOf(ledgerEntries)),
    }),
    canRequestRefund: t.boolean({
      description: 'Whether someone with permission can request a refund now.',
      select: { ledgerEntries: true, refunds: { select: { state: true } } },
      resolve: ({ ledgerEntries, refunds }) => {
        const entries = entriesOf(ledgerEntries);
        const rest = refundableAmount(entries);
        const facts = { status: chargeStatus(entries), refundable: rest, refunds: refunds.map(({ state }) => state) };
        return requestRefundRefusal(facts, rest) === null;
      },
    }),
    refunds: t.relation('refunds', {
      complexity: refundList,
      description: 'Refunds of the charge, including canceled ones, newest first. At most 100.',
      query: { orderBy: newestFirst, take: 100 },
    }),
    latestRefund: t.prismaField({
      type: Refund,
      nullable: true,
      description: 'The newest refund that has not been canceled, or null if there is none.',
      resolve: (query, { id: chargeId }, _args, { services }) =>
        services.db.refund.findFirst({
          ...query,
          where: { chargeId, state: { not: 'canceled' } },
          orderBy: newestFirst,
        }),
    }),
    refundAuthorizationRequired: t.boolean({
      description: 'Whether the team requires a second person to approve refunds.',
      select: { team: { select: { refundAuthorizationRequired: true } } },
      resolve: ({ team }) => team.refundAuthorizationRequired,
    }),
    availableActions: t.stringList({
      description: 'The actions that the viewer is allowed to take on this charge, named as in the access rules.',
      resolve: ({ id }, _args, ctx) => availableActions('charge', id, ctx),
    }),
  }),
});
