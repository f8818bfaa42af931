import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { factorNeededWords } from '#messages/account/factorNeededWords.ts';
import type { AskingTeams_viewer$key } from '#web/__generated__/AskingTeams_viewer.graphql.ts';
import { AskingTeamsContext, inWords, securityPath } from '#web/parts/shell/askingTeams.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

interface AskingTeamsProps {
  readonly viewer: AskingTeams_viewer$key;
  readonly children: ReactNode;
}

/** Shows which teams require a second factor the user hasn't set up, and passes their names to the pages. */
export function AskingTeams({ viewer, children }: AskingTeamsProps): ReactElement {
  const here = useLocation();
  const { teamsAskingForFactor } = useFragment(
    graphql`
      fragment AskingTeams_viewer on Viewer {
        teamsAskingForFactor {
          name
        }
      }
    `,
    viewer,
  );
  const teams = teamsAskingForFactor.map(({ name }) => name);
  // The teams' own pages and the security page show their own message.
  const isSaidThere = /^\/(teams|workflows)\/|^\/profile\/security/.test(here.pathname);
  return (
    <AskingTeamsContext value={teams}>
      {teams.length > 0 && !isSaidThere && (
        <Alert tone="warning" action={<ButtonLink to={securityPath(here)}>{factorNeededWords.action}</ButtonLink>}>
          {factorNeededWords.notice(inWords(teams))}
        </Alert>
      )}
      {children}
    </AskingTeamsContext>
  );
}
