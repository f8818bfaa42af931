import { beforeAll, describe, expect, test } from 'vitest';
import { card } from '#tests/adapters/payments/payer.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer } from '#tests/support/launchSubmission.ts';
import { makeFinance, type FinancePeople } from '#tests/support/makeFinance.ts';
import { payment, payOnline, usePayments } from '#tests/support/paymentFixture.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm, type StepInWords } from '#tests/support/publishedForm.ts';

const paying = usePayments();
const { api } = paying;

const facts = `number method lastDigits checkNumber payer recordedBy applicant subject { label text } purpose formName
  submissionNumber submissionId lines { kind amountCents } totalCents refunds { amountCents } removedAt
  team { name }`;
const document = `query ($id: ID!) { node(id: $id) { ... on Payment { receipts { ${facts} } } } }`;
const receiptsOf = async (who: Visitor, paymentId: string) =>
  (await api.ask(who, document, { id: payment(paymentId) })).data.node?.receipts ?? null;

let finance: FinancePeople;
let stranger: TestPerson;
let form: PublishedForm;

const steps: readonly StepInWords[] = [
  {
    name: 'Project',
    external: true,
    fields: [
      { name: 'Where', dataType: 'address' },
      { name: 'Parcel', dataType: 'string', redacted: true },
    ],
  },
  { name: 'Plan review fee', type: 'PaymentStep', external: true, payment: { cents: 10_000 } },
  { name: 'Check' },
];

beforeAll(async () => {
  const { services, team, clerk } = paying;
  finance = await makeFinance(services, team.id);
  stranger = await makePerson(services);
  form = await publishedForm(services, team.id, steps, { identifier: 'Parcel', name: 'Fence permit' });
  await addToForm(services, team.id, form.formId, clerk, 2);
});

async function owing(answers: Readonly<Record<string, unknown>>) {
  const { resident } = paying;
  const submission = await launchTestSubmission(api, resident, form);
  const activeStepId = submission.stepId('Project');
  for (const [name, content] of Object.entries(answers))
    await saveTestAnswer(api, resident, { activeStepId, fieldId: form.fieldId(name), content });
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${activeStepId}` }, 'submission { id }');
  const { id: paymentId } = await paying.services.db.obligation.findUniqueOrThrow({
    where: { activeStepId: submission.stepId('Plan review fee') },
  });
  return { submission, paymentId };
}

const where = '12 Elm Street, Springfield';

async function recordCash(paymentId: string, amountCents: number): Promise<void> {
  await api.act(paying.clerk, 'receiveCash', { paymentId: payment(paymentId), amountCents }, 'payment { id }');
}

describe('a receipt', () => {
  test('of a card payment names the payer, the last digits, the form, and the answer that identifies it', async () => {
    const { submission, paymentId } = await owing({ Where: where, Parcel: '04-221' });
    expect(await receiptsOf(paying.resident, paymentId)).toEqual([]);
    await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
    await paying.webhooks();
    await paying.work();
    expect(await receiptsOf(paying.resident, paymentId)).toEqual([
      {
        number: expect.stringMatching(/^[A-Z0-9]{12}$/),
        ...{ method: 'card', lastDigits: '4242', checkNumber: null },
        ...{ payer: 'Rosa Resident', recordedBy: null, applicant: 'Rosa Resident' },
        subject: { label: 'Parcel', text: '04-221' },
        ...{ purpose: 'Plan review fee', formName: 'Fence permit' },
        submissionNumber: String(submission.scopedId),
        submissionId: `Submission:${submission.id}`,
        lines: [{ kind: 'fee', amountCents: 10_000 }],
        ...{ totalCents: 10_000, refunds: [], removedAt: null, team: { name: expect.any(String) } },
      },
    ]);
  });

  test('of cash and checks names who recorded them, and the first address without an identifying answer', async () => {
    const { paymentId } = await owing({ Where: where });
    await recordCash(paymentId, 4_000);
    const check = { paymentId: payment(paymentId), amountCents: 6_000, checkNumber: '1042' };
    await api.act(paying.clerk, 'receiveCheck', check, 'payment { id }');
    const common = { payer: null, recordedBy: 'Clara Clerk', applicant: 'Rosa Resident' };
    const receipts = await receiptsOf(paying.resident, paymentId);
    expect(receipts).toMatchObject([
      { ...common, method: 'cash', totalCents: 4_000 },
      { ...common, method: 'check', checkNumber: '1042', totalCents: 6_000 },
    ]);
    expect(receipts[0].subject.label).toBe('Where');
    expect(receipts[0].subject.text).toContain('12 Elm Street');
    await api.act(paying.clerk, 'removeCashPayment', { paymentId: payment(paymentId) }, 'payment { id }');
    expect((await receiptsOf(paying.resident, paymentId))[0].removedAt).toEqual(expect.any(Date));
  });

  test('has the number that the recorded payment shows', async () => {
    const { paymentId } = await owing({});
    await recordCash(paymentId, 10_000);
    const text = `query ($id: ID!, $number: String!) {
      node(id: $id) { ... on Payment { receivedByHand { receiptNumber } receipt(number: $number) { number } } } }`;
    const ask = async (number: string) =>
      (await api.ask(paying.resident, text, { id: payment(paymentId), number })).data.node;
    const [{ receiptNumber }] = (await ask('')).receivedByHand;
    expect((await ask(receiptNumber)).receipt).toEqual({ number: receiptNumber });
    expect((await ask('K7QWX2M4P9RT')).receipt).toBeNull();
  });
});

describe('who sees a receipt', () => {
  test('applicants and staff see all of it, and finance staff see no answers', async () => {
    const { paymentId } = await owing({ Parcel: '04-221' });
    await recordCash(paymentId, 10_000);
    const subject = { label: 'Parcel', text: '04-221' };
    for (const who of [paying.resident, paying.clerk])
      expect(await receiptsOf(who, paymentId)).toMatchObject([{ totalCents: 10_000, subject }]);
    for (const who of [finance.member, finance.manager])
      expect(await receiptsOf(who, paymentId)).toMatchObject([
        { totalCents: 10_000, subject: null, applicant: null, submissionId: null },
      ]);
  });

  test('to strangers and visitors, a payment with a receipt looks like one that does not exist', async () => {
    const { paymentId } = await owing({});
    await recordCash(paymentId, 10_000);
    const missing = '019ad0c4-7c1e-7f2b-9d3a-5b8e0f6a1c2d';
    for (const who of [stranger, visitor()]) {
      const ask = async (id: string) => {
        const { data, codes } = await api.ask(who, document, { id: payment(id) });
        return { data, codes };
      };
      expect(await ask(paymentId)).toEqual(await ask(missing));
      expect(await receiptsOf(who, paymentId).catch(() => null)).toBeNull();
    }
  });
});
