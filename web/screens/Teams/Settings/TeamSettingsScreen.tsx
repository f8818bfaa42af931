import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { teamSettingsWords, teamWords } from '#messages/team/teamWords.ts';
import type { TeamSettingsScreenQuery } from '#web/__generated__/TeamSettingsScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { LeaveTeam } from '#web/screens/Teams/Settings/LeaveTeam.tsx';
import { ReadOnlySettings } from '#web/screens/Teams/Settings/ReadOnlySettings.tsx';
import { TeamBannerForm } from '#web/screens/Teams/Settings/TeamBannerForm.tsx';
import { TeamColorForm } from '#web/screens/Teams/Settings/TeamColorForm.tsx';
import { TeamDomainsCard } from '#web/screens/Teams/Settings/TeamDomainsCard.tsx';
import { TeamFactorCard } from '#web/screens/Teams/Settings/TeamFactorCard.tsx';
import { TeamLicenseForm } from '#web/screens/Teams/Settings/TeamLicenseForm.tsx';
import { TeamLogoForm } from '#web/screens/Teams/Settings/TeamLogoForm.tsx';
import { TeamNameForm } from '#web/screens/Teams/Settings/TeamNameForm.tsx';
import { TeamRefundForm } from '#web/screens/Teams/Settings/TeamRefundForm.tsx';
import { TeamSlugForm } from '#web/screens/Teams/Settings/TeamSlugForm.tsx';
import { TeamSupportForm } from '#web/screens/Teams/Settings/TeamSupportForm.tsx';
import { TeamTagsForm } from '#web/screens/Teams/Settings/TeamTagsForm.tsx';
import { TeamTimeZoneForm } from '#web/screens/Teams/Settings/TeamTimeZoneForm.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function TeamSettingsScreen({ query }: ScreenProps<TeamSettingsScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<TeamSettingsScreenQuery>(
    graphql`
      query TeamSettingsScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          availableActions
          ...TeamNameForm_team
          ...TeamColorForm_team
          ...TeamLogoForm_team
          ...TeamBannerForm_team
          ...TeamTimeZoneForm_team
          ...TeamSlugForm_team
          ...TeamDomainsCard_team
          ...TeamSupportForm_team
          ...TeamTagsForm_team
          ...TeamLicenseForm_team
          ...TeamRefundForm_team
          ...ReadOnlySettings_team
          ...TeamFactorCard_team
          ...LeaveTeam_team
        }
      }
    `,
    query,
  );
  if (!team) throw new RequestError('notFound');
  const mayUpdate = team.availableActions.includes('updateTeam');
  return (
    <>
      <PageTitle within={teamSettingsWords.title} crumbs={[{ label: teamWords.title, to: '/teams' }]}>
        {team.name}
      </PageTitle>
      {mayUpdate ? (
        <Cards>
          <TeamNameForm team={team} />
          <TeamColorForm team={team} />
          <TeamLogoForm team={team} />
          <TeamBannerForm team={team} />
          <TeamTimeZoneForm team={team} />
          <TeamSlugForm team={team} />
          <TeamDomainsCard team={team} />
          <TeamSupportForm team={team} />
          <TeamTagsForm team={team} />
          <TeamLicenseForm team={team} />
          {team.availableActions.includes('requireSecondFactor') && <TeamFactorCard team={team} />}
          <TeamRefundForm team={team} />
          <LeaveTeam team={team} />
        </Cards>
      ) : (
        <>
          <Alert tone="warning">{teamSettingsWords.readOnly}</Alert>
          <ReadOnlySettings team={team} />
          <LeaveTeam team={team} />
        </>
      )}
    </>
  );
}
