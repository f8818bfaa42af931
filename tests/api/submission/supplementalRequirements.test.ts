import { beforeAll, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import type { GraphQLAnswer } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { payOnline, startPaying, usePayments } from '#tests/support/paymentFixture.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const town = usePayments();
const { api } = town;
let form: PublishedForm;
let reader: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  const { services, team, clerk } = town;
  reader = await makePerson(services);
  stranger = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Apply', external: true }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  await addToForm(services, team.id, form.formId, reader, 1);
});

const shown = `requirement { id state name availableActions amountCents payment { id amountCents status }
  sections { fields { id name dataType required } } activeStep { id } }`;

interface RequestedMore {
  readonly id: string;
  readonly state: string;
  readonly availableActions: string[];
  readonly payment: { readonly id: string } | null;
  readonly sections: { readonly fields: { readonly id: string; readonly name: string }[] }[];
  readonly activeStep: { readonly id: string } | null;
}

const drawing = {
  type: 'DataRequirement',
  name: 'A drawing',
  fields: [
    { name: 'Remarks', dataType: 'text' },
    { name: 'Scale', dataType: 'integer', required: true },
  ],
};
const fee = { type: 'PaymentRequirement', name: 'Inspection fee', amountCents: 4_500 };

type Draft = Omit<MutationInputs['createRequirement'], 'submissionId'>;
const create = (who: TestPerson, { id }: LaunchedSubmission, draft: Draft): Promise<GraphQLAnswer> =>
  api.attempt(who, 'createRequirement', { submissionId: `Submission:${id}`, ...draft }, shown);

const act = (who: TestPerson, verb: string, { id: requirementId }: RequestedMore, rest = {}): Promise<GraphQLAnswer> =>
  api.attemptByName(who, verb, { requirementId, ...rest }, verb === 'deleteRequirement' ? 'deletedId' : shown);

async function requestMore(submission: LaunchedSubmission, draft: Draft): Promise<RequestedMore> {
  const created = (await create(town.clerk, submission, draft)).data.createRequirement.requirement;
  return (await act(town.clerk, 'sendRequirement', created)).data.sendRequirement.requirement;
}

const seen = async (who: TestPerson, { id }: LaunchedSubmission): Promise<string[]> => {
  const { data } = await api.ask(
    who,
    `query ($id: ID!) { node(id: $id) { ... on Submission { requirements { name state } } } }`,
    { id: `Submission:${id}` },
  );
  return data.node.requirements.map(({ name, state }: { name: string; state: string }) => `${name}: ${state}`);
};

const finish = (submission: LaunchedSubmission): Promise<GraphQLAnswer> =>
  api.attempt(
    town.resident,
    'advanceStep',
    { activeStepId: `ActiveStep:${submission.stepId('Apply')}`, confirmsAll: true },
    'submission { status }',
  );

test('staff create, edit, and send it; the applicant answers and submits, and the submission can be completed', async () => {
  const submission = await launchTestSubmission(api, town.resident, form);
  const created: RequestedMore = (await create(town.clerk, submission, { ...drawing, idempotencyKey: 'asked-once' }))
    .data.createRequirement.requirement;
  expect(created).toMatchObject({ state: 'unsent', name: 'A drawing', activeStep: null });
  const again = await create(town.clerk, submission, { ...drawing, idempotencyKey: 'asked-once' });
  expect(again.data.createRequirement.requirement.id).toBe(created.id);
  expect(created.availableActions).toEqual(['updateRequirement', 'sendRequirement', 'deleteRequirement']);
  expect(await seen(town.resident, submission)).toEqual([]);
  expect(await seen(town.clerk, submission)).toEqual(['A drawing: unsent']);

  const fields = [{ name: 'Scale of the drawing', dataType: 'integer', required: true }];
  const { requirement }: { requirement: RequestedMore } = (
    await act(town.clerk, 'updateRequirement', created, { fields })
  ).data.updateRequirement;
  expect(requirement.sections[0]?.fields).toMatchObject(fields);

  const sent: RequestedMore = (await act(town.clerk, 'sendRequirement', created)).data.sendRequirement.requirement;
  expect((await act(town.clerk, 'sendRequirement', created)).codes).toEqual(['FORBIDDEN']);
  expect(await seen(town.resident, submission)).toEqual(['A drawing: sent']);
  const { text } = await town.services.db.outboxMail.findFirstOrThrow({
    where: { subject: { contains: 'We need something more from you' } },
    orderBy: { createdAt: 'desc' },
  });
  expect(text).toContain(`/supplemental_requirement/${sent.id.split(':')[1] ?? ''}`);
  expect(text).toContain('A drawing');
  expect((await finish(submission)).refusal).toBe('requirementsUnfinished');

  const missing = await act(town.resident, 'completeRequirement', sent);
  expect(Object.values(missing.refusal ?? {})).toEqual(['mustBeInteger']);
  const place = {
    activeStepId: sent.activeStep?.id.split(':')[1] ?? '',
    fieldId: sent.sections[0]?.fields[0]?.id.split(':')[1] ?? '',
  };
  expect((await saveTestAnswer(api, town.resident, { ...place, content: 100 })).refusal).toBeNull();
  expect((await act(town.resident, 'completeRequirement', sent)).data.completeRequirement.requirement.state).toBe(
    'completed',
  );
  // the person who requested it is notified once
  const given = await town.services.db.outboxMail.findMany({ where: { subject: { contains: 'what you asked for' } } });
  expect(given.map(({ toEmail }) => toEmail)).toEqual([town.clerk.email]);
  expect(given[0]?.text).toContain(`/supplemental_requirement/${sent.id.split(':')[1] ?? ''}`);
  expect((await act(town.resident, 'completeRequirement', sent)).refusal).toBe('requirementClosed');
  const late = await saveTestAnswer(api, town.resident, { ...place, content: 200, revision: 1 });
  expect(late.codes).toEqual(['FORBIDDEN']);
  expect((await finish(submission)).data.advanceStep.submission.status).toBe('finished');
  expect(await allDashboardDifferences(town.services)).toEqual([]);
});

test('a fee is completed by payment, and not by a button', async () => {
  const submission = await launchTestSubmission(api, town.resident, form);
  const sent = await requestMore(submission, fee);
  expect(sent.availableActions).toEqual(['cancelRequirement']);
  expect((await act(town.clerk, 'completeRequirement', sent)).refusal).toBe('requirementUnpaid');
  const paymentId = sent.payment?.id.split(':')[1] ?? '';
  expect(await payOnline(town, town.resident, paymentId, card('4242424242424242'))).toMatchObject({
    kind: 'succeeded',
  });
  await town.webhooks();
  await town.work();
  expect(await seen(town.resident, submission)).toEqual(['Inspection fee: completed']);
  expect((await finish(submission)).data.advanceStep.submission.status).toBe('finished');
});

test('a canceled one takes no answers or money, keeps its answers, and no longer blocks completion', async () => {
  const submission = await launchTestSubmission(api, town.resident, form);
  const data = await requestMore(submission, drawing);
  const money = await requestMore(submission, fee);
  const place = {
    activeStepId: data.activeStep?.id.split(':')[1] ?? '',
    fieldId: data.sections[0]?.fields[0]?.id.split(':')[1] ?? '',
  };
  expect((await saveTestAnswer(api, town.resident, { ...place, content: 'North is up' })).refusal).toBeNull();
  for (const each of [data, money])
    expect((await act(town.clerk, 'cancelRequirement', each)).data.cancelRequirement.requirement.state).toBe(
      'canceled',
    );
  expect((await act(town.clerk, 'cancelRequirement', data)).refusal).toBe('requirementClosed');
  const late = await saveTestAnswer(api, town.resident, { ...place, content: 'South is up', revision: 1 });
  expect(late.codes).toEqual(['FORBIDDEN']);
  const kept = await town.services.db.answer.findFirstOrThrow({ where: { submissionId: submission.id } });
  expect(kept.content).toBe('North is up');
  const unlock = { activeStepId: data.activeStep!.id, locked: false };
  expect((await api.attempt(town.clerk, 'lockStep', unlock, 'submission { id }')).refusal).toBe('requirementClosed');
  const wish = { paymentId: money.payment!.id, paymentType: 'card' };
  expect((await startPaying(api, town.resident, wish)).refusal).toBe('requirementClosed');
  expect((await finish(submission)).data.advanceStep.submission.status).toBe('finished');
});

test("cash and checks are accepted, and then it can't be canceled", async () => {
  const submission = await launchTestSubmission(api, town.resident, form);
  const sent = await requestMore(submission, fee);
  const half = { paymentId: sent.payment!.id, amountCents: 1_000 };
  expect((await api.attempt(town.clerk, 'receiveCash', half, 'payment { status }')).refusal).toBeNull();
  expect((await act(town.clerk, 'cancelRequirement', sent)).refusal).toBe('paymentMade');
});

test('an edit sent in one request is sent with the change, or neither happens', async () => {
  const submission = await launchTestSubmission(api, town.resident, form);
  const unsent: RequestedMore = (await create(town.clerk, submission, fee)).data.createRequirement.requirement;
  const wrong = await act(town.clerk, 'updateRequirement', unsent, { amountCents: 1, sends: true });
  expect(wrong.refusal).toEqual({ amountCents: 'amountTooSmall' });
  expect(await seen(town.resident, submission)).toEqual([]);
  const { data } = await act(town.clerk, 'updateRequirement', unsent, { amountCents: 6_000, sends: true });
  expect(data.updateRequirement.requirement).toMatchObject({ state: 'sent', payment: { amountCents: 6_000 } });
});

describe('a payment requested by staff', () => {
  const terms =
    'requirement { id payerDecides amountCents paymentTerms { acceptsCash acceptsChecks constituentPaysFee } }';
  const made = async (submission: LaunchedSubmission, draft = {}) => {
    const input = { submissionId: `Submission:${submission.id}`, ...fee, ...draft };
    return (await api.act(town.clerk, 'createRequirement', input, terms)).data.createRequirement.requirement;
  };
  const sentPayment = async (id: string) => {
    const what =
      'requirement { payment { id mode amountCents acceptedMethods activeStep { step { config { cashInstructions } } } } }';
    return (await api.act(town.clerk, 'sendRequirement', { requirementId: id }, what)).data.sendRequirement.requirement
      .payment;
  };

  test("can be paid in person without a payment step, and follows the payment step's instructions if there is one", async () => {
    const plain = await launchTestSubmission(api, town.resident, form);
    const requested = await made(plain);
    expect(requested.paymentTerms).toEqual({ acceptsCash: true, acceptsChecks: true, constituentPaysFee: false });
    expect(await sentPayment(requested.id)).toMatchObject({
      mode: 'flat',
      acceptedMethods: ['creditcard', 'cash', 'check'],
    });
    const paidForm = await publishedForm(town.services, town.team.id, [
      { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 100 } },
    ]);
    await addToForm(town.services, town.team.id, paidForm.formId, town.clerk, 2);
    const ofForm = { acceptsCash: true, acceptsChecks: false, constituentPaysFee: true };
    await town.services.db.paymentConfig.updateMany({
      where: { step: { flowTemplateId: paidForm.versionId } },
      data: { ...ofForm, cashInstructions: '<p>At window 2</p>' },
    });
    const submission = await launchTestSubmission(api, town.resident, paidForm);
    const { usualPaymentTerms } = (
      await api.ask(
        town.clerk,
        `query ($id: ID!) { node(id: $id) { ... on Submission { usualPaymentTerms { acceptsCash acceptsChecks constituentPaysFee } } } }`,
        { id: `Submission:${submission.id}` },
      )
    ).data.node;
    expect(usualPaymentTerms).toEqual(ofForm);
    const again = await made(submission, { acceptsChecks: true });
    expect(again.paymentTerms).toEqual({ ...ofForm, acceptsChecks: true });
    expect((await sentPayment(again.id)).activeStep.step.config.cashInstructions).toBe('<p>At window 2</p>');
  });

  test('can let the payer decide, and can be edited until it is sent', async () => {
    const submission = await launchTestSubmission(api, town.resident, form);
    const requested = await made(submission, { amountCents: null, payerDecides: true });
    expect(requested).toMatchObject({ payerDecides: true, amountCents: null });
    const change = async (input: object) => {
      const told = await api.attempt(town.clerk, 'updateRequirement', { requirementId: requested.id, ...input }, terms);
      return told.refusal ?? told.data.updateRequirement.requirement;
    };
    expect(await change({ payerDecides: false })).toMatchObject({ payerDecides: false, amountCents: null });
    expect((await api.attempt(town.clerk, 'sendRequirement', { requirementId: requested.id }, terms)).refusal).toBe(
      'requirementIncomplete',
    );
    expect(await change({ amountCents: 700 })).toMatchObject({ payerDecides: false, amountCents: 700 });
    expect(await change({ payerDecides: true, acceptsChecks: false })).toMatchObject({
      payerDecides: true,
      paymentTerms: { acceptsCash: true, acceptsChecks: false },
    });
    const payment = await sentPayment(requested.id);
    expect(payment).toMatchObject({
      mode: 'payerDetermined',
      amountCents: null,
      acceptedMethods: ['creditcard', 'cash'],
    });
    const cash = { paymentId: payment.id, amountCents: 1_234 };
    expect((await api.act(town.clerk, 'receiveCash', cash, 'payment { status }')).data.receiveCash.payment.status).toBe(
      'paid',
    );
    expect(await seen(town.resident, submission)).toEqual(['Inspection fee: completed']);
  });
});

test('a payment requested by staff takes the platform fee that the operator set for the form', async () => {
  const { db } = api.services;
  const submission = await launchTestSubmission(api, town.resident, form);
  const set = (percentage: number | null) =>
    db.masterTemplate.updateMany({
      where: { submissions: { some: { id: submission.id } } },
      data: { paymentFeePercentage: percentage },
    });
  await set(3.5);
  const made = (await create(town.clerk, submission, fee)).data.createRequirement.requirement;
  await act(town.clerk, 'updateRequirement', made, { amountCents: 6_000 });
  const config = await db.paymentConfig.findFirstOrThrow({
    where: { step: { flowTemplate: { supplementalRequirement: { id: made.id.split(':')[1] } } } },
  });
  expect(Number(config.customFeePercentage)).toBe(3.5);
  await set(null);
});

test('an incomplete draft can be saved, but not sent', async () => {
  const submission = await launchTestSubmission(api, town.resident, form);
  for (const [draft, rest] of [
    [{ type: 'PaymentRequirement', name: 'Fee' }, { amountCents: 4_500 }],
    [{ ...drawing, fields: [] }, { fields: [{ name: 'Scale', dataType: 'integer' }] }],
    [{ ...drawing, fields: [{ name: ' ', dataType: 'text' }] }, { fields: [{ name: 'Scale', dataType: 'integer' }] }],
  ] as const) {
    const { data, refusal } = await create(town.clerk, submission, draft);
    expect(refusal).toBeNull();
    const { requirement } = data.createRequirement;
    expect(requirement).toMatchObject({ state: 'unsent', amountCents: null });
    expect((await act(town.clerk, 'sendRequirement', requirement)).refusal).toBe('requirementIncomplete');
    expect((await act(town.clerk, 'updateRequirement', requirement, { sends: true })).refusal).toBe(
      'requirementIncomplete',
    );
    expect((await act(town.clerk, 'updateRequirement', requirement, rest)).refusal).toBeNull();
    expect((await act(town.clerk, 'sendRequirement', requirement)).refusal).toBeNull();
  }
  const kinds = await town.services.db.activity.groupBy({ by: ['kind'], where: { submissionId: submission.id } });
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
    'createRequirement',
    'launchSubmission',
    'sendRequirement',
  ]);
});

test('an invalid amount and overlong names are refused at their field', async () => {
  const submission = await launchTestSubmission(api, town.resident, form);
  const refused = async (draft: Draft) => (await create(town.clerk, submission, draft)).refusal;
  expect(await refused({ ...fee, amountCents: 99 })).toEqual({ amountCents: 'amountTooSmall' });
  expect(await refused({ ...drawing, fields: [{ name: 'x'.repeat(201), dataType: 'text' }] })).toEqual({
    'fields.0.name': 'tooLong',
  });
});

test('only people who work on submissions can request more; for others, an unsent one does not exist', async () => {
  const submission = await launchTestSubmission(api, town.resident, form);
  for (const who of [town.resident, reader]) expect((await create(who, submission, fee)).codes).toEqual(['FORBIDDEN']);
  expect((await create(stranger, submission, fee)).codes).toEqual(['NOT_FOUND']);
  const unsent: RequestedMore = (await create(town.clerk, submission, fee)).data.createRequirement.requirement;
  for (const verb of ['updateRequirement', 'sendRequirement', 'deleteRequirement']) {
    expect((await act(reader, verb, unsent)).codes).toEqual(['FORBIDDEN']);
    for (const who of [town.resident, stranger]) expect((await act(who, verb, unsent)).codes).toEqual(['NOT_FOUND']);
  }
  expect((await act(town.clerk, 'deleteRequirement', unsent)).data.deleteRequirement.deletedId).toBe(unsent.id);
  expect(await seen(town.clerk, submission)).toEqual([]);
  const sent = await requestMore(submission, fee);
  expect((await act(town.clerk, 'deleteRequirement', sent)).codes).toEqual(['FORBIDDEN']);
  expect((await act(town.resident, 'cancelRequirement', sent)).codes).toEqual(['FORBIDDEN']);
  await api.act(town.clerk, 'haltSubmission', { submissionId: `Submission:${submission.id}` }, 'submission { id }');
  expect((await act(town.clerk, 'cancelRequirement', sent)).refusal).toBe('submissionHalted');
});
