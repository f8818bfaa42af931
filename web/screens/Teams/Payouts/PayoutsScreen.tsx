import { useEffect, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { payoutWords } from '#messages/payment/payoutWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { PayoutsScreenQuery } from '#web/__generated__/PayoutsScreenQuery.graphql.ts';
import type { PayoutsScreenRefreshMutation } from '#web/__generated__/PayoutsScreenRefreshMutation.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { useMutation } from '#web/relay/mutation.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PayoutScheduleForm } from '#web/screens/Teams/Payouts/PayoutScheduleForm.tsx';
import { PayoutStatus } from '#web/screens/Teams/Payouts/PayoutStatus.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Whether residents can pay the team online, and how to set it up. */
export function PayoutsScreen({ query }: ScreenProps<PayoutsScreenQuery>): ReactElement {
  const search = useSearchParameters();
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

/** Returning from the provider's page is often faster than its webhook. */
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
    // On failure the old state stays, and the webhook updates it later.
    void refresh({ input: { teamId } });
  }, [refresh, teamId]);
}
