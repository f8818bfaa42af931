import { formatUsd } from '#domain/kernel/money.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import type { PaymentStep_step$data } from '#web/__generated__/PaymentStep_step.graphql.ts';
import { notOnlineText, paymentTitle, pendingPaymentText } from '#web/screens/Submission/steps/paymentText.ts';

type Payment = NonNullable<PaymentStep_step$data['payment']>;
type AnyCharge = Pick<Payment['charges'][number], 'id' | 'status' | 'method'>;

type PaymentState<Charge> = Pick<
  Payment,
  | 'status'
  | 'amountCents'
  | 'isCalculable'
  | 'isGivenBack'
  | 'isOwn'
  | 'outstandingCents'
  | 'waivedBy'
  | 'receivedCents'
  | 'receivedByHandCents'
  | 'acceptedMethods'
  | 'availableActions'
> & { readonly charges: readonly Charge[] };

interface StepState {
  readonly isCompleted: boolean;
  /** The payer chose to pay again after a refund. */
  readonly isPaidOnceMore: boolean;
}

/** What the payer sees while money is due. */
interface DueView {
  /** how much of the amount was paid by cash and check */
  readonly received: string | null;
  readonly isCalculatedLater: boolean;
  readonly notOnline: string | null;
  readonly canPay: boolean;
  readonly isUnavailable: boolean;
  readonly officeWays: readonly ('cash' | 'check')[];
}

interface PaymentView<Charge> {
  readonly title: string;
  readonly isStaffView: boolean;
  readonly isRefunded: boolean;
  readonly offersPayingOnceMore: boolean;
  readonly isVerifiable: boolean;
  /** null for staff, and if nothing needs to be paid */
  readonly due: DueView | null;
  /** how the payment ended or is doing */
  readonly outcome: string | null;
  readonly charges: readonly {
    readonly charge: Charge;
    readonly note: string | null;
    readonly advice: string | null;
  }[];
}

/** What a payment step shows, by the state of the payment and the viewer. */
export function paymentView<Charge extends AnyCharge>(
  payment: PaymentState<Charge>,
  { isCompleted, isPaidOnceMore }: StepState,
): PaymentView<Charge> {
  const { status, isOwn, availableActions } = payment;
  // No one needs to pay: at the current step, the submission still waits for it.
  const isRefunded = payment.isGivenBack && isCompleted;
  const canPay = availableActions.includes('pay') || availableActions.includes('choosePaymentMethod');
  return {
    title: paymentTitle(payment, isRefunded),
    // Anyone but the payer sees the staff view, even if they have nothing to do there.
    isStaffView: !isOwn,
    isRefunded,
    offersPayingOnceMore: isRefunded && isOwn && canPay && !isPaidOnceMore,
    isVerifiable: status === 'due',
    due: status === 'due' && isOwn && (!isRefunded || isPaidOnceMore) ? dueView(payment, canPay) : null,
    outcome: outcomeText(payment),
    charges: shownCharges(payment).map((charge) => ({
      charge,
      note: charge.status === 'pending' && charge.method === 'us_bank_account' ? paymentWords.bankPending : null,
      advice: canPay && isFailedLast(charge, payment) ? failedText(isOwn) : null,
    })),
  };
}

function dueView(payment: PaymentState<AnyCharge>, canPay: boolean): DueView {
  const { amountCents, receivedByHandCents: byHand, acceptedMethods } = payment;
  return {
    received:
      typeof amountCents === 'number' && byHand > 0
        ? paymentWords.receivedOf(formatUsd(byHand), formatUsd(amountCents))
        : null,
    isCalculatedLater: !payment.isCalculable,
    notOnline: notOnlineText(payment.outstandingCents, acceptedMethods),
    canPay,
    isUnavailable: acceptedMethods.length === 0,
    officeWays: (['cash', 'check'] as const).filter((way) => acceptedMethods.includes(way)),
  };
}

function outcomeText(payment: PaymentState<AnyCharge>): string | null {
  const { status, isOwn, waivedBy } = payment;
  if (status === 'paid') return isOwn ? paymentWords.received(formatUsd(payment.receivedCents)) : null;
  if (status === 'waived') return waivedBy ? paymentWords.waivedBy(waivedBy) : null;
  return pendingPaymentText(payment, isOwn);
}

/** A failed attempt no longer matters once the payment is settled. */
const shownCharges = <Charge extends AnyCharge>({ status, charges }: PaymentState<Charge>): readonly Charge[] =>
  status === 'due' ? charges : charges.filter((charge) => charge.status !== 'failed');

const isFailedLast = (charge: AnyCharge, { charges }: PaymentState<AnyCharge>): boolean =>
  charge.status === 'failed' && charge.id === charges[0]?.id;

const failedText = (isOwn: boolean): string => (isOwn ? paymentWords.failedNext : paymentWords.failedElse);
