import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { unclaimedWords as words } from '#messages/filling/unclaimedWords.ts';
import type { UnclaimedNotice_team$key } from '#web/__generated__/UnclaimedNotice_team.graphql.ts';
import { Alert } from '#web/ui/Alert.tsx';

/** Above the Start button of a form whose team no one has confirmed to be a government's. */
export function UnclaimedNotice({ team }: { readonly team: UnclaimedNotice_team$key }): ReactElement | null {
  const { name, isClaimed, availableActions } = useFragment(
    graphql`
      fragment UnclaimedNotice_team on Team {
        name
        isClaimed
        availableActions
      }
    `,
    team,
  );
  if (isClaimed) return null;
  const isMember = availableActions.includes('leaveTeam');
  return (
    <Alert tone="warning" title={words.title}>
      {isMember ? words.member : words.text(name)}
    </Alert>
  );
}
