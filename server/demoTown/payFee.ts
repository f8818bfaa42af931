import { advance, key, later, step, type Case } from '#server/demoTown/case.ts';
import { cast } from '#server/demoTown/cast.ts';
import { feeCents } from '#server/demoTown/permitSteps.ts';
import { idOf } from '#server/demoTown/town.ts';
import { receivePayment, waivePayment } from '#server/operations/payment/byHand.ts';
import { payByCard as chargeCard } from '#server/operations/payment/payByCard.ts';
import { refreshPayment } from '#server/operations/payment/refreshPayment.ts';
import { requestRefund } from '#server/operations/payment/refund.ts';

const stepName = 'Permit fee';

async function paymentOf(of: Case): Promise<string> {
  const activeStepId = step(of, stepName);
  const { id } = await of.town.services.db.obligation.findFirstOrThrow({ where: { activeStepId } });
  return id;
}

export async function payByCheck(of: Case): Promise<void> {
  const paymentId = await paymentOf(of);
  const checkNumber = String(1000 + of.application.number);
  const check = { paymentId, by: 'check', amount: feeCents, checkNumber } as const;
  await receivePayment(later(of, 'finance', 0.6), check, key(of, 'pay'));
  await advance(of, stepName, 'finance', 0.62);
}

export async function payByCard(of: Case): Promise<void> {
  const { applicant } = of.application;
  const paymentId = await paymentOf(of);
  // a killed start may have paid without recording it
  await refreshPayment(later(of, applicant, 0.6), paymentId);
  const isPaid = (await of.town.services.db.charge.count({ where: { obligationId: paymentId } })) > 0;
  const card = { holder: cast[applicant].name, number: '4242424242424242', verification: '123' };
  const expiry = { expiryMonth: '12', expiryYear: String(of.town.today.getFullYear() + 3) };
  const order = { paymentId, payerId: idOf(of.town, applicant), amount: null, card: { ...card, ...expiry } };
  if (!isPaid) await chargeCard(later(of, applicant, 0.6), order);
  await advance(of, stepName, 'finance', 0.62);
}

/** The finance department waives the fee. */
export async function waive(of: Case): Promise<void> {
  await waivePayment(later(of, 'finance', 0.6), await paymentOf(of), key(of, 'waive'));
  await advance(of, stepName, 'finance', 0.62);
}

/** The first worker sends the refund to the provider. */
export async function refund(of: Case): Promise<void> {
  const { id: chargeId } = await of.town.services.db.charge.findFirstOrThrow({
    where: { obligationId: await paymentOf(of) },
  });
  const wish = { chargeId, requesterId: idOf(of.town, 'finance'), reason: 'The project was given up.' };
  await requestRefund(later(of, 'finance', 0.8), { ...wish, amount: null, everything: true }, key(of, 'refund'));
}
