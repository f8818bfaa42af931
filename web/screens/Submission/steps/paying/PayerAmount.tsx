// Prices are read by method name.
/* oxlint-disable relay/unused-fields */
import { useEffect, useState, type ReactElement } from 'react';
import { graphql } from 'react-relay';
import { formatAmount, parseMoney, type Cents } from '#domain/kernel/money.ts';
import { parseOnlineAmount } from '#domain/payment/onlineAmount.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import { failureSentences } from '#messages/shell/failureWords.ts';
import type { PayerAmountQuery } from '#web/__generated__/PayerAmountQuery.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import type { Price } from '#web/screens/Submission/steps/paying/AmountLines.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const query = graphql`
  query PayerAmountQuery($id: ID!, $amountCents: Float!) {
    node(id: $id) {
      ... on Payment @alias(as: "payment") {
        card: quote(paymentType: card, amountCents: $amountCents) {
          amountCents
          totalCents
          showsFees
        }
        us_bank_account: quote(paymentType: us_bank_account, amountCents: $amountCents) {
          amountCents
          totalCents
          showsFees
        }
      }
    }
  }
`;

interface Prices {
  readonly card: Price | null | undefined;
  readonly us_bank_account: Price | null | undefined;
}

interface PayerAmountProps {
  readonly paymentId: string;
  /** amount entered before switching to another method */
  readonly amount: Cents | null;
  /** prices per method for the amount; null while it is being typed */
  readonly onPriced: (prices: Prices | null) => void;
}

export function PayerAmount({ paymentId, amount: before, onPriced }: PayerAmountProps): ReactElement {
  const [checkedAmount, setCheckedAmount] = useState(before);
  const { data, isLoading, hasFailed, refetch } = useQueryResponse<PayerAmountQuery>(
    query,
    checkedAmount === null ? null : { id: paymentId, amountCents: checkedAmount },
  );
  const form = useForm({
    initial: { amount: before === null ? '' : formatAmount(before) },
    labels: { amount: paymentWords.amount },
    check: ({ amount }) => {
      const read = parseOnlineAmount(amount);
      return read.ok ? [] : [{ path: 'amount', code: read.error }];
    },
    send: ({ amount }) => Promise.resolve({ kind: 'done' as const, value: parseMoney(amount) }),
    onDone: (cents) => {
      if (cents !== null) form.replace({ amount: formatAmount(cents) });
      setCheckedAmount(cents);
    },
  });
  const prices = data?.node?.payment ?? null;
  const isShown = checkedAmount !== null && !isLoading && parseMoney(form.values.amount) === checkedAmount;
  useEffect(() => onPriced(isShown ? prices : null), [isShown, onPriced, prices]);
  return (
    <Form label={paymentWords.howMuch} {...form.form} problem={paymentWords.whoops}>
      <TextField {...form.field('amount')} hint={paymentWords.amountHint} inputMode="decimal" prefix="$" />
      {hasFailed && (
        <Alert tone="danger" isLive action={<Button onPress={refetch}>{paymentWords.again}</Button>}>
          {failureSentences.unreachable}
        </Alert>
      )}
      <FormActions>
        <Button type="submit" variant={isShown ? 'secondary' : 'primary'} isPending={isLoading}>
          {paymentWords.useAmount}
        </Button>
      </FormActions>
    </Form>
  );
}
