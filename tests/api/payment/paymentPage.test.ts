import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { bankAccount, card } from '#tests/adapters/payments/payer.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { payment, payOnline, usePayments, type SubmissionWithPayment } from '#tests/support/paymentFixture.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { submissionWithRequestedPayment } from '#tests/support/submissionWithRequestedPayment.ts';

const paying = usePayments();
const { api } = paying;
let owing: SubmissionWithPayment;
let page: string;

beforeAll(async () => {
  owing = await submissionWithRequestedPayment(paying);
  const { id } = await paying.services.db.supplementalRequirement.findFirstOrThrow({
    where: { submissionId: owing.submission.id },
  });
  page = `/initiated_flows/${owing.submission.id}/supplemental_requirement/${id}`;
});

const lastMail = async ({ email }: TestPerson, about: string): Promise<string | undefined> =>
  (await mailsTo(paying.services, email)).findLast(({ subject }) => subject.includes(about))?.text;

test('a payment requested by staff has its own page, linked from emails and from the list of payment issues', async () => {
  await payOnline(paying, paying.resident, owing.paymentId, bankAccount('000111111116'));
  await paying.webhooks();
  await paying.work();
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks();
  await paying.work();
  expect(await lastMail(paying.resident, 'didn’t go through')).toContain(page);
  const remind = { paymentId: payment(owing.paymentId) };
  expect((await api.attempt(paying.clerk, 'remindPayer', remind, 'payment { id }')).refusal).toBeNull();
  expect(await lastMail(paying.resident, 'Reminder to pay your ')).toContain(page);
});

test('the person who approves its refund is linked there', async () => {
  const { services, team, clerk } = paying;
  const treasurer = await makePerson(services);
  const { formId: masterTemplateId } = owing.form;
  await addToForm(services, team.id, masterTemplateId, treasurer, 2);
  await services.db.masterTemplateAuthority.create({
    data: { id: newId(), teamId: team.id, masterTemplateId, userId: treasurer.id },
  });
  await services.db.team.update({ where: { id: team.id }, data: { refundAuthorizationRequired: true } });
  await payOnline(paying, paying.resident, owing.paymentId, card('4242424242424242'));
  await paying.webhooks();
  await paying.work();
  // the provider's clock has whole seconds, so the earlier failure can have the same time
  const { id } = await services.db.charge.findFirstOrThrow({
    where: { obligationId: owing.paymentId, ledgerEntries: { some: { kind: 'charge_succeeded' } } },
  });
  const input = { chargeId: `Charge:${id}`, everything: true };
  expect((await api.attempt(clerk, 'requestRefund', input, 'charge { id }')).refusal).toBeNull();
  expect(await lastMail(treasurer, 'Refund authorization requested')).toContain(page);
  await services.pool.query(
    `UPDATE refunds SET requested_at = requested_at - interval '20 days' WHERE charge_id = $1::uuid`,
    [id],
  );
  const text = `query ($id: ID!) { node(id: $id) { ... on Team { paymentIssues(first: 9) { edges { node { kind requirementId } } } } } }`;
  const { data } = await api.ask(team.owner, text, { id: `Team:${team.id}` });
  expect(data.node.paymentIssues.edges).toEqual([
    { node: { kind: 'refund_stuck', requirementId: `SupplementalRequirement:${page.split('/').at(-1) ?? ''}` } },
  ]);
});
