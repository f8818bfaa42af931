import { beforeAll, expect, test } from 'vitest';
import type { TokenScope } from '#domain/access/scopes.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { payment, usePayments, type SubmissionWithPayment } from '#tests/support/paymentFixture.ts';
import { makeToken } from '#tests/support/people.ts';

const paying = usePayments();
const { api } = paying;
let owing: SubmissionWithPayment;

beforeAll(async () => {
  owing = await paying.owing({}, [{ name: 'Check' }]);
});

async function sentenceFor(who: Visitor): Promise<string> {
  const document = 'query ($id: ID!) { node(id: $id) { ... on Submission { whatNext { sentence } } } }';
  const { data } = await api.ask(who, document, { id: `Submission:${owing.submission.id}` });
  return data.node.whatNext.sentence;
}

const keyOfResident = (...scopes: TokenScope[]) =>
  makeToken(paying.services, paying.team.id, paying.resident, scopes).then(sentenceFor);

test('the payer reads the amount and the name of the fee', async () => {
  expect(await sentenceFor(paying.resident)).toBe('Your $100.00 fee is due.');
});

test('the amount is in lists too', async () => {
  const document = '{ viewer { submissions(first: 20) { edges { node { whatNext { sentence } } } } } }';
  const { data } = await api.ask(paying.resident, document);
  expect(data.viewer.submissions.edges).toEqual([{ node: { whatNext: { sentence: 'Your $100.00 fee is due.' } } }]);
});

test('staff read who has to pay', async () => {
  expect(await sentenceFor(paying.clerk)).toBe('Waiting for Rosa Resident to pay.');
});

test('a program reads the amount only if it may read money', async () => {
  expect(await keyOfResident('submissions:read')).toBe('Your fee is due.');
  expect(await keyOfResident('submissions:read', 'money:read')).toBe('Your $100.00 fee is due.');
});

test('an invitation leaves out the amount, because the address may be mistyped', async () => {
  const email = 'ina.invited@example.com';
  const input = { submissionId: `Submission:${owing.submission.id}`, email, name: 'Ina Invited' };
  expect((await api.attempt(paying.resident, 'inviteApplicant', input, 'submission { id }')).refusal).toBeNull();
  const [mail] = await mailsTo(paying.services, email);
  expect(mail?.text).toContain('Your fee is due.');
  expect(mail?.text).not.toContain('$');
});

test('after a part of it was paid, the rest is due', async () => {
  const input = { paymentId: payment(owing.paymentId), amountCents: 4_000 };
  await api.act(paying.clerk, 'receiveCash', input, 'payment { id }');
  expect(await sentenceFor(paying.resident)).toBe('You still owe $60.00 of your fee.');
});
