import { useEffect, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { payoutWords } from '#messages/payment/payoutWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { PayoutsScreenQuery } from '#web/__generated__/PayoutsScreenQuery.graphql.ts';
import type { PayoutsScreenRefreshMutation } from '#web/__generated__/PayoutsScreenRefreshMutation.graphql.ts';
import { useSearch } from '#web/navigation/useSearch.ts';
import { useMutation } from '#web/relay/mutation.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PayoutScheduleForm } from '#web/screens/Teams/Payouts/PayoutScheduleForm.tsx';
import { PayoutStatus } from '#web/screens/Teams/Payouts/PayoutStatus.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Whether residents can pay the team online, and the way to make it so. */
export function PayoutsScreen({ query }: ScreenProps<PayoutsScreenQuery>): ReactElement {
  const search = useSearch();
  const { teamBySlug: team } = usePreloadedQuery<PayoutsScreenQuery>(
    graphql`
      query PayoutsScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          availableActions
          ...PayoutStatus_team
          ...PayoutScheduleForm_team
        }
      }
    `,
    query,
  );
  if (!team?.availableActions.includes('viewPayouts')) throw new RequestError('notFound');
  useRefresh(team.id);
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
        ]}
        note={payoutWords.lead}
      >
        {payoutWords.title}
      </PageTitle>
      {search.get('link') === 'expired' && (
        <Alert tone="warning" isLive>
          {payoutWords.expired}
        </Alert>
      )}
      <PayoutStatus team={team} />
      <PayoutScheduleForm team={team} />
    </>
  );
}

/** Whoever comes back from the provider is often faster than what the provider tells us. */
function useRefresh(teamId: string): void {
  const [refresh] = useMutation<PayoutsScreenRefreshMutation>(graphql`
    mutation PayoutsScreenRefreshMutation($input: RefreshMerchantAccountInput!) {
      refreshMerchantAccount(input: $input) {
        ... on RefreshMerchantAccountPayload {
          team {
            ...PayoutStatus_team
            ...PayoutScheduleForm_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  useEffect(() => {
    // when it fails, what was known before stands, and the provider tells us by itself
    void refresh({ input: { teamId } });
  }, [refresh, teamId]);
}
