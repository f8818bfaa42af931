import { expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { sweepPayments } from '#server/operations/payment/sweepPayments.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import { mailsTo, type TestMail } from '#tests/support/mails.ts';
import { payment, payOnline, usePayments, type SubmissionWithPayment } from '#tests/support/paymentFixture.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';

const day = 86_400_000;
const clock = { ms: Date.now() };
const paying = usePayments({ clock: () => clock.ms, delays: { bankDebitMs: 3 * day } });

/** Advances the given number of days, with everything that banks, the provider, and the sweep do each day. */
async function goBy(days: number): Promise<void> {
  for (let gone = 0; gone < days; gone += 1) {
    clock.ms += day;
    await paying.town.sandbox.control.takeDueSteps();
    await paying.webhooks();
    await sweepPayments({ services: paying.services, actor: system });
    await paying.work();
  }
}

interface Shown {
  readonly status: string;
  readonly charges: readonly { readonly status: string; readonly failureMessage: string | null }[];
  readonly availableActions: readonly string[];
}

async function shown({ paymentId }: SubmissionWithPayment): Promise<Shown> {
  const text = `query ($id: ID!) { node(id: $id) { ... on Payment { status availableActions
    charges { status failureMessage } } } }`;
  return (await paying.api.ask(paying.resident, text, { id: payment(paymentId) })).data.node;
}

/** Pays from a bank account on the first day, and returns a reader for the emails sent since. */
async function paysFrom(
  account: string,
): Promise<{ owing: SubmissionWithPayment; mails: (who?: TestPerson) => Promise<TestMail[]> }> {
  const before = (await mailsTo(paying.services, paying.resident.email)).length;
  const owing = await paying.owing();
  const outcome = await payOnline(paying, paying.resident, owing.paymentId, bankAccount(account));
  expect(outcome).toEqual({ kind: 'processing' });
  await paying.webhooks();
  await paying.work();
  return {
    owing,
    mails: async (who = paying.resident) =>
      (await mailsTo(paying.services, who.email)).slice(who === paying.resident ? before : 0),
  };
}

const inProgress = { status: 'processing', charges: [{ status: 'pending', failureMessage: null }] };

test('a bank payment that settles after three days stays processing, is not requested twice, and then gets a receipt', async () => {
  const { owing, mails } = await paysFrom('000123456789');
  await goBy(2);
  expect(await shown(owing)).toMatchObject(inProgress);
  expect((await shown(owing)).availableActions).not.toContain('pay');
  expect(await mails()).toEqual([]);
  await goBy(1);
  expect(await shown(owing)).toMatchObject({ status: 'paid', charges: [{ status: 'paid' }] });
  const told = await mails();
  expect(told.map(({ kind }) => kind)).toEqual(['paymentReceipt']);
  expect(told[0]?.text).toContain('$100.00');
});

test('a bank payment that fails after three days is due again: email and page explain why and what to do, and a card works', async () => {
  const { owing, mails } = await paysFrom('000222222227');
  await goBy(2);
  expect(await shown(owing)).toMatchObject(inProgress);
  await goBy(1);
  const now = await shown(owing);
  expect(now).toMatchObject({
    status: 'due',
    charges: [{ status: 'failed', failureMessage: 'The bank account has insufficient funds.' }],
  });
  expect(now.availableActions).toContain('pay');
  const [told, ...more] = await mails();
  expect(more).toEqual([]);
  expect(told?.subject).toContain('didn’t go through');
  expect(told?.text).toContain(
    'The payment of $100.00 for Fee failed. The bank account has insufficient funds. Please pay again, or choose another way to pay.',
  );
  expect(told?.text).toContain(`/initiated_flows/${owing.submission.id}/steps/${owing.form.stepId('Fee')}`);
  await payOnline(paying, paying.resident, owing.paymentId, card('4242424242424242'));
  await paying.webhooks();
  await paying.work();
  expect(await shown(owing)).toMatchObject({ status: 'paid' });
  expect((await mails()).map(({ kind }) => kind)).toEqual(['submissionChanged', 'paymentReceipt']);
  const stranger = await makePerson(paying.services);
  expect(await mails(stranger)).toEqual([]);
});

test('a bank payment without news is listed for finance after its usual days, and not before', async () => {
  const { owing } = await paysFrom('000000000009');
  const kinds = async (): Promise<readonly string[]> => {
    const text =
      'query ($id: ID!) { node(id: $id) { ... on Team { paymentIssues(first: 9) { edges { node { kind paymentId } } } } } }';
    const { data } = await paying.api.ask(paying.team.owner, text, { id: `Team:${paying.team.id}` });
    const rows: { kind: string; paymentId: string }[] = data.node.paymentIssues.edges.map(
      ({ node }: { node: object }) => node,
    );
    return rows.filter(({ paymentId }) => paymentId === payment(owing.paymentId)).map(({ kind }) => kind);
  };
  await goBy(7);
  expect(await kinds()).toEqual([]);
  await goBy(2);
  expect(await kinds()).toEqual(['no_word']);
  expect(await shown(owing)).toMatchObject(inProgress);
});
