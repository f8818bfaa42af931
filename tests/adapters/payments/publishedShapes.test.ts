import Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { differencesFrom } from '#tests/adapters/payments/differences.ts';
import { foundPayingTown, newKey, returnUrl, type PayingTown } from '#tests/adapters/payments/payingTown.ts';
import { stripeDeclarations as declarations } from '#tests/adapters/payments/stripeDeclarations.ts';

const typeOf: Readonly<Record<string, string>> = {
  account: 'Account',
  account_link: 'AccountLink',
  application_fee: 'ApplicationFee',
  balance_transaction: 'BalanceTransaction',
  charge: 'Charge',
  dispute: 'Dispute',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  payout: 'Payout',
  refund: 'Refund',
  token: 'Token',
  transfer: 'Transfer',
};

type ApiObject = { readonly object: string; readonly status?: string | null };

const declaredDifferences = (answer: ApiObject): string[] =>
  differencesFrom(declarations, typeOf[answer.object]!, answer);

const eventTypes = new Map(
  [...declarations].flatMap(([name, { type }]) => {
    const literal = type.kind === 'object' && type.properties.find((property) => property.name === 'type')?.type;
    return literal && literal.kind === 'literal' && name.endsWith('Event') ? [[literal.value, name] as const] : [];
  }),
);

/** Goes through everything that the sandbox can do, and collects every object it returned or sent. */
async function everyAnswer(town: PayingTown): Promise<{ answers: ApiObject[]; events: Stripe.Event[] }> {
  const { stripe, provider, sandbox } = town;
  for (const method of ['pm_card_visa', 'pm_card_refundFail', 'pm_card_pendingRefund', 'pm_usBankAccount_success']) {
    const { latestChargeId } = await town.pay(method);
    await sandbox.control.advanceBanks();
    const refund = { chargeId: latestChargeId!, amount: 4_000, returnsApplicationFee: true, refundId: 'refund-1' };
    await provider.createRefund(refund, newKey());
    await sandbox.control.advanceBanks();
  }
  for (const method of [
    'pm_usBankAccount_insufficientFunds',
    'pm_usBankAccount_dispute',
    'pm_card_createDisputeInquiry',
  ]) {
    await town.pay(method);
    await sandbox.control.advanceBanks();
  }
  for (const evidence of ['winning_evidence', 'losing_evidence']) {
    const { id } = await town.pay('pm_card_createDispute');
    await sandbox.control.advanceBanks();
    const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
    await stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: evidence } });
  }
  const declined = await town.newIntent();
  const confirmation = { paymentMethodId: 'pm_card_chargeDeclined', returnUrl };
  await provider.confirmIntent(declined.id, confirmation, newKey()).catch(() => undefined);
  await town.pay('pm_card_threeDSecure2Required');
  await town.pay('pm_usBankAccount_processing');
  await provider.cancelIntent((await town.newIntent()).id, 'abandoned', newKey());
  const token = await stripe.tokens.create({ pii: { id_number: '111111111' } });
  await provider.giveIdentityToken(town.accountId, token.id, newKey());
  await provider.setPayoutSchedule(town.accountId, { interval: 'monthly', monthlyAnchor: 31 }, newKey());
  const link = await stripe.accountLinks.create({
    account: town.accountId,
    type: 'account_onboarding',
    return_url: returnUrl,
    refresh_url: returnUrl,
  });

  await sandbox.control.payOut(town.accountId);

  const all = { limit: 100 };
  const most = { limit: 1_000 };
  const intents = await stripe.paymentIntents.list(all).autoPagingToArray(most);
  const charges = await stripe.charges.list(all).autoPagingToArray(most);
  const events = await stripe.events.list(all).autoPagingToArray(most);
  const expand = ['latest_charge.balance_transaction', 'latest_charge.refunds', 'payment_method'];
  const known = <T>(ids: (T | null | undefined)[]): T[] => ids.filter((id) => id !== null && id !== undefined);
  const answers = [
    token,
    link,
    ...intents,
    ...charges,
    ...(await stripe.refunds.list(all).autoPagingToArray(most)),
    ...(await stripe.disputes.list(all).autoPagingToArray(most)),
    ...(await stripe.balanceTransactions.list(all).autoPagingToArray(most)),
    ...(await stripe.accounts.list(all).autoPagingToArray(most)),
    ...(await Promise.all(intents.map(({ id }) => stripe.paymentIntents.retrieve(id, { expand })))),
    ...(await Promise.all(
      known(charges.map((each) => each.transfer as string)).map((id) => stripe.transfers.retrieve(id)),
    )),
    ...(await Promise.all(
      known(charges.map((each) => each.application_fee as string)).map((id) => stripe.applicationFees.retrieve(id)),
    )),
    ...(await Promise.all(
      known(charges.map((each) => each.payment_method)).map((id) => stripe.paymentMethods.retrieve(id)),
    )),
    ...events.map((event) => event.data.object as ApiObject),
  ];
  return { answers: JSON.parse(JSON.stringify(answers)) as ApiObject[], events };
}

let answers: ApiObject[];
let events: Stripe.Event[];

beforeAll(async () => {
  const town = await foundPayingTown();
  ({ answers, events } = await everyAnswer(town).finally(() => town.close()));
});

describe("the sandbox's responses match the stripe library's declarations", () => {
  it.each(Object.keys(typeOf))('every %s has all required properties and no undeclared ones', (object) => {
    const ofThisKind = answers.filter((answer) => answer.object === object);
    expect(ofThisKind.length).toBeGreaterThan(0);
    expect([...new Set(ofThisKind.flatMap(declaredDifferences))]).toEqual([]);
  });

  it.each([
    ['payment_intent', ['canceled', 'processing', 'requires_action', 'requires_payment_method', 'succeeded']],
    ['charge', ['failed', 'pending', 'succeeded']],
    ['refund', ['failed', 'pending', 'succeeded']],
    ['dispute', ['lost', 'needs_response', 'under_review', 'warning_needs_response', 'won']],
  ])('a %s was seen in every status', (object, statuses) => {
    const seen = new Set(answers.filter((answer) => answer.object === object).map((answer) => answer.status!));
    expect([...seen].toSorted()).toEqual(expect.arrayContaining(statuses));
  });

  it("every event has a declared type and carries that type's object", () => {
    const types = [...new Set(events.map((event) => event.type))].toSorted();
    expect(types).toMatchSnapshot();
    const found = events.flatMap((event) => {
      const name = eventTypes.get(event.type);
      return name
        ? differencesFrom(declarations, name, JSON.parse(JSON.stringify(event)))
        : [`${event.type}: undeclared`];
    });
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('the comparison with the declarations', () => {
  it('detects each missing property, an extra one, and an invalid null', () => {
    for (const object of Object.keys(typeOf)) {
      const answer = answers.find((each) => each.object === object)!;
      const declared = declarations.get(typeOf[object]!)!.type;
      if (declared.kind !== 'object') throw new Error(`${object} is not an object`);
      expect(declaredDifferences({ ...answer, surprise: 1 } as ApiObject)).toHaveLength(1);
      for (const { name, optional } of declared.properties) {
        if (optional) continue;
        const { [name]: _left, ...rest } = answer as unknown as Record<string, unknown>;
        const differences = differencesFrom(declarations, typeOf[object]!, rest);
        expect(differences).toContain(`${typeOf[object]}.${name}: missing`);
      }
      expect(declaredDifferences({ ...answer, object: null } as unknown as ApiObject)).toHaveLength(1);
    }
  });

  it('detects an undocumented enum value', () => {
    const intent = answers.find((each) => each.object === 'payment_intent')!;
    expect(declaredDifferences({ ...intent, status: 'paid' })).toHaveLength(1);
  });

  it('detects a wrong property deep inside', () => {
    const dispute = answers.find((each) => each.object === 'dispute')! as unknown as Stripe.Dispute;
    const wrong = { ...dispute, evidence_details: { ...dispute.evidence_details, due_by: '2026-12-01' } };
    expect(declaredDifferences(wrong as unknown as ApiObject)).toHaveLength(1);
  });
});
