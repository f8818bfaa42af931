import { describe, expect, it } from 'vitest';
import { chargeStatus, type ChargeStatus } from '#domain/payment/chargeStatus.ts';
import type { LedgerEntry } from '#domain/payment/ledger.ts';
import { missingLedgerFacts } from '#domain/payment/missingLedgerFacts.ts';
import type { EventSubject } from '#server/payments/PaymentProvider.ts';
import { webhookFaults } from '#server/sandbox/webhooks/webhookPolicy.ts';
import { newKey, startPayingTown, type PayingTown } from '#tests/adapters/payments/payingTown.ts';

type Life = (town: PayingTown) => Promise<unknown>;

const advance: Life = (town) => town.sandbox.control.advanceBanks();

const lastCharge = async ({ stripe }: PayingTown): Promise<string> =>
  (await stripe.charges.list({ limit: 1 })).data[0]!.id;

const refund =
  (amount: number): Life =>
  async (town) =>
    town.provider.createRefund(
      { chargeId: await lastCharge(town), amount, refundId: newKey(), returnsApplicationFee: true },
      newKey(),
    );

const answerDispute =
  (evidence: string): Life =>
  async ({ stripe }) => {
    const [dispute] = (await stripe.disputes.list({ limit: 1 })).data;
    await stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: evidence } });
  };

const pay =
  (method: string): Life =>
  (town) =>
    town.pay(method).catch((error: Error) => error);

const lives: readonly [string, readonly Life[], ChargeStatus][] = [
  ['paid by card', [pay('pm_card_visa')], 'paid'],
  ['declined', [pay('pm_card_chargeDeclined')], 'failed'],
  ['sent to the bank', [pay('pm_usBankAccount_success')], 'pending'],
  ['paid by the bank', [pay('pm_usBankAccount_success'), advance], 'paid'],
  ['bounced', [pay('pm_usBankAccount_insufficientFunds'), advance], 'failed'],
  ['refunded', [pay('pm_card_visa'), refund(10_000)], 'refunded'],
  ['refunded in parts', [pay('pm_card_visa'), refund(4_000), refund(6_000)], 'refunded'],
  ['refunded in part', [pay('pm_card_visa'), refund(4_000)], 'paid'],
  ['being refunded', [pay('pm_card_pendingRefund'), refund(10_000)], 'refund_pending'],
  ['refunded after a delay', [pay('pm_card_pendingRefund'), refund(10_000), advance], 'refunded'],
  ['refunded without success', [pay('pm_card_refundFail'), refund(10_000), advance], 'refund_failed'],
  ['disputed', [pay('pm_card_createDispute'), advance], 'disputed'],
  ['disputed and won', [pay('pm_card_createDispute'), advance, answerDispute('winning_evidence')], 'paid'],
  ['disputed and lost', [pay('pm_card_createDispute'), advance, answerDispute('losing_evidence')], 'disputed'],
  ['disputed at the bank', [pay('pm_usBankAccount_dispute'), advance], 'disputed'],
  ['only the subject of an inquiry', [pay('pm_card_createDisputeInquiry'), advance], 'paid'],
];

/** A ledger that handles each webhook as the application does: it fetches the charge and adds new facts. */
function keepLedger({ provider, hall }: PayingTown): { facts: LedgerEntry[]; catchUp: () => Promise<void> } {
  const facts: LedgerEntry[] = [];
  const chargesOf = async (subject: EventSubject): Promise<string[]> => {
    if (subject.kind === 'intent') return (await provider.chargesOfIntent(subject.intentId)).map(({ id }) => id);
    return 'chargeId' in subject && subject.chargeId !== null ? [subject.chargeId] : [];
  };
  const catchUp = async (): Promise<void> => {
    for (const { rawBody, signature } of hall.received.splice(0)) {
      const { subject } = provider.verifyWebhook(rawBody, signature, new Date());
      for (const chargeId of await chargesOf(subject)) {
        const known = new Set(facts.flatMap(({ externalId }) => externalId ?? []));
        const charge = await provider.retrieveCharge(chargeId);
        for (const { kind, externalId, amount } of missingLedgerFacts(known, charge)) {
          facts.push({ id: externalId, kind, externalId, amount, chargeId, reverses: null });
        }
      }
    }
  };
  return { facts, catchUp };
}

describe('a payment that was', () => {
  describe.each([
    ['webhooks at every step', true],
    ['all webhooks at the end', false],
  ])('told by %s, shuffled and in three copies, matches the ledger:', (_way, atEveryStep) => {
    it.each(lives)('%s', async (_life, steps, status) => {
      const town = await startPayingTown();
      const { facts, catchUp } = keepLedger(town);
      town.sandbox.control.setWebhooks(webhookFaults.parse({ hold: true, copies: 3, order: 'shuffled' }));
      for (const step of steps) {
        await step(town);
        if (!atEveryStep) continue;
        await town.sandbox.control.deliverWebhooks();
        await catchUp();
      }
      await town.sandbox.control.deliverWebhooks();
      await catchUp();
      expect(chargeStatus(facts)).toBe(status);
      expect(new Set(facts.map(({ externalId }) => externalId)).size).toBe(facts.length);
    });
  });
});
