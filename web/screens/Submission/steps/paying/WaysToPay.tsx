// Prices are read by method name.
/* oxlint-disable relay/unused-fields */
import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { paymentTypes, type PaymentMethod, type PaymentType } from '#domain/payment/methods.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import type { CashAndCheckInstructions_step$key } from '#web/__generated__/CashAndCheckInstructions_step.graphql.ts';
import type { WaysToPay_payment$key } from '#web/__generated__/WaysToPay_payment.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { AmountLines, type Price } from '#web/screens/Submission/steps/paying/AmountLines.tsx';
import { CashAndCheckInstructions } from '#web/screens/Submission/steps/paying/CashAndCheckInstructions.tsx';
import { PayerAmount } from '#web/screens/Submission/steps/paying/PayerAmount.tsx';
import { PayOnline } from '#web/screens/Submission/steps/paying/PayOnline.tsx';
import { useChoosePaymentMethod } from '#web/screens/Submission/steps/paying/useChoosePaymentMethod.ts';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

const byHand = ['cash', 'check'] as const;
type ByHandWay = (typeof byHand)[number];
type Way = PaymentType | ByHandWay;
type Prices = Readonly<Record<PaymentType, Price | null | undefined>>;

const isByHand = (way: string | null | undefined): way is ByHandWay => way === 'cash' || way === 'check';
const methodOf = (way: Way): PaymentMethod => (isByHand(way) ? way : 'creditcard');

interface WaysToPayProps {
  readonly payment: WaysToPay_payment$key;
  /** source of the cash and check instructions; null if only online payment applies */
  readonly step: CashAndCheckInstructions_step$key | null;
}

/** The payer's payment methods with prices, and the form of the selected one. */
export function WaysToPay({ payment: key, step }: WaysToPayProps): ReactElement | null {
  const payment = useFragment(
    graphql`
      fragment WaysToPay_payment on Payment {
        id
        mode
        paymentMethod
        acceptedMethods
        availableActions
        card: quote(paymentType: card) {
          amountCents
          totalCents
          showsFees
        }
        us_bank_account: quote(paymentType: us_bank_account) {
          amountCents
          totalCents
          showsFees
        }
        ...PayOnline_payment
      }
    `,
    key,
  );
  const { id, mode, paymentMethod, acceptedMethods, availableActions } = payment;
  const fieldId = useId();
  const [chosen, setChosen] = useState<Way | null>(null);
  const [requestedPrices, setRequestedPrices] = useState<Prices | null>(null);
  const [choosePaymentMethod] = useChoosePaymentMethod();
  const choosing = useAction(
    (method: PaymentMethod) => choosePaymentMethod({ input: { paymentId: id, method } }),
    () => undefined,
  );
  const ways: readonly Way[] = [
    ...(availableActions.includes('pay') ? paymentTypes : []),
    ...(step === null ? [] : byHand.filter((way) => acceptedMethods.includes(way))),
  ];
  const meant = ways.find((way) => isByHand(way) && way === paymentMethod);
  const way = chosen ?? meant ?? ways[0];
  if (way === undefined) return null;
  const isPayers = mode === 'payerDetermined';
  const prices: Prices = isPayers ? (requestedPrices ?? { card: null, us_bank_account: null }) : payment;
  const { card } = prices;
  const choose = (next: Way): void => {
    setChosen(next);
    // Save only a change, because staff see a choice that differs from the default.
    if (step !== null && methodOf(next) !== (paymentMethod ?? 'creditcard')) choosing.run(methodOf(next));
  };
  const price = isByHand(way) ? withoutFees(card) : prices[way];
  return (
    <>
      {!isPayers && price && <AmountLines {...price} />}
      {ways.length > 1 && (
        <RadioGroup
          id={fieldId}
          name="paymentType"
          label={paymentWords.payWith}
          value={way}
          onChange={(value) => choose(value as Way)}
          options={ways.map((value) => ({
            value,
            label: paymentWords.types[value].label,
            hint: hintOf(value, prices),
          }))}
        />
      )}
      <Refusal sentence={choosing.refusal} />
      {isByHand(way) && step !== null && <CashAndCheckInstructions step={step} ways={[way]} />}
      {!isByHand(way) && isPayers && (
        <PayerAmount paymentId={id} amount={card?.amountCents ?? null} onPriced={setRequestedPrices} />
      )}
      {isPayers && price && <AmountLines {...price} />}
      {!isByHand(way) && price && <PayOnline payment={payment} paymentType={way} price={price} />}
    </>
  );
}

const withoutFees = (price: Price | null | undefined): Price | null =>
  price ? { ...price, totalCents: price.amountCents, showsFees: false } : null;

/** Processing time and fees of a method. */
function hintOf(way: Way, prices: Prices): string {
  const { hint } = paymentWords.types[way];
  const price = isByHand(way) ? null : prices[way];
  if (isByHand(way)) return prices.card?.showsFees ? `${hint} ${paymentWords.noFees}` : hint;
  return price?.showsFees ? `${hint} ${paymentWords.feesOf(formatUsd(price.totalCents - price.amountCents))}` : hint;
}
