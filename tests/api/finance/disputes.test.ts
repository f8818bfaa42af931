import { beforeAll, describe, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { convergePayment } from '#server/operations/payment/convergePayment.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import type { GraphQLAnswer, Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makeFinance, type FinancePeople } from '#tests/support/makeFinance.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { payOnline, usePayments } from '#tests/support/paymentFixture.ts';
import { makeTeam, type TestPerson } from '#tests/support/people.ts';

const paying = usePayments();
const { api } = paying;
let finance: FinancePeople;

const shown = `id state isInquiry reason amountCents canAnswer evidenceText evidenceFile evidenceFileId evidenceSentBy payer`;
const list = async (who: Visitor, state: string | null = null): Promise<GraphQLAnswer> =>
  api.ask(
    who,
    `query ($id: ID!, $state: DisputeState) { node(id: $id) { ... on Team {
       chargeDisputes(state: $state, first: 100) { edges { node { ${shown} } } } } } }`,
    { id: `Team:${paying.team.id}`, state },
  );
const one = (who: Visitor, id: string): Promise<GraphQLAnswer> =>
  api.ask(
    who,
    `query ($team: ID!, $id: ID!) { node(id: $team) { ... on Team { chargeDispute(id: $id) { ${shown} } } } }`,
    { team: `Team:${paying.team.id}`, id },
  );
const answer = (who: Visitor, disputeId: string, text: string, fileId: string | null = null): Promise<GraphQLAnswer> =>
  api.attempt(who, 'answerDispute', { disputeId, text, fileId }, `dispute { ${shown} }`);
const told = async ({ email }: TestPerson): Promise<readonly string[]> =>
  (await mailsTo(paying.services, email)).map(({ subject }) => subject);

async function disputed(number = '4000000000000259'): Promise<string> {
  const { paymentId } = await paying.owing();
  await payOnline(paying, paying.resident, paymentId, card(number));
  await paying.town.sandbox.control.advanceBanks();
  await paying.webhooks();
  await paying.work();
  const row = await paying.services.db.chargeDispute.findFirstOrThrow({
    where: { charge: { obligationId: paymentId } },
  });
  return `ChargeDispute:${row.id}`;
}

async function uploaded(who: Visitor, disputeId: string): Promise<string> {
  const permitted = await api.act(
    who,
    'requestEvidenceUpload',
    { disputeId, fileName: 'permit.pdf', contentType: 'application/pdf' },
    'fileId fields',
  );
  const { fileId, fields } = permitted.data.requestEvidenceUpload;
  await paying.services.files.put(fields.key, await makePdf(), 'application/pdf');
  return fileId;
}

beforeAll(async () => {
  finance = await makeFinance(paying.services, paying.team.id);
});

describe('a dispute', () => {
  test('is listed with its state, and emailed once to people who manage finances', async () => {
    const id = await disputed();
    await paying.webhooks(2);
    await paying.work();
    const { data } = await one(finance.member, id);
    expect(data.node.chargeDispute).toMatchObject({
      state: 'needs_response',
      isInquiry: false,
      reason: 'fraudulent',
      amountCents: 10_000,
      canAnswer: true,
      payer: 'Rosa Resident',
    });
    for (const who of [finance.member, finance.manager, paying.team.owner])
      expect((await told(who)).filter((subject) => subject.startsWith('Payment disputed'))).toHaveLength(1);
    for (const who of [paying.team.member, paying.team.manager, paying.clerk])
      expect((await told(who)).filter((subject) => subject.includes('isput'))).toEqual([]);
    const open = await list(finance.member, 'needs_response');
    expect(open.data.node.chargeDisputes.edges.map(({ node }: { node: { id: string } }) => node.id)).toContain(id);
    expect((await list(finance.member, 'won')).data.node.chargeDisputes.edges).toEqual([]);
  });

  test('is answered with text and a file, which the bank receives, and is won', async () => {
    const id = await disputed();
    const fileId = await uploaded(finance.member, id);
    const sent = await answer(finance.member, id, ' winning_evidence ', fileId);
    expect(sent.refusal).toBeNull();
    expect(sent.data.answerDispute.dispute).toMatchObject({
      state: 'won',
      canAnswer: false,
      evidenceText: 'winning_evidence',
      evidenceFile: 'permit.pdf',
    });
    const row = await paying.services.db.chargeDispute.findUniqueOrThrow({ where: { id: id.split(':')[1] ?? '' } });
    const { evidence, evidence_details: details } = await paying.town.stripe.disputes.retrieve(row.providerDisputeId);
    expect(details.submission_count).toBe(1);
    expect(await paying.town.stripe.files.retrieve(evidence.uncategorized_file as string)).toMatchObject({
      filename: 'permit.pdf',
      type: 'pdf',
      purpose: 'dispute_evidence',
    });
    await paying.work();
    expect(await told(finance.member)).toContainEqual(expect.stringMatching(/^Dispute won: \$[\d.]+, Building permit/));
    expect((await answer(finance.member, id, 'more')).refusal).toBe('disputeClosed');
    expect(await paying.services.db.auditEntry.count({ where: { kind: 'answerDispute' } })).toBe(1);
  });

  test('keeps the draft when the provider does not respond, and is then sent once', async () => {
    const id = await disputed();
    paying.failing(() => ({ answerDispute: () => Promise.reject(new PaymentsUnavailable('cut')) }));
    const fileId = await uploaded(finance.member, id);
    expect((await answer(finance.member, id, 'losing_evidence', fileId)).refusal).toBe('paymentsUnavailable');
    paying.failing();
    const kept = (await one(finance.manager, id)).data.node.chargeDispute;
    expect(kept).toMatchObject({ canAnswer: true, evidenceText: 'losing_evidence', evidenceFile: 'permit.pdf' });
    const sent = await answer(finance.manager, id, kept.evidenceText, kept.evidenceFileId);
    expect(sent.data.answerDispute.dispute).toMatchObject({ state: 'lost', evidenceFile: 'permit.pdf' });
  });

  test('needs some evidence, and a deadline that has not passed', async () => {
    const id = await disputed();
    expect((await answer(finance.member, id, ' ')).refusal).toEqual({ text: 'evidenceMissing' });
    expect((await answer(finance.member, id, 'x'.repeat(4_001))).refusal).toEqual({ text: 'evidenceTooLong' });
    await paying.services.db.chargeDispute.update({
      where: { id: id.split(':')[1] ?? '' },
      data: { evidenceDueAt: new Date('2020-01-01') },
    });
    expect((await answer(finance.member, id, 'late')).refusal).toBe('evidenceLate');
  });

  test('that is only an inquiry takes no money, and shows that', async () => {
    const id = await disputed('4000000000001976');
    expect((await one(finance.member, id)).data.node.chargeDispute).toMatchObject({ isInquiry: true, canAnswer: true });
    expect((await answer(finance.member, id, 'a receipt')).data.answerDispute.dispute.state).toBe('under_review');
    expect((await answer(finance.member, id, 'again')).refusal).toBe('evidenceSent');
  });

  test('that started as an inquiry is emailed again, and can be answered again', async () => {
    const id = await disputed('4000000000001976');
    await answer(finance.member, id, 'a receipt');
    await paying.work();
    const before = (await told(finance.member)).filter((subject) => subject.startsWith('Payment disputed')).length;
    const row = await paying.services.db.chargeDispute.findUniqueOrThrow({
      where: { id: id.split(':')[1] ?? '' },
      include: { charge: true },
    });
    paying.failing((provider) => ({
      chargesOfIntent: async (intentId) =>
        (await provider.chargesOfIntent(intentId)).map((charge) => ({
          ...charge,
          disputes: charge.inquiries.map((inquiry) => ({ ...inquiry, status: 'needs_response' })),
          inquiries: [],
        })),
    }));
    const ctx = { services: paying.services, actor: system };
    await convergePayment(ctx, { intentId: null, chargeId: row.charge.providerChargeId });
    paying.failing();
    await paying.work();
    expect((await one(finance.member, id)).data.node.chargeDispute).toMatchObject({
      ...{ state: 'needs_response', isInquiry: false, canAnswer: true },
      ...{ evidenceText: 'a receipt', evidenceSentBy: null },
    });
    const after = (await told(finance.member)).filter((subject) => subject.startsWith('Payment disputed')).length;
    expect(after).toBe(before + 1);
  });

  test('is hidden from everyone else, and looks the same as one that does not exist', async () => {
    const id = await disputed();
    const other = await makeTeam(paying.services);
    const theirs = await makeFinance(paying.services, other.id);
    for (const who of [theirs.manager, paying.team.member, paying.team.manager, paying.clerk, paying.resident]) {
      expect((await list(who)).codes.length).toBeGreaterThan(0);
      const [there, absent] = [await answer(who, id, 'x'), await answer(who, `ChargeDispute:${newId()}`, 'x')];
      expect(there.codes).toEqual(absent.codes);
      expect(there.codes.length).toBeGreaterThan(0);
    }
    const text = `query ($team: ID!, $id: ID!) { node(id: $team) { ... on Team { chargeDispute(id: $id) { id } } } }`;
    const seen = await api.ask(theirs.manager, text, { team: `Team:${other.id}`, id });
    expect(seen.data.node.chargeDispute).toBeNull();
  });
});
