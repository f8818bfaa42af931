import type { Facts } from '#domain/access/decide.ts';
import { decide } from '#domain/access/decide.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { receiveRefusal, unwaiveRefusal, waiveRefusal } from '#domain/payment/cashAndCheckPayments.ts';
import type { PaymentMethod } from '#domain/payment/methods.ts';
import { onlineAmountRefusal } from '#domain/payment/onlineAmount.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';
import { statusAllows, type ProcessAction } from '#domain/submission/actions.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

export interface PaymentFacts {
  readonly status: PaymentStatus;
  /** the remaining amount; null if the payer decides */
  readonly outstanding: Cents | null;
  /** amount received by cash or check */
  readonly byHand: Cents;
  readonly accepted: readonly PaymentMethod[];
  readonly isRequirement: boolean;
  /** a payment staff requested and then canceled */
  readonly isCanceled: boolean;
}

interface Offer {
  readonly right: 'pay' | 'choosePaymentMethod' | 'receivePayment' | 'removePayment' | 'waivePayment';
  readonly isOffered: (facts: PaymentFacts) => boolean;
}

/**
 * Accepted methods for the remaining amount. An amount too small or too large for online payment is paid at the office.
 */
const waysOf = ({ accepted, outstanding }: PaymentFacts): readonly PaymentMethod[] =>
  outstanding === null || onlineAmountRefusal(outstanding) === null
    ? accepted
    : accepted.filter((method) => method !== 'creditcard');

/** Each payment action: the right it needs, and when it applies. */
const offers = {
  pay: { right: 'pay', isOffered: (facts) => facts.status === 'due' && waysOf(facts).includes('creditcard') },
  choosePaymentMethod: {
    right: 'choosePaymentMethod',
    isOffered: (facts) => facts.status === 'due' && waysOf(facts).length > 0,
  },
  receivePayment: { right: 'receivePayment', isOffered: ({ status }) => receiveRefusal(status) === null },
  removePayment: { right: 'removePayment', isOffered: ({ byHand }) => byHand > 0 },
  waivePayment: {
    right: 'waivePayment',
    isOffered: ({ isRequirement, ...state }) => waiveRefusal(state, isRequirement) === null,
  },
  unwaivePayment: { right: 'waivePayment', isOffered: ({ status }) => unwaiveRefusal(status) === null },
} as const satisfies Record<string, Offer>;

/** Whether the action brings in money. Canceled requests accept none. */
export const bringsInMoney = (right: ProcessAction): boolean =>
  right === 'pay' || right === 'choosePaymentMethod' || right === 'receivePayment';

export type PaymentAction = keyof typeof offers;
const paymentActions = Object.keys(offers) as PaymentAction[];

/** The payment actions the viewer can take now. */
export function availablePaymentActions(
  payment: PaymentFacts,
  submission: SubmissionStatus,
  viewer: Facts<'payment'>,
): PaymentAction[] {
  return paymentActions.filter((action) => {
    const { right, isOffered }: Offer = offers[action];
    if (payment.isCanceled && bringsInMoney(right)) return false;
    return statusAllows(submission, right satisfies ProcessAction) && decide(right, viewer) && isOffered(payment);
  });
}
