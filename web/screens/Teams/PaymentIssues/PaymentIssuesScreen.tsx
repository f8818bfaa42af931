import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { paymentIssueWords } from '#messages/payment/paymentIssueWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { PaymentIssuesScreen_team$key } from '#web/__generated__/PaymentIssuesScreen_team.graphql.ts';
import type { PaymentIssuesScreenMoreQuery } from '#web/__generated__/PaymentIssuesScreenMoreQuery.graphql.ts';
import type { PaymentIssuesScreenQuery } from '#web/__generated__/PaymentIssuesScreenQuery.graphql.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PaymentIssueTable } from '#web/screens/Teams/PaymentIssues/PaymentIssueTable.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** The payment issues of a team, and how to fix each. */
export function PaymentIssuesScreen({ query }: ScreenProps<PaymentIssuesScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<PaymentIssuesScreenQuery>(
    graphql`
      query PaymentIssuesScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
          ...PaymentIssuesScreen_team
        }
      }
    `,
    query,
  );
  if (!team?.availableActions.includes('viewPaymentIssues')) throw new RequestError('notFound');
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

function Rows({ team }: { readonly team: PaymentIssuesScreen_team$key }): ReactElement {
  const { data, refetch, ...paging } = usePaginationFragment<
    PaymentIssuesScreenMoreQuery,
    PaymentIssuesScreen_team$key
  >(
    graphql`
      fragment PaymentIssuesScreen_team on Team
      @refetchable(queryName: "PaymentIssuesScreenMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        timeZone
        paymentIssueCount
        paymentIssues(first: $count, after: $cursor) @connection(key: "PaymentIssuesScreen_paymentIssues") {
          edges {
            node {
              ...PaymentIssueTable_paymentIssues
            }
          }
        }
      }
    `,
    team,
  );
  const paymentIssues = data.paymentIssues.edges.map(({ node }) => node);
  return (
    <>
      {data.paymentIssueCount ? <p>{paymentIssueWords.counted(data.paymentIssueCount)}</p> : null}
      <PaymentIssueTable
        paymentIssues={paymentIssues}
        timeZone={data.timeZone}
        onMended={() => void refetch({}, { fetchPolicy: 'store-and-network' })}
      />
      <MoreEntries label={paymentIssueWords.more} {...paging} />
    </>
  );
}
