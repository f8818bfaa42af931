import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ByHand_step$key } from '#web/__generated__/ByHand_step.graphql.ts';
import { paymentWords } from '#web/messages/payments.ts';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

/** How one pays without a card, as the form tells it. */
export function ByHand({ step }: { readonly step: ByHand_step$key }): ReactElement | null {
  const { config } = useFragment(
    graphql`
      fragment ByHand_step on Step {
        config {
          acceptsCash
          acceptsChecks
          cashInstructions
          checkInstructions
        }
      }
    `,
    step,
  );
  if (!config) return null;
  return (
    <>
      {config.acceptsCash && config.cashInstructions && (
        <section aria-label={paymentWords.inCash}>
          <h3>{paymentWords.inCash}</h3>
          <SafeHtml html={config.cashInstructions} />
        </section>
      )}
      {config.acceptsChecks && config.checkInstructions && (
        <section aria-label={paymentWords.byCheck}>
          <h3>{paymentWords.byCheck}</h3>
          <SafeHtml html={config.checkInstructions} />
        </section>
      )}
    </>
  );
}
