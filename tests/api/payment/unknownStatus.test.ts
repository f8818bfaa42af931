import { beforeEach, expect, test } from 'vitest';
import { card } from '#tests/adapters/payments/payer.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { payment, payOnline, usePayments } from '#tests/support/paymentFixture.ts';
import { makeToken } from '#tests/support/people.ts';

const paying = usePayments();
const { api } = paying;
beforeEach(() => paying.failing());

const ofCharges = 'query ($id: ID!) { node(id: $id) { ... on Payment { status charges { status hasReceipt } } } }';
const read = (who: Visitor, paymentId: string) => api.ask(who, ofCharges, { id: payment(paymentId) });

/** The provider reports a status for every charge that we don't know. */
const reportOnHold = (): void =>
  paying.failing((provider) => ({
    chargesOfIntent: async (intentId) =>
      (await provider.chargesOfIntent(intentId)).map((charge) => ({
        ...charge,
        ...{ outcome: 'pending', unknownStatus: 'on_hold' },
      })),
  }));

const settle = async (): Promise<void> => {
  await paying.webhooks();
  await paying.work();
};

test('a charge with an unknown status is pending for people and an error for API clients until the status is known', async () => {
  const program = await makeToken(paying.services, paying.team.id, paying.team.owner, [
    'submissions:read',
    'money:read',
  ]);
  const { paymentId } = await paying.owing();
  reportOnHold();
  await payOnline(paying, paying.resident, paymentId, card('4242424242424242'));
  await settle();
  for (const who of [paying.resident, paying.clerk]) {
    const { data, codes } = await read(who, paymentId);
    expect(codes).toEqual([]);
    expect(data.node).toEqual({ status: 'processing', charges: [{ status: 'pending', hasReceipt: false }] });
  }
  const { codes, messages } = await read(program, paymentId);
  expect(codes).toEqual(['STATUS_UNKNOWN']);
  expect(messages).toEqual(["The payment provider reported a status that Portico doesn't recognize: on_hold"]);

  paying.failing();
  const everything = { paymentId: payment(paymentId), everything: true };
  await api.act(paying.clerk, 'refreshPayment', everything, 'payment { id }');
  for (const who of [paying.resident, program]) {
    const { data } = await read(who, paymentId);
    expect(data.node).toEqual({ status: 'paid', charges: [{ status: 'paid', hasReceipt: true }] });
  }
});
