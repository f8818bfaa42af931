import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { parseMoney } from '#domain/kernel/money.ts';
import { dateAndTimeIn, dateIn } from '#domain/kernel/timeZones.ts';
import { disputeShares } from '#domain/payment/disputeShares.ts';
import { providerObjectId } from '#domain/payment/ledger.ts';
import type { TransactionGroup } from '#domain/payment/transactions.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import { allowRefusal } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { makeFinance, type FinancePeople } from '#tests/support/makeFinance.ts';
import { payment, payOnline, usePayments } from '#tests/support/paymentFixture.ts';
import { addToForm } from '#tests/support/people.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const hour = 3_600_000;
const clock = { ms: Date.now() };
const delays = { bankDebitMs: 30 * hour, disputeMs: 20 * hour, refundMs: 10 * hour };
const paying = usePayments({ clock: () => clock.ms, delays });
const { api } = paying;
let finance: FinancePeople;
const forms: PublishedForm[] = [];
const owing: string[] = [];

beforeAll(async () => {
  finance = await makeFinance(paying.services, paying.team.id);
  for (const name of ['Fence', 'Sign, "lit"', 'Stall']) {
    const fee = { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 10_000 } } as const;
    const form = await publishedForm(paying.services, paying.team.id, [fee, { name: 'Check' }], { name });
    await addToForm(paying.services, paying.team.id, form.formId, paying.clerk, 2);
    forms.push(form);
  }
});

const methods = {
  card: card('4242424242424242'),
  declined: card('4000000000000002'),
  disputed: card('4000000000000259'),
  requested: card('4000000000001976'),
  refundedLate: card('4000000000007726'),
  refundsReturn: card('4000000000005126'),
  bank: bankAccount('000123456789'),
  bankFails: bankAccount('000222222227'),
  bankDisputes: bankAccount('000555555559'),
} as const;

/** Advances the clock, and processes what the banks and the provider did. */
async function later(hours: number): Promise<void> {
  clock.ms += hours * hour;
  await paying.town.sandbox.control.takeDueSteps();
  await paying.webhooks(2);
  await paying.work();
}

async function owes(number: number): Promise<string> {
  const form = forms[number % forms.length] as PublishedForm;
  const submission = await launchTestSubmission(api, paying.resident, form);
  const where = { activeStepId: submission.stepId('Fee') };
  const { id } = await paying.services.db.obligation.findUniqueOrThrow({ where });
  owing.push(id);
  return id;
}

const oneOf = (number: number): Promise<string> => {
  const id = owing[number % owing.length];
  return id === undefined ? owes(number) : Promise.resolve(id);
};

/** Actions that are not possible at the moment are refused, which is fine. */
const staff = (name: string, input: object) => allowRefusal(api.attemptByName(paying.clerk, name, input));

const acts = {
  pay: fc.tuple(fc.nat(99), fc.constantFrom(...(Object.keys(methods) as (keyof typeof methods)[]))),
  refund: fc.tuple(fc.nat(99), fc.option(fc.integer({ min: 1, max: 6_000 }))),
  dispute: fc.tuple(fc.nat(99), fc.constant(null)),
  decide: fc.tuple(fc.nat(99), fc.constantFrom('winning_evidence', 'losing_evidence')),
  refundReturns: fc.tuple(fc.nat(99), fc.constant(null)),
  cash: fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 12_000 })),
  check: fc.tuple(fc.nat(99), fc.option(fc.integer({ min: 1, max: 12_000 }))),
  removeCash: fc.tuple(fc.nat(99), fc.constant(null)),
  removeCheck: fc.tuple(fc.nat(99), fc.constant(null)),
  later: fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constant(null)),
} as const;
type Act = keyof typeof acts;

async function happens(act: Act, number: number, how: string | number | null): Promise<void> {
  const { db } = paying.services;
  const { control } = paying.town.sandbox;
  if (act === 'later') return later(number);
  if (act === 'pay')
    return void (await payOnline(paying, paying.resident, await owes(number), methods[how as keyof typeof methods]));
  const paymentId = payment(await oneOf(number));
  const charges = await db.charge.findMany({ orderBy: { id: 'asc' }, include: { refunds: true } });
  const charge = charges[number % Math.max(1, charges.length)];
  if (act === 'cash') await staff('receiveCash', { paymentId, amountCents: how });
  if (act === 'check') await staff('receiveCheck', { paymentId, amountCents: how, checkNumber: `no. ${number}` });
  if (act === 'removeCash') await staff('removeCashPayment', { paymentId });
  if (act === 'removeCheck') await staff('removeCheckPayment', { paymentId });
  if (!charge?.providerChargeId) return;
  if (act === 'refund') {
    // refunds require a recently confirmed session
    await db.session.updateMany({ where: { userId: paying.clerk.id }, data: { confirmedAt: new Date(clock.ms) } });
    const amount = how === null ? { everything: true } : { amountCents: how };
    await staff('requestRefund', { chargeId: `Charge:${charge.id}`, ...amount });
    await paying.work();
  }
  const known = await paying.town.provider.retrieveCharge(charge.providerChargeId);
  if (act === 'dispute' && known.outcome === 'succeeded') await control.disputeCharge(known.id);
  const refund = charge.refunds.find(({ providerRefundId }) => providerRefundId !== null);
  if (act === 'refundReturns' && refund?.providerRefundId) await control.failRefund(refund.providerRefundId);
  const open = [...known.disputes, ...known.inquiries].find(({ outcome }) => outcome === 'opened');
  if (act === 'decide' && open)
    await paying.town.stripe.disputes.update(open.id, { evidence: { uncategorized_text: String(how) } });
}

type Line = Readonly<Record<string, string>>;

/** The result of the page's export button: the rows of the file, and the page's totals for the same days. */
async function fileOf(group: TransactionGroup, days: object): Promise<{ rows: readonly Line[]; totals: string[] }> {
  const input = { teamId: `Team:${paying.team.id}`, group, format: 'csv', ...days };
  const { data } = await api.act(finance.member, 'exportTransactions', input, 'export { id }');
  await paying.work();
  const { file } = await paying.services.db.export.findUniqueOrThrow({
    where: { id: data.exportTransactions.export.id.split(':').at(-1) },
    include: { file: true },
  });
  const written = await text(await paying.services.files.read(file?.key ?? ''));
  const document = `query ($id: ID!, $group: TransactionGroup!, $startDate: String, $endDate: String) { node(id: $id) { ... on Team {
    transactionSummary(group: $group, startDate: $startDate, endDate: $endDate) {
      totals { formName method collectedCents refundedCents disputedCents } } } } }`;
  const page = await api.ask(finance.member, document, { id: `Team:${paying.team.id}`, group, ...days });
  return {
    rows: parse(written, { bom: true, columns: true, record_delimiter: '\r\n' }) as Line[],
    totals: page.data.node.transactionSummary.totals
      .map((each: Record<string, string | number>) =>
        [each['formName'], each['method'], each['collectedCents'], each['refundedCents'], each['disputedCents']].join(
          ' ',
        ),
      )
      .toSorted(),
  };
}

const words = { card: 'Card', us_bank_account: 'Bank account', check: 'Check', cash: 'Cash' } as const;
const dollars = (cents: number): string => (cents / 100).toFixed(2);

const entriesIn = async () =>
  paying.services.db.ledgerEntry.findMany({
    include: {
      charge: { include: { user: true, paymentIntent: true } },
      obligation: {
        include: { submission: { include: { masterTemplate: true } }, ledgerEntries: { include: { charge: true } } },
      },
    },
  });
type Entry = Awaited<ReturnType<typeof entriesIn>>[number];

const isOf = { online: /^(charge_succeeded|refund_succeeded|dispute_opened|dispute_lost)$/, by_hand: /^(check|cash)$/ };

/** The expected rows, computed only from ledger entries. */
async function expected(group: TransactionGroup, from: string, to: string): Promise<readonly Line[]> {
  const { timeZone } = await paying.services.db.team.findUniqueOrThrow({ where: { id: paying.team.id } });
  const { name: clerk } = await paying.services.db.user.findUniqueOrThrow({ where: { id: paying.clerk.id } });
  return (await entriesIn())
    .filter(({ kind, occurredAt }) => {
      const day = dateIn(occurredAt, timeZone);
      return isOf[group].test(kind) && day >= from && day <= to;
    })
    .flatMap((entry): Line[] => {
      const { obligation, charge, externalId, kind } = entry;
      const { submission, ledgerEntries: around } = obligation;
      const same = (fact: string) =>
        around.some(
          (other) => other.kind === fact && providerObjectId(other) === providerObjectId({ id: entry.id, externalId }),
        );
      if (kind === 'dispute_lost' && same('dispute_opened')) return [];
      const isRemoved = around.some(({ reverses }) => reverses === entry.id);
      const [status, cents] = {
        online: onlineState(entry, same),
        by_hand: isRemoved ? gone('Removed') : stays(entry, 1),
      }[group];
      const common = {
        Date: dateAndTimeIn(entry.occurredAt, timeZone).replace('T', ' '),
        Type: { charge: 'Payment', refund: 'Refund', dispute: 'Dispute', check: 'Check', cash: 'Cash' }[
          kind.split('_')[0] as 'check'
        ],
        Status: status,
        Amount: dollars(cents),
        Form: submission.masterTemplate.name,
        'Submission Number': String(submission.scopedId),
        ID: entry.id,
      };
      return [
        group === 'by_hand'
          ? {
              ...common,
              Received: dollars(Number(entry.amountCents)),
              'Check Number': entry.checkNumber ?? '',
              'Received By': clerk,
            }
          : {
              ...common,
              Method: words[charge?.method ?? 'card'],
              Fees: kind === 'charge_succeeded' ? dollars(Number(charge?.feeCents)) : '',
              Payer: charge?.user?.name ?? '',
              'Confirmation Number': charge?.confirmationNumber ?? '',
            },
      ];
    });
}

type Stand = readonly [status: string, cents: number];
const gone = (status: string): Stand => [status, 0];
const stays = ({ amountCents }: Entry, sign: 1 | -1): Stand => ['Processed', sign * Number(amountCents)];

function onlineState(entry: Entry, same: (fact: string) => boolean): Stand {
  if (entry.kind === 'charge_succeeded') return stays(entry, 1);
  if (entry.kind === 'refund_succeeded') return same('refund_failed') ? gone('Returned by the bank') : stays(entry, -1);
  if (!same('dispute_lost') && same('dispute_won')) return gone('Won');
  const around = entry.obligation.ledgerEntries.map(({ charge, ...other }) => ({
    ...{ ...other, amount: Number(other.amountCents), method: charge?.method ?? null },
    charge: charge && { whole: Number(charge.amountCents), fee: Number(charge.feeCents), providerFee: 0 },
  }));
  const share = disputeShares(around).find(({ dispute }) => providerObjectId(dispute) === providerObjectId(entry));
  return [same('dispute_lost') ? 'Lost' : 'Open', -(share?.cents ?? Number.NaN)];
}

const cents = (line: Line): number => parseMoney(line['Amount']?.replace('-', '') ?? '') ?? Number.NaN;
const methodOf = (line: Line): string =>
  Object.entries(words).find(([, word]) => word === (line['Method'] ?? line['Type']))?.[0] ?? '';

/** The rows of the file added up by form and method. */
function summed(rows: readonly Line[]): string[] {
  const places = new Map<string, [number, number, number]>();
  for (const line of rows) {
    const place = `${line['Form']} ${methodOf(line)}`;
    const [collected, refunded, disputed] = places.get(place) ?? [0, 0, 0];
    const amount = cents(line);
    const isRefund = line['Type'] === 'Refund';
    const isDispute = line['Type'] === 'Dispute';
    places.set(place, [
      collected + (isRefund || isDispute ? 0 : amount),
      refunded + (isRefund ? amount : 0),
      disputed + (isDispute ? amount : 0),
    ]);
  }
  return [...places]
    .filter(([, sums]) => sums.some((each) => each !== 0))
    .map(([place, sums]) => `${place} ${sums.join(' ')}`)
    .toSorted();
}

const byId = (rows: readonly Line[]) => new Map(rows.map((row) => [row['ID'], row]));

const seen = new Set<string>();

/** For all days, only today, and all but today: each row is a ledger entry, and the sums match the page. */
async function expectEqual(): Promise<void> {
  const { timeZone } = await paying.services.db.team.findUniqueOrThrow({ where: { id: paying.team.id } });
  const today = dateIn(new Date(clock.ms), timeZone);
  const before = dateIn(new Date(clock.ms - 24 * hour), timeZone);
  for (const [startDate, endDate] of [
    ['2020-01-01', today],
    [today, today],
    ['2020-01-01', before],
  ] as const)
    for (const group of ['online', 'by_hand'] as const) {
      const { rows, totals } = await fileOf(group, { startDate, endDate });
      const wanted = await expected(group, startDate, endDate);
      expect(rows).toHaveLength(wanted.length);
      expect(byId(rows)).toEqual(byId(wanted));
      expect(summed(rows)).toEqual(totals);
      for (const row of rows) seen.add(`${row['Type']} ${row['Status']}`);
    }
}

test('each row of the files is a ledger entry, for every kind, and the sums match the page', async () => {
  for (const [number, method] of ['card', 'refundsReturn', 'bank', 'disputed', 'disputed', 'disputed'].entries())
    await happens('pay', number, method);
  await later(9);
  for (const number of [0, 1, 2, 3, 4]) await happens('refund', number, 2_001);
  await later(31);
  const disputes = await paying.services.db.chargeDispute.findMany({ orderBy: { id: 'asc' } });
  for (const [place, verdict] of ['winning_evidence', 'losing_evidence'].entries())
    await paying.town.stripe.disputes.update(disputes[place]?.providerDisputeId ?? '', {
      evidence: { uncategorized_text: verdict },
    });
  for (const act of ['cash', 'check', 'removeCash', 'removeCheck'] as const)
    for (let number = owing.length, end = number + 2; number < end; number += 1) {
      await owes(number);
      await happens(act.includes('ash') ? 'cash' : 'check', number, 3_000);
      if (act.startsWith('remove')) await happens(act, number, null);
    }
  await later(1);
  await expectEqual();
  expect([...seen].toSorted()).toEqual([
    ...['Cash Processed', 'Cash Removed', 'Check Processed', 'Check Removed'],
    ...['Dispute Lost', 'Dispute Open', 'Dispute Won', 'Payment Processed'],
    ...['Refund Processed', 'Refund Returned by the bank'],
  ]);
}, 60_000);

test('files, ledger, and page match after any payments, refunds, disputes, and cash or check payments', async () => {
  const act = fc.oneof(
    ...(Object.keys(acts) as Act[]).map((name) => ({
      weight: name === 'pay' ? 5 : name === 'later' ? 4 : 2,
      arbitrary: acts[name].map(([number, how]: [number, string | number | null]) => ({ name, number, how })),
    })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 24 }), async (history) => {
      for (const { name, number, how } of history) await happens(name, number, how);
      await later(1);
      await expectEqual();
      expect(seen.size).toBeGreaterThan(0);
    }),
    { numRuns: propertyRuns(4), endOnFailure: true },
  );
}, 240_000);
