import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { filtersOfGroup, type TransactionFilter, type TransactionGroup } from '#domain/payment/transactions.ts';
import { financeWords, transactionsPageWords } from '#messages/payment/financeWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { TransactionsScreen_team$key } from '#web/__generated__/TransactionsScreen_team.graphql.ts';
import type { TransactionsScreenMoreQuery } from '#web/__generated__/TransactionsScreenMoreQuery.graphql.ts';
import type { TransactionsScreenQuery } from '#web/__generated__/TransactionsScreenQuery.graphql.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { DateRangeForm } from '#web/screens/Teams/Finance/DateRangeForm.tsx';
import { ExportTransactions } from '#web/screens/Teams/Finance/ExportTransactions.tsx';
import { TotalsTable } from '#web/screens/Teams/Finance/TotalsTable.tsx';
import { TransactionTable } from '#web/screens/Teams/Finance/TransactionTable.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Payments in a date range, online or cash and checks: totals, rows, and export. */
export function TransactionsScreen({ query }: ScreenProps<TransactionsScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<TransactionsScreenQuery>(
    graphql`
      query TransactionsScreenQuery(
        $slug: String!
        $group: TransactionGroup!
        $show: TransactionFilter
        $startDate: String
        $endDate: String
      ) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          availableActions
          transactionSummary(group: $group, show: $show, startDate: $startDate, endDate: $endDate) {
            from
            to
            ...TotalsTable_summary
          }
          ...TransactionsScreen_team @arguments(group: $group, show: $show, startDate: $startDate, endDate: $endDate)
        }
      }
    `,
    query,
  );
  if (!team?.availableActions.includes('viewTransactions')) throw new RequestError('notFound');
  const group = query.variables.group === 'by_hand' ? 'by_hand' : 'online';
  const show = filtersOfGroup[group].find((one) => one === query.variables.show) ?? 'all';
  const { from, to } = team.transactionSummary;
  const words = transactionsPageWords[group];
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
        ]}
        note={words.note}
      >
        {words.title}
      </PageTitle>
      <DateRangeForm key={`${group} ${show} ${from} ${to}`} teamSlug={team.slug} {...{ group, show, from, to }}>
        {team.availableActions.includes('exportTransactions') && (
          <ExportTransactions teamId={team.id} {...{ group, show, from, to }} />
        )}
      </DateRangeForm>
      <TotalsTable summary={team.transactionSummary} group={group} show={show} />
      <Rows team={team} group={group} show={show} />
    </>
  );
}

interface RowsProps {
  readonly team: TransactionsScreen_team$key;
  readonly group: TransactionGroup;
  readonly show: TransactionFilter;
}

function Rows({ team, group, show }: RowsProps): ReactElement {
  const { data, ...paging } = usePaginationFragment<TransactionsScreenMoreQuery, TransactionsScreen_team$key>(
    graphql`
      fragment TransactionsScreen_team on Team
      @refetchable(queryName: "TransactionsScreenMoreQuery")
      @argumentDefinitions(
        group: { type: "TransactionGroup!" }
        show: { type: "TransactionFilter" }
        startDate: { type: "String" }
        endDate: { type: "String" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        timeZone
        transactions(
          group: $group
          show: $show
          startDate: $startDate
          endDate: $endDate
          first: $count
          after: $cursor
        ) @connection(key: "TransactionsScreen_transactions") {
          edges {
            node {
              ...TransactionTable_transactions
            }
          }
        }
      }
    `,
    team,
  );
  const transactions = data.transactions.edges.map(({ node }) => node);
  return (
    <>
      <TransactionTable transactions={transactions} group={group} show={show} timeZone={data.timeZone} />
      <MoreEntries label={financeWords.more} {...paging} />
    </>
  );
}
