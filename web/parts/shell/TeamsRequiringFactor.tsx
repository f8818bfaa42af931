import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { secondFactorRequiredWords } from '#messages/account/secondFactorRequiredWords.ts';
import type { TeamsRequiringFactor_viewer$key } from '#web/__generated__/TeamsRequiringFactor_viewer.graphql.ts';
import { TeamsRequiringFactorContext, joinTeamNames, securityPath } from '#web/parts/shell/factorRequirement.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

interface AskingTeamsProps {
  readonly viewer: TeamsRequiringFactor_viewer$key;
  readonly children: ReactNode;
}

/** Shows which teams require a second factor the user hasn't set up, and passes their names to the pages. */
export function TeamsRequiringFactor({ viewer, children }: AskingTeamsProps): ReactElement {
  const here = useLocation();
  const { teamsAskingForFactor } = useFragment(
    graphql`
      fragment TeamsRequiringFactor_viewer on Viewer {
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
    <TeamsRequiringFactorContext value={teams}>
      {teams.length > 0 && !isSaidThere && (
        <Alert
          tone="warning"
          action={<ButtonLink to={securityPath(here)}>{secondFactorRequiredWords.action}</ButtonLink>}
        >
          {secondFactorRequiredWords.notice(joinTeamNames(teams))}
        </Alert>
      )}
      {children}
    </TeamsRequiringFactorContext>
  );
}
