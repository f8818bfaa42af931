import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import type { OnlinePaymentsOff_team$key } from '#web/__generated__/OnlinePaymentsOff_team.graphql.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** Warns that online payments are off: with a link to turn them on for people who can, or whom to ask. */
export function OnlinePaymentsOff({ team }: { readonly team: OnlinePaymentsOff_team$key }): ReactElement | null {
  const { slug, chargesEnabled, availableActions } = useFragment(
    graphql`
      fragment OnlinePaymentsOff_team on Team {
        slug
        chargesEnabled
        availableActions
      }
    `,
    team,
  );
  if (chargesEnabled) return null;
  const mends = availableActions.includes('updatePayouts');
  return (
    <Alert
      tone="warning"
      title={cashPaymentWords.chargesOff}
      action={mends && <ButtonLink to={`/teams/${slug}/merchant_accounts`}>{cashPaymentWords.toPayouts}</ButtonLink>}
    >
      {cashPaymentWords.chargesOffText}
      {!mends && ` ${cashPaymentWords.askFinance}`}
    </Alert>
  );
}
