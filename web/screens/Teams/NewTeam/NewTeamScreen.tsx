import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { applyForTeamWords } from '#messages/operator/operatorPageWords.ts';
import { newTeamWords, teamWords } from '#messages/team/teamWords.ts';
import type { NewTeamScreenQuery } from '#web/__generated__/NewTeamScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ApplyForm } from '#web/screens/Teams/NewTeam/ApplyForm.tsx';
import { NewTeamForm } from '#web/screens/Teams/NewTeam/NewTeamForm.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

const crumbs = [{ label: teamWords.title, to: '/teams' }];

/** Depending on the installation: create a team, request one, or see whom to ask. */
export function NewTeamScreen({ query }: ScreenProps<NewTeamScreenQuery>): ReactElement {
  const { viewer } = usePreloadedQuery<NewTeamScreenQuery>(
    graphql`
      query NewTeamScreenQuery @preloadable {
        viewer {
          wayToTeam
          isOperator
          teamApplications {
            name
            state
            declineReason
          }
        }
      }
    `,
    query,
  );
  if (!viewer || viewer.wayToTeam === 'none') {
    return (
      <>
        <PageTitle crumbs={crumbs}>{newTeamWords.title}</PageTitle>
        <EmptyState drawing="gate" title={applyForTeamWords.noneTitle}>
          {applyForTeamWords.none}
        </EmptyState>
      </>
    );
  }
  if (viewer.wayToTeam === 'create') {
    return (
      <>
        <PageTitle crumbs={crumbs} note={newTeamWords.lead}>
          {newTeamWords.title}
        </PageTitle>
        <NewTeamForm isOperator={viewer.isOperator} />
      </>
    );
  }
  const [last] = viewer.teamApplications;
  return (
    <>
      <PageTitle crumbs={crumbs} note={applyForTeamWords.lead}>
        {applyForTeamWords.title}
      </PageTitle>
      {last?.state === 'waiting' && (
        <EmptyState drawing="paper" title={applyForTeamWords.waitingTitle(last.name)}>
          {applyForTeamWords.waiting}
        </EmptyState>
      )}
      {last?.state === 'declined' && (
        <Alert tone="warning" title={applyForTeamWords.declinedTitle(last.name)}>
          {last.declineReason}
        </Alert>
      )}
      {last?.state !== 'waiting' && <ApplyForm />}
    </>
  );
}
