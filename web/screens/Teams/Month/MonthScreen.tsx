import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { recentMonths } from '#domain/payment/monthReport.ts';
import { monthWords } from '#messages/payment/monthWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { MonthScreenQuery } from '#web/__generated__/MonthScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ExportMonth } from '#web/screens/Teams/Month/ExportMonth.tsx';
import { MonthBalance } from '#web/screens/Teams/Month/MonthBalance.tsx';
import { MonthLines } from '#web/screens/Teams/Month/MonthLines.tsx';
import { MonthPayouts } from '#web/screens/Teams/Month/MonthPayouts.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Teams/Month/Month.module.css';

const mostMonths = 36;

/** Month-end report: opening balance, revenue, refunds, and payouts. */
export function MonthScreen({ query }: ScreenProps<MonthScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<MonthScreenQuery>(
    graphql`
      query MonthScreenQuery($slug: String!, $month: String) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          timeZone
          availableActions
          monthReport(month: $month) {
            month
            thisMonth
            ...MonthBalance_report
            ...MonthLines_report
            ...MonthPayouts_report
          }
        }
      }
    `,
    query,
  );
  const depart = useGuardedNavigation();
  if (!team?.availableActions.includes('viewTransactions')) throw new RequestError('notFound');
  const at = `/teams/${team.slug}`;
  const { monthReport: report } = team;
  const months = recentMonths(`${report.thisMonth}-01`, mostMonths);
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: at },
        ]}
        note={monthWords.note}
      >
        {monthWords.title}
      </PageTitle>
      <div className={styles.chooser}>
        <Select
          id="report-month"
          name="month"
          label={monthWords.month}
          value={report.month}
          options={[...new Set([...months, report.month])].map((value) => ({ value, label: nameOf(value) }))}
          onChange={(month) => depart().go(`${at}/month_report?month=${month}`, { replace: true })}
        />
        {team.availableActions.includes('exportTransactions') && <ExportMonth teamId={team.id} month={report.month} />}
      </div>
      <MonthBalance report={report} />
      <MonthLines report={report} />
      <MonthPayouts report={report} timeZone={team.timeZone} />
    </>
  );
}

const nameOf = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
