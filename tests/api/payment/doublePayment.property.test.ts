import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { faultSchema } from '#server/sandbox/control/faults.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import { useDatabase } from '#tests/support/database.ts';
import { allowRefusal } from '#tests/support/graphql.ts';
import { makeFinance, type FinancePeople } from '#tests/support/makeFinance.ts';
import { payment, payOnline, usePayments } from '#tests/support/paymentFixture.ts';

const paying = usePayments({ database: useDatabase({ isNew: true }) });
const { api } = paying;
let finance: FinancePeople;
const owed = 10_000;

beforeAll(async () => {
  finance = await makeFinance(paying.services, paying.team.id);
});

const byStaff = (name: string) => (paymentId: string) =>
  allowRefusal(
    api.attemptByName(paying.clerk, name, {
      paymentId: payment(paymentId),
      ...(name === 'waivePayment' ? {} : { amountCents: owed }),
    }),
  );

/** Every way to settle a payment. Refused, declined, and outdated attempts are included. */
const ways: Readonly<Record<string, (paymentId: string) => Promise<unknown>>> = {
  card: (id) => payOnline(paying, paying.resident, id, card('4242424242424242'), owed).catch(() => null),
  bank: (id) => payOnline(paying, paying.resident, id, bankAccount('000123456789'), owed).catch(() => null),
  legacyCard: (id) =>
    allowRefusal(
      api.attempt(paying.resident, 'payByCard', {
        ...{ paymentId: payment(id), amountCents: owed, holder: 'Rosa Resident', number: '4242424242424242' },
        ...{ month: '07', year: '2035', verification: '123' },
      }),
    ),
  check: byStaff('receiveCheck'),
  cash: byStaff('receiveCash'),
  waive: byStaff('waivePayment'),
};

/** How much later the second one starts, and how late the provider responds. */
const delays = [
  { second: 0, provider: 0 },
  { second: 40, provider: 80 },
];

const document = `query ($id: ID!) { node(id: $id) { ... on Payment { status amountCents receivedCents } } }`;
const issues = `query ($id: ID!) { node(id: $id) { ... on Team { paymentIssues(first: 100) { edges { node { kind paymentId } } } } } }`;

async function overpaidIds(): Promise<ReadonlySet<string>> {
  const { data } = await api.ask(finance.member, issues, { id: `Team:${paying.team.id}` });
  const rows: { kind: string; paymentId: string }[] = data.node.paymentIssues.edges.map(
    ({ node }: { node: unknown }) => node,
  );
  return new Set(rows.filter(({ kind }) => kind === 'overpaid').map(({ paymentId }) => paymentId));
}

async function settle(): Promise<void> {
  await paying.webhooks();
  await paying.work();
}

const pairs = Object.keys(ways).flatMap((first) => Object.keys(ways).map((second) => [first, second] as const));

test.each([
  ['a fixed amount', { cents: owed }],
  ['an amount the payer decides', 'payerDecides' as const],
])(
  'no two ways to pay %s, in any order and with any delay, take more than is due without an issue listed',
  async (_mode, requestedCents) => {
    for (const { second: later, provider } of delays) {
      const played = await Promise.all(
        pairs.map(async ([first, second]) => {
          const { paymentId } = await paying.owing({ payment: requestedCents });
          if (provider > 0) {
            const stall = { path: '/v1/payment_intents', kind: 'stall', times: 6, delayMs: provider };
            paying.town.sandbox.control.addFault(faultSchema.parse(stall));
          }
          const begun = ways[first]?.(paymentId);
          await wait(later);
          await Promise.all([begun, ways[second]?.(paymentId)]);
          return { pair: `${first}, then ${second}`, paymentId };
        }),
      );
      paying.town.sandbox.control.clearFaults();
      await settle();
      await paying.town.sandbox.control.advanceBanks();
      await settle();
      const overpaid = await overpaidIds();
      for (const { pair, paymentId } of played) {
        const { data } = await api.ask(paying.clerk, document, { id: payment(paymentId) });
        const { status, receivedCents } = data.node;
        const isTooMuch = receivedCents > owed || (status === 'waived' && receivedCents > 0);
        expect({ pair, isListed: overpaid.has(payment(paymentId)) }).toEqual({ pair, isListed: isTooMuch });
        const where = { obligationId: paymentId, state: 'live' } as const;
        const open = await paying.services.db.paymentIntent.count({ where });
        expect({ pair, status, open }).toEqual({ pair, status: expect.stringMatching(/^(paid|waived)$/), open: 0 });
      }
    }
  },
  120_000,
);
