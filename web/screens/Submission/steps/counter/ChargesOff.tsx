import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChargesOff_team$key } from '#web/__generated__/ChargesOff_team.graphql.ts';
import { counterWords } from '#web/messages/counterWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** That nobody can pay online, for those who can mend it. */
export function ChargesOff({ team }: { readonly team: ChargesOff_team$key }): ReactElement | null {
  const { slug, chargesEnabled, availableActions } = useFragment(
    graphql`
      fragment ChargesOff_team on Team {
        slug
        chargesEnabled
        availableActions
      }
    `,
    team,
  );
  if (chargesEnabled || !availableActions.includes('updatePayouts')) return null;
  return (
    <Alert
      tone="warning"
      title={counterWords.chargesOff}
      action={<ButtonLink to={`/teams/${slug}/merchant_accounts`}>{counterWords.toPayouts}</ButtonLink>}
    >
      {counterWords.chargesOffText}
    </Alert>
  );
}
