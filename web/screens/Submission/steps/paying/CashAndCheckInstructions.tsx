import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import type { CashAndCheckInstructions_step$key } from '#web/__generated__/CashAndCheckInstructions_step.graphql.ts';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

interface ByHandProps {
  readonly step: CashAndCheckInstructions_step$key;
  readonly ways: readonly ('cash' | 'check')[];
}

/** How to pay by cash or check, from the form's instructions or the default. */
export function CashAndCheckInstructions({ step, ways }: ByHandProps): ReactElement | null {
  const { config } = useFragment(
    graphql`
      fragment CashAndCheckInstructions_step on Step {
        config {
          cashInstructions
          checkInstructions
        }
      }
    `,
    step,
  );
  const told = { cash: config?.cashInstructions, check: config?.checkInstructions };
  return (
    <>
      {ways.map((way) => {
        const html = told[way];
        return (
          <section key={way} aria-label={paymentWords.byHand[way]}>
            <h3>{paymentWords.byHand[way]}</h3>
            {html ? <SafeHtml html={html} /> : <p>{paymentWords.usually[way]}</p>}
          </section>
        );
      })}
    </>
  );
}
