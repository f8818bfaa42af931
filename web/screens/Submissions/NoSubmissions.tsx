import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import type { NoSubmissions_viewer$key } from '#web/__generated__/NoSubmissions_viewer.graphql.ts';
import type { NoSubmissionsQuery } from '#web/__generated__/NoSubmissionsQuery.graphql.ts';
import type { ConditionNames } from '#web/lists/filter/conditionLabel.ts';
import { NoTeam } from '#web/parts/team/NoTeam.tsx';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { NoMatchingSubmissions } from '#web/screens/Submissions/NoMatchingSubmissions.tsx';
import type { SubmissionListView } from '#web/screens/Submissions/submissionListView.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NoSubmissionsProps {
  readonly viewer: NoSubmissions_viewer$key;
  readonly view: SubmissionListView;
  readonly names: ConditionNames;
}

/** Empty state, with a first step for new users. */
export function NoSubmissions({ viewer, view, names }: NoSubmissionsProps): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment NoSubmissions_viewer on Viewer {
        hasAssignments
        hasOtherForms
        teams {
          availableActions
        }
        ...NoTeam_viewer
      }
    `,
    viewer,
  );
  const isFiltered = view.filters === null || view.filters.length > 0;
  // Whether there are any submissions without the filter.
  const {
    data: anything,
    isLoading,
    hasFailed,
  } = useQueryResponse<NoSubmissionsQuery>(
    graphql`
      query NoSubmissionsQuery {
        submissionRows(filters: [], first: 1) {
          edges {
            __typename
          }
        }
      }
    `,
    isFiltered ? {} : null,
  );
  if (isLoading) return null;
  if (hasFailed || (anything && (anything.submissionRows.edges.length > 0 || data.hasAssignments)))
    return <NoMatchingSubmissions view={view} names={names} />;
  if (data.hasAssignments) {
    return (
      <EmptyState
        drawing="paper"
        title={submissionListWords.elsewhereTitle}
        action={
          <ButtonLink variant="primary" to="/processes?assigned=me">
            {submissionListWords.mine}
          </ButtonLink>
        }
      >
        {submissionListWords.elsewhere}
      </EmptyState>
    );
  }
  if (data.teams.length === 0)
    return (
      <NoTeam
        viewer={data}
        title={submissionListWords.welcome}
        reason={data.hasOtherForms ? submissionListWords.welcomeText : submissionListWords.noTeamText}
      />
    );
  const mayCreate = data.teams.some(({ availableActions }) => availableActions.includes('createForm'));
  return (
    <EmptyState
      drawing="paper"
      title={submissionListWords.welcome}
      action={
        mayCreate && (
          <ButtonLink variant="primary" to="/workflows/new">
            {submissionListWords.createForm}
          </ButtonLink>
        )
      }
    >
      {mayCreate ? submissionListWords.welcomeText : submissionListWords.nothingGiven}
    </EmptyState>
  );
}
