import { feeCents } from '#server/demoTown/permitSteps.ts';
import { townPersonId } from '#server/demoTown/town.ts';
import { advanceCase, caseKey, contextLater, caseStepId, type TownCase } from '#server/demoTown/TownCase.ts';
import { townPeople } from '#server/demoTown/townPeople.ts';
import { receivePayment, waivePayment } from '#server/operations/payment/cashAndCheckPayments.ts';
import { payByCard as chargeCard } from '#server/operations/payment/payByCard.ts';
import { refreshPayment } from '#server/operations/payment/refreshPayment.ts';
import { requestRefund } from '#server/operations/payment/refund.ts';

const stepName = 'Permit fee';

async function paymentOf(of: TownCase): Promise<string> {
  const activeStepId = caseStepId(of, stepName);
  const { id } = await of.town.services.db.obligation.findFirstOrThrow({ where: { activeStepId } });
  return id;
}

export async function payByCheck(of: TownCase): Promise<void> {
  const paymentId = await paymentOf(of);
  const checkNumber = String(1000 + of.application.number);
  const check = { paymentId, by: 'check', amount: feeCents, checkNumber } as const;
  await receivePayment(contextLater(of, 'finance', 0.6), check, caseKey(of, 'pay'));
  await advanceCase(of, stepName, 'finance', 0.62);
}

export async function payByCard(of: TownCase): Promise<void> {
  const { applicant } = of.application;
  const paymentId = await paymentOf(of);
  // an interrupted start may have paid without recording it
  await refreshPayment(contextLater(of, applicant, 0.6), paymentId);
  const isPaid = (await of.town.services.db.charge.count({ where: { obligationId: paymentId } })) > 0;
  const card = { holder: townPeople[applicant].name, number: '4242424242424242', verification: '123' };
  const expiry = { expiryMonth: '12', expiryYear: String(of.town.today.getFullYear() + 3) };
  const order = { paymentId, payerId: townPersonId(of.town, applicant), amount: null, card: { ...card, ...expiry } };
  if (!isPaid) await chargeCard(contextLater(of, applicant, 0.6), order);
  await advanceCase(of, stepName, 'finance', 0.62);
}

/** Finance waives the fee. */
export async function waive(of: TownCase): Promise<void> {
  await waivePayment(contextLater(of, 'finance', 0.6), await paymentOf(of), caseKey(of, 'waive'));
  await advanceCase(of, stepName, 'finance', 0.62);
}

/** The provider sends the refund once a worker runs. */
export async function refund(of: TownCase): Promise<void> {
  const { id: chargeId } = await of.town.services.db.charge.findFirstOrThrow({
    where: { obligationId: await paymentOf(of) },
  });
  const wish = { chargeId, requesterId: townPersonId(of.town, 'finance'), reason: 'The project was canceled.' };
  await requestRefund(
    contextLater(of, 'finance', 0.8),
    { ...wish, amount: null, everything: true },
    caseKey(of, 'refund'),
  );
}
