import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { disputeStates } from '#domain/payment/disputes.ts';
import { disputesWords } from '#messages/payment/disputesWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { DisputesScreen_team$key } from '#web/__generated__/DisputesScreen_team.graphql.ts';
import type { DisputesScreenMoreQuery } from '#web/__generated__/DisputesScreenMoreQuery.graphql.ts';
import type { DisputesScreenQuery } from '#web/__generated__/DisputesScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { disputeFilterIn } from '#web/screens/Teams/Disputes/disputeFilterIn.ts';
import { DisputeTable } from '#web/screens/Teams/Disputes/DisputeTable.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Teams/Finance/Finance.module.css';

export function DisputesScreen({ query }: ScreenProps<DisputesScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<DisputesScreenQuery>(
    graphql`
      query DisputesScreenQuery($slug: String!, $state: DisputeState) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
          ...DisputesScreen_team @arguments(state: $state)
        }
      }
    `,
    query,
  );
  const depart = useGuardedNavigation();
  const { state } = disputeFilterIn(new URLSearchParams(useLocation().search));
  if (!team?.availableActions.includes('viewChargeDisputes')) throw new RequestError('notFound');
  const at = `/teams/${team.slug}`;
  const path = `${at}/charge_disputes`;
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: at },
        ]}
        note={disputesWords.note}
      >
        {disputesWords.title}
      </PageTitle>
      <div className={styles.days}>
        <Select
          id="dispute-state"
          name="state"
          label={disputesWords.which}
          value={state ?? ''}
          options={[
            { value: '', label: disputesWords.all },
            ...disputeStates.map((value) => ({ value, label: disputesWords.states[value] })),
          ]}
          onChange={(value) => depart().go(value === '' ? path : `${path}?state=${value}`, { replace: true })}
        />
      </div>
      <Disputes team={team} path={path} isFiltered={state !== null} />
    </>
  );
}

interface DisputesProps {
  readonly team: DisputesScreen_team$key;
  readonly path: string;
  readonly isFiltered: boolean;
}

function Disputes({ team, path, isFiltered }: DisputesProps): ReactElement {
  const { data, ...paging } = usePaginationFragment<DisputesScreenMoreQuery, DisputesScreen_team$key>(
    graphql`
      fragment DisputesScreen_team on Team
      @refetchable(queryName: "DisputesScreenMoreQuery")
      @argumentDefinitions(
        state: { type: "DisputeState" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        timeZone
        chargeDisputes(state: $state, first: $count, after: $cursor) @connection(key: "DisputesScreen_chargeDisputes") {
          edges {
            node {
              ...DisputeTable_disputes
            }
          }
        }
      }
    `,
    team,
  );
  const disputes = data.chargeDisputes.edges.map(({ node }) => node);
  return (
    <>
      <DisputeTable disputes={disputes} path={path} timeZone={data.timeZone} isFiltered={isFiltered} />
      <MoreEntries label={disputesWords.more} {...paging} />
    </>
  );
}
