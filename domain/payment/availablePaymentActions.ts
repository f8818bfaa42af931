import type { Facts } from '#domain/access/decide.ts';
import { decide } from '#domain/access/decide.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { receiveRefusal, unwaiveRefusal, waiveRefusal } from '#domain/payment/byHand.ts';
import type { PaymentMethod } from '#domain/payment/methods.ts';
import { onlineAmountRefusal } from '#domain/payment/onlineAmount.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';
import { statusAllows, type ProcessAction } from '#domain/submission/actions.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

export interface PaymentFacts {
  readonly status: PaymentStatus;
  /** what is missing; null when the payer decides */
  readonly outstanding: Cents | null;
  /** what has come by hand */
  readonly byHand: Cents;
  readonly accepted: readonly PaymentMethod[];
  readonly isRequirement: boolean;
  /** staff asked for it, and no longer do */
  readonly isCanceled: boolean;
}

interface Offer {
  readonly right: 'pay' | 'choosePaymentMethod' | 'receivePayment' | 'removePayment' | 'waivePayment';
  readonly isOffered: (facts: PaymentFacts) => boolean;
}

/** How what is missing can come: what is too little or too much for the provider is paid at the office. */
const waysOf = ({ accepted, outstanding }: PaymentFacts): readonly PaymentMethod[] =>
  outstanding === null || onlineAmountRefusal(outstanding) === null
    ? accepted
    : accepted.filter((method) => method !== 'creditcard');

/** Each thing that can be done about a payment: who may, and when there is something to do. */
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

/** Whether money would come by it: what nobody asks for any more takes none. */
export const brings = (right: ProcessAction): boolean =>
  right === 'pay' || right === 'choosePaymentMethod' || right === 'receivePayment';

export type PaymentAction = keyof typeof offers;
const paymentActions = Object.keys(offers) as PaymentAction[];

/** What the viewer can do about a payment now. */
export function availablePaymentActions(
  payment: PaymentFacts,
  submission: SubmissionStatus,
  viewer: Facts<'payment'>,
): PaymentAction[] {
  return paymentActions.filter((action) => {
    const { right, isOffered }: Offer = offers[action];
    if (payment.isCanceled && brings(right)) return false;
    return statusAllows(submission, right satisfies ProcessAction) && decide(right, viewer) && isOffered(payment);
  });
}
