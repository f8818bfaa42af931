import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { payoutWords } from '#messages/payment/payoutWords.ts';
import type { PayoutStatus_team$key } from '#web/__generated__/PayoutStatus_team.graphql.ts';
import type { PayoutStatusMutation } from '#web/__generated__/PayoutStatusMutation.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useMutation } from '#web/relay/mutation.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

/** Status of the merchant account, with a link to the provider's page for missing details. */
export function PayoutStatus({ team: key }: { readonly team: PayoutStatus_team$key }): ReactElement {
  const team = useFragment(
    graphql`
      fragment PayoutStatus_team on Team {
        id
        chargesEnabled
        merchantAccount {
          payoutsEnabled
          detailsSubmitted
        }
      }
    `,
    key,
  );
  const [setUp] = useMutation<PayoutStatusMutation>(graphql`
    mutation PayoutStatusMutation($input: SetUpMerchantAccountInput!) {
      setUpMerchantAccount(input: $input) {
        ... on SetUpMerchantAccountPayload {
          onboardingUrl
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const opening = useAction(
    (teamId: string) => setUp({ input: { teamId } }),
    ({ onboardingUrl }, _id, { leave }) => leave(onboardingUrl),
  );
  const { chargesEnabled, merchantAccount } = team;
  const { title, text, action } = textOf(chargesEnabled, merchantAccount !== null && merchantAccount !== undefined);
  return (
    <>
      <Alert
        tone={chargesEnabled ? 'success' : 'info'}
        title={title}
        action={
          <Button
            variant={chargesEnabled ? 'secondary' : 'primary'}
            isPending={opening.pending !== null}
            pendingLabel={payoutWords.opening}
            onPress={() => opening.run(team.id)}
          >
            {action}
          </Button>
        }
      >
        {text}
      </Alert>
      <Refusal sentence={opening.refusal} />
      {merchantAccount && (
        <DescriptionList
          facts={[
            [payoutWords.charges, chargesEnabled ? payoutWords.yes : payoutWords.no],
            [payoutWords.payouts, merchantAccount.payoutsEnabled ? payoutWords.yes : payoutWords.no],
            [payoutWords.papers, merchantAccount.detailsSubmitted ? payoutWords.given : payoutWords.missing],
          ]}
        />
      )}
    </>
  );
}

interface PayoutStatusText {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

function textOf(chargesEnabled: boolean, isBegun: boolean): PayoutStatusText {
  const { ready, readyText, change, unfinished, unfinishedText, goOn, notBegun, notBegunText, begin } = payoutWords;
  if (chargesEnabled) return { title: ready, text: readyText, action: change };
  return isBegun
    ? { title: unfinished, text: unfinishedText, action: goOn }
    : { title: notBegun, text: notBegunText, action: begin };
}
