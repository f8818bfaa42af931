import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { NoSubmissions_viewer$key } from '#web/__generated__/NoSubmissions_viewer.graphql.ts';
import { submissionsWords } from '#web/messages/submissions.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NoSubmissionsProps {
  readonly viewer: NoSubmissions_viewer$key;
  readonly isFiltered: boolean;
}

/** Why the list is empty, and what to do first where nothing has begun. */
export function NoSubmissions({ viewer, isFiltered }: NoSubmissionsProps): ReactElement {
  const { teams } = useFragment(
    graphql`
      fragment NoSubmissions_viewer on Viewer {
        teams {
          __typename
        }
      }
    `,
    viewer,
  );
  if (isFiltered) {
    return (
      <EmptyState drawing="lens" title={submissionsWords.noMatchTitle}>
        {submissionsWords.noMatch}
      </EmptyState>
    );
  }
  const hasTeam = teams.length > 0;
  return (
    <EmptyState
      drawing={hasTeam ? 'paper' : 'gate'}
      title={submissionsWords.welcome}
      action={
        <ButtonLink look="primary" to={hasTeam ? '/workflows/new' : '/teams/new'}>
          {hasTeam ? submissionsWords.createForm : submissionsWords.createTeam}
        </ButtonLink>
      }
    >
      {hasTeam ? submissionsWords.welcomeText : submissionsWords.noTeamText}
    </EmptyState>
  );
}
