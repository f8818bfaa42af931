import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { paymentIssueWords } from '#messages/payment/paymentIssueWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { MisfitsScreen_team$key } from '#web/__generated__/MisfitsScreen_team.graphql.ts';
import type { MisfitsScreenMoreQuery } from '#web/__generated__/MisfitsScreenMoreQuery.graphql.ts';
import type { MisfitsScreenQuery } from '#web/__generated__/MisfitsScreenQuery.graphql.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { MisfitTable } from '#web/screens/Teams/Misfits/MisfitTable.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** The payment issues of a team, and how to fix each. */
export function MisfitsScreen({ query }: ScreenProps<MisfitsScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<MisfitsScreenQuery>(
    graphql`
      query MisfitsScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
          ...MisfitsScreen_team
        }
      }
    `,
    query,
  );
  if (!team?.availableActions.includes('viewMisfits')) throw new RequestError('notFound');
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
        ]}
        note={paymentIssueWords.note}
      >
        {paymentIssueWords.title}
      </PageTitle>
      <Rows team={team} />
    </>
  );
}

function Rows({ team }: { readonly team: MisfitsScreen_team$key }): ReactElement {
  const { data, refetch, ...paging } = usePaginationFragment<MisfitsScreenMoreQuery, MisfitsScreen_team$key>(
    graphql`
      fragment MisfitsScreen_team on Team
      @refetchable(queryName: "MisfitsScreenMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        timeZone
        misfitCount
        misfits(first: $count, after: $cursor) @connection(key: "MisfitsScreen_misfits") {
          edges {
            node {
              ...MisfitTable_misfits
            }
          }
        }
      }
    `,
    team,
  );
  const misfits = data.misfits.edges.map(({ node }) => node);
  return (
    <>
      {data.misfitCount ? <p>{paymentIssueWords.counted(data.misfitCount)}</p> : null}
      <MisfitTable
        misfits={misfits}
        timeZone={data.timeZone}
        onMended={() => void refetch({}, { fetchPolicy: 'store-and-network' })}
      />
      <MoreEntries label={paymentIssueWords.more} {...paging} />
    </>
  );
}
