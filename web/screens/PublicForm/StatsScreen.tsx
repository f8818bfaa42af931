import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { percentOf } from '#domain/metrics/shares.ts';
import { statisticsWords } from '#messages/form/statisticsWords.ts';
import { visualizerWords as words } from '#messages/form/visualizerWords.ts';
import type { StatsScreenQuery } from '#web/__generated__/StatsScreenQuery.graphql.ts';
import { Figure } from '#web/charts/Figure.tsx';
import { LaunchChart } from '#web/charts/LaunchChart.tsx';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { costRange } from '#web/parts/costSentence.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormTabs } from '#web/screens/PublicForm/FormTabs.tsx';
import { Visualizer } from '#web/screens/PublicForm/Visualizer.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/charts/charts.module.css';
import layout from '#web/screens/PublicForm/PublicFormScreen.module.css';

/** A form's public statistics and answers. */
export function StatsScreen({ query }: ScreenProps<StatsScreenQuery>): ReactElement {
  const { viewer, publicForm: form } = usePreloadedQuery<StatsScreenQuery>(
    graphql`
      query StatsScreenQuery($teamSlug: String!, $slug: String!) @preloadable {
        viewer {
          __typename
        }
        publicForm(teamSlug: $teamSlug, slug: $slug) {
          name
          slug
          team {
            slug
            ...TownShell_team
          }
          ...FormTabs_form
          publicStatistics {
            last30Days
            launched
            completed
            medianTimeInWords
            lowestCostCents
            highestCostCents
            launches {
              ...LaunchChart_launches
            }
          }
          publishedVersion {
            ...Visualizer_version
          }
        }
      }
    `,
    query,
  );
  const statistics = form?.publicStatistics;
  if (!form || !statistics) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  const { name, slug, team, publishedVersion } = form;
  const page = `/${team.slug}/${slug}`;
  // The team's slug changed; redirect to the current one.
  if (query.variables.teamSlug.toLowerCase() !== team.slug.toLowerCase()) return <Redirect to={`${page}/data`} />;
  const { last30Days, launched, completed, medianTimeInWords } = statistics;
  const cost = costRange(statistics.lowestCostCents ?? null, statistics.highestCostCents ?? null);
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)} isWide>
      <div className={layout.page} data-whole="">
        <PageTitle within={name} crumbs={[{ label: name, to: page }]}>
          {words.stats}
        </PageTitle>
        <FormTabs form={form} />
        {launched === 0 ? (
          <EmptyState drawing="paper" title={words.never}>
            {words.neverText}
          </EmptyState>
        ) : (
          <section className={styles.body} aria-label={statisticsWords.title}>
            <ul className={styles.figures}>
              <Figure
                name={statisticsWords.last30Days}
                value={statisticsWords.inNumbers(last30Days)}
                note={statisticsWords.ofEver(launched)}
              />
              <Figure
                name={statisticsWords.completed}
                value={statisticsWords.inNumbers(completed)}
                note={statisticsWords.ofLaunched(percentOf(completed, launched) ?? 0)}
              />
              {medianTimeInWords && (
                <Figure name={statisticsWords.median} value={medianTimeInWords} note={statisticsWords.medianNote} />
              )}
              {cost && <Figure name={statisticsWords.cost} value={cost} note={statisticsWords.costsNote} />}
            </ul>
            <LaunchChart launches={statistics.launches} />
            {publishedVersion && <Visualizer version={publishedVersion} />}
          </section>
        )}
      </div>
    </TownShell>
  );
}
