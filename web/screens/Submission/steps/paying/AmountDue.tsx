import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AmountDue_quote$key } from '#web/__generated__/AmountDue_quote.graphql.ts';
import { AmountLines } from '#web/screens/Submission/steps/paying/AmountLines.tsx';

export function AmountDue({ quote }: { readonly quote: AmountDue_quote$key }): ReactElement {
  const { amountCents, totalCents, showsFees } = useFragment(
    graphql`
      fragment AmountDue_quote on PaymentQuote {
        amountCents
        totalCents
        showsFees
      }
    `,
    quote,
  );
  return <AmountLines {...{ amountCents, totalCents, showsFees }} />;
}
