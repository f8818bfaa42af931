import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import { formatUsd } from '#domain/kernel/money.ts';
import type { CardForm_payment$key } from '#web/__generated__/CardForm_payment.graphql.ts';
import { paymentWords } from '#web/messages/payments.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

import { cardOf, cardProblems, emptyCard } from './cardValues.ts';
import styles from './PaymentStep.module.css';
import { usePayByCard } from './usePayByCard.ts';

/** A card, sent to the provider and to nobody else. */
export function CardForm({ payment: key }: { readonly payment: CardForm_payment$key }): ReactElement {
  const { id, quote } = useFragment(
    graphql`
      fragment CardForm_payment on Payment {
        id
        quote(paymentType: card) {
          amountCents
          totalCents
        }
      }
    `,
    key,
  );
  const payByCard = usePayByCard();
  const form = useForm({
    initial: emptyCard,
    labels: {
      holder: paymentWords.holder,
      number: paymentWords.number,
      expiry: paymentWords.expiry,
      verification: paymentWords.verification,
    },
    check: cardProblems,
    send: (values) => payByCard({ paymentId: id, amountCents: quote?.amountCents ?? null, card: cardOf(values) }),
    onDone: () => form.replace(emptyCard),
  });
  const total = formatUsd(quote?.totalCents ?? 0);
  return (
    <Form label={paymentWords.byCard} {...form.form}>
      <Alert tone="info">{paymentWords.sandbox}</Alert>
      <TextField {...form.field('holder')} autoComplete="cc-name" />
      <TextField {...form.field('number')} autoComplete="cc-number" inputMode="numeric" maxLength={23} />
      <div className={styles.pair}>
        <TextField {...form.field('expiry')} hint={paymentWords.expiryHint} autoComplete="cc-exp" maxLength={9} />
        <TextField
          {...form.field('verification')}
          hint={paymentWords.verificationHint}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <FormActions>
        <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={paymentWords.paying}>
          {paymentWords.pay(total)}
        </Button>
      </FormActions>
    </Form>
  );
}
