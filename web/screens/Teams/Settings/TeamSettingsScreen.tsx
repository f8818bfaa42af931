import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { teamSettingsWords, teamWords } from '#messages/team/teamWords.ts';
import type { TeamSettingsScreenQuery } from '#web/__generated__/TeamSettingsScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { SetupSteps } from '#web/parts/team/SetupSteps.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { LeaveTeam } from '#web/screens/Teams/Settings/LeaveTeam.tsx';
import { ReadOnlySettings } from '#web/screens/Teams/Settings/ReadOnlySettings.tsx';
import { SharedSave } from '#web/screens/Teams/Settings/SharedSave.tsx';
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
import { Card, Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

const tabs = ['general', 'look', 'domains', 'security'] as const;

/** A team's settings by topic. What is typed in one tab stays while another one is shown. */
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
          ...SetupSteps_teams
        }
      }
    `,
    query,
  );
  const search = useSearchParameters();
  const depart = useGuardedNavigation();
  if (!team) throw new RequestError('notFound');
  const mayUpdate = team.availableActions.includes('updateTeam');
  const contents = {
    general: (
      <Cards isWide>
        <Card title={teamSettingsWords.tabs.general} isTitleHidden isWide>
          <SharedSave>
            <TeamNameForm team={team} />
            <TeamTimeZoneForm team={team} />
            <TeamSupportForm team={team} />
            <TeamLicenseForm team={team} />
            <TeamTagsForm team={team} />
          </SharedSave>
        </Card>
        <TeamSlugForm team={team} />
      </Cards>
    ),
    look: (
      <SharedSave hasCards>
        <TeamColorForm team={team} />
        <TeamLogoForm team={team} />
        <TeamBannerForm team={team} />
      </SharedSave>
    ),
    domains: (
      <Cards>
        <TeamDomainsCard team={team} />
      </Cards>
    ),
    security: (
      <Cards isPaired>
        {team.availableActions.includes('requireSecondFactor') && <TeamFactorCard team={team} />}
        <Cards>
          <TeamRefundForm team={team} />
          <LeaveTeam team={team} />
        </Cards>
      </Cards>
    ),
  };
  return (
    <>
      <PageTitle within={teamSettingsWords.title} crumbs={[{ label: teamWords.title, to: '/teams' }]}>
        {team.name}
      </PageTitle>
      <SetupSteps teams={[team]} />
      {mayUpdate ? (
        <Tabs
          label={teamSettingsWords.title}
          selected={tabs.find((tab) => tab === search.get('tab')) ?? 'general'}
          onSelect={(tab) => depart().search({ tab }, { replace: true, preventScrollReset: true })}
          keepsAll
          tabs={tabs.map((id) => ({ id, label: teamSettingsWords.tabs[id], content: contents[id] }))}
        />
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
