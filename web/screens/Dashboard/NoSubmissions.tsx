import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { NoSubmissions_viewer$key } from '#web/__generated__/NoSubmissions_viewer.graphql.ts';
import { submissionsWords } from '#web/messages/submissions.ts';
import { NoTeam } from '#web/parts/team/NoTeam.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

import { filterPath } from './submissionFilter.ts';

interface NoSubmissionsProps {
  readonly viewer: NoSubmissions_viewer$key;
  readonly isFiltered: boolean;
}

/** Why the list is empty, and what to do first where nothing has begun. */
export function NoSubmissions({ viewer, isFiltered }: NoSubmissionsProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment NoSubmissions_viewer on Viewer {
        hasAssignments
        teams {
          availableActions
        }
        ...NoTeam_viewer
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
  if (data.hasAssignments) {
    return (
      <EmptyState
        drawing="paper"
        title={submissionsWords.elsewhereTitle}
        action={
          <ButtonLink look="primary" to={filterPath({ completion: 'all', isMine: true })}>
            {submissionsWords.mine}
          </ButtonLink>
        }
      >
        {submissionsWords.elsewhere}
      </EmptyState>
    );
  }
  if (data.teams.length === 0)
    return <NoTeam viewer={data} title={submissionsWords.welcome} reason={submissionsWords.noTeamText} />;
  const mayCreate = data.teams.some(({ availableActions }) => availableActions.includes('createForm'));
  return (
    <EmptyState
      drawing="paper"
      title={submissionsWords.welcome}
      action={
        mayCreate && (
          <ButtonLink look="primary" to="/workflows/new">
            {submissionsWords.createForm}
          </ButtonLink>
        )
      }
    >
      {mayCreate ? submissionsWords.welcomeText : submissionsWords.nothingGiven}
    </EmptyState>
  );
}
