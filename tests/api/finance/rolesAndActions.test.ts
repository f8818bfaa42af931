import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { makeFinance } from '#tests/support/makeFinance.ts';
import { payment, payOnline, usePayments } from '#tests/support/paymentFixture.ts';
import { addToForm, makePerson, makeRole, makeTeam } from '#tests/support/people.ts';

const paying = usePayments();
const { api } = paying;

const roles = [
  'owner',
  'finance manager',
  'finance member',
  'settings manager',
  'form creator',
  'member',
  'form writer',
  'form reader',
  'authority',
  'applicant',
  'other finance',
  'stranger',
  'nobody',
] as const;
type Role = (typeof roles)[number];

const people: Partial<Record<Role, Visitor>> = {};
const made = { team: '', payment: '', charge: '', refund: '', dispute: '' };

beforeAll(async () => {
  const { services, team, clerk, resident } = paying;
  const finance = await makeFinance(services, team.id);
  const { form, paymentId } = await paying.owing();
  // once banks have had their time, its bank disputes it
  await payOnline(paying, resident, paymentId, card('4000000000000259'));
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks();
  await paying.work();
  const [creator, reader, authority] = [
    await makePerson(services),
    await makePerson(services),
    await makePerson(services),
  ];
  await makeRole(services, team.id, { name: 'Builders', workflowCreator: true }, [creator]);
  await addToForm(services, team.id, form.formId, reader, 1);
  await services.db.masterTemplateAuthority.create({
    data: { id: newId(), teamId: team.id, masterTemplateId: form.formId, userId: authority.id },
  });
  Object.assign(people, {
    ...{ owner: team.owner, 'settings manager': team.manager, member: team.member, 'form creator': creator },
    ...{ 'finance manager': finance.manager, 'finance member': finance.member, 'form writer': clerk },
    ...{ 'form reader': reader, authority, applicant: resident, stranger: await makePerson(services) },
    ...{ 'other finance': (await makeFinance(services, (await makeTeam(services)).id)).manager, nobody: visitor() },
  } satisfies Record<Role, Visitor>);
  const charge = await services.db.charge.findFirstOrThrow({ include: { chargeDisputes: true } });
  // a canceled refund, so that an action on it fails because of its state, not because of the person
  const refund = await services.db.refund.create({
    data: {
      ...{ id: newId(), teamId: team.id, chargeId: charge.id, state: 'canceled', amountCents: 100 },
      ...{ idempotencyKey: 'none', requestedById: team.owner.id, requestedAt: services.now() },
    },
  });
  Object.assign(made, {
    ...{ team: `Team:${team.id}`, payment: payment(paymentId), charge: `Charge:${charge.id}` },
    ...{ refund: `Refund:${refund.id}`, dispute: `ChargeDispute:${charge.chargeDisputes[0]?.id}` },
  });
});

const everybodyOfFinance: readonly Role[] = ['owner', 'finance manager', 'finance member'];
const managers: readonly Role[] = ['owner', 'finance manager'];
const counter: readonly Role[] = ['owner', 'form writer'];
const list = 'edges { node { id } }';

/** The data of the finance pages: one field of the team each. */
const pages: readonly (readonly [page: string, field: string, who: readonly Role[]])[] = [
  ['Transactions', `transactions(group: online) { ${list} }`, everybodyOfFinance],
  ['Cash & Checks', `transactions(group: by_hand) { ${list} }`, everybodyOfFinance],
  ['their totals', 'transactionSummary(group: online) { totals { formName } }', everybodyOfFinance],
  ['Charge Disputes', `chargeDisputes { ${list} }`, everybodyOfFinance],
  ['Payment issues', `paymentIssues { ${list} }`, everybodyOfFinance],
  ['how much of it', 'paymentIssueCount', everybodyOfFinance],
  ['Month Report', 'monthReport { closingCents }', everybodyOfFinance],
  ['Payout Preferences', 'merchantAccount { payoutInterval }', managers],
];

test.each(pages)("only people who manage the team's finances can read %s", async (_page, field, who) => {
  const seen: Role[] = [];
  for (const role of roles) {
    const text = `query ($id: ID!) { node(id: $id) { ... on Team { shown: ${field} } } }`;
    const { data } = await api.ask(people[role] as Visitor, text, { id: made.team });
    if (data?.node?.shown !== null && data?.node?.shown !== undefined) seen.push(role);
  }
  expect(seen).toEqual(roles.filter((role) => who.includes(role)));
});

/** The actions of the finance pages and for cash and check payments, called so that nothing changes. */
const actions: readonly (readonly [name: string, input: () => Record<string, unknown>, who: readonly Role[]])[] = [
  [
    'exportTransactions',
    () => ({ teamId: made.team, group: 'online', format: 'csv', startDate: 'soon' }),
    everybodyOfFinance,
  ],
  ['answerDispute', () => ({ disputeId: made.dispute, text: '' }), everybodyOfFinance],
  [
    'requestEvidenceUpload',
    () => ({ disputeId: made.dispute, fileName: 'a.exe', contentType: 'application/x-msdownload' }),
    everybodyOfFinance,
  ],
  ['refreshMerchantAccount', () => ({ teamId: made.team }), managers],
  ['setPayoutSchedule', () => ({ teamId: made.team, interval: 'monthly', monthlyAnchor: 99 }), managers],
  ['requireRefundAuthorization', () => ({ teamId: made.team, required: false }), ['owner']],
  ['requestRefund', () => ({ chargeId: made.charge, amountCents: -1 }), [...managers, 'form writer']],
  ['approveRefund', () => ({ refundId: made.refund }), ['authority']],
  ['cancelRefund', () => ({ refundId: made.refund }), [...managers, 'authority']],
  ['remindPayer', () => ({ paymentId: made.payment }), [...everybodyOfFinance, 'form writer']],
  ['receiveCash', () => ({ paymentId: made.payment, amountCents: -1 }), counter],
  ['receiveCheck', () => ({ paymentId: made.payment, amountCents: -1 }), counter],
  ['removeCashPayment', () => ({ paymentId: made.payment }), counter],
  ['removeCheckPayment', () => ({ paymentId: made.payment }), counter],
  ['waivePayment', () => ({ paymentId: made.payment }), counter],
  ['unwaivePayment', () => ({ paymentId: made.payment }), counter],
  ['choosePaymentMethod', () => ({ paymentId: made.payment, method: 'cash' }), [...counter, 'applicant']],
];

test.each(actions)('%s is only for the people it belongs to', async (name, input, who) => {
  const able: Role[] = [];
  for (const role of roles) {
    const { codes } = await api.attemptByName(people[role] as Visitor, name, input(), '__typename');
    if (codes.length === 0 || codes.includes('BAD_USER_INPUT')) able.push(role);
  }
  expect(able).toEqual(roles.filter((role) => who.includes(role)));
});
