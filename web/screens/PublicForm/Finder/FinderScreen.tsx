import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { followAnswers } from '#domain/finder/finderPaths.ts';
import type { FinderScreenQuery } from '#web/__generated__/FinderScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { finderContent } from '#web/parts/finder/finderContent.ts';
import { answersIn, finderPath } from '#web/parts/finder/finderPath.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FinderQuestionPage } from '#web/screens/PublicForm/Finder/FinderQuestionPage.tsx';
import { FinderResultPage } from '#web/screens/PublicForm/Finder/FinderResultPage.tsx';

/** "Which permit do I need?" One question at a time; the answers are in the URL. Decision 0117. */
export function FinderScreen({ query }: ScreenProps<FinderScreenQuery>): ReactElement {
  const { viewer, teamBySlug: team } = usePreloadedQuery<FinderScreenQuery>(
    graphql`
      query FinderScreenQuery($slug: String!) @preloadable {
        viewer {
          __typename
        }
        teamBySlug(slug: $slug) {
          slug
          ...TownShell_team
          finder {
            ...finderContent_finder
            ...FinderResultPage_finder
          }
          ...FinderQuestionPage_team
          ...FinderResultPage_team
        }
      }
    `,
    query,
  );
  const answers = answersIn(useSearchParameters());
  if (!team?.finder) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  // The team's slug changed; redirect to the current one.
  if (query.variables.slug.toLowerCase() !== team.slug.toLowerCase())
    return <Redirect to={finderPath(team.slug, answers)} />;
  const finder = finderContent(team.finder);
  const place = followAnswers(finder, answers);
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)}>
      {place.question && (
        <FinderQuestionPage
          key={place.answered.map(({ answer }) => answer.key).join(' ')}
          finder={finder}
          place={place}
          question={place.question}
          team={team}
        />
      )}
      {place.result && (
        <FinderResultPage
          key={place.result.key}
          finder={team.finder}
          team={team}
          place={place}
          result={place.result}
          title={finder.title}
        />
      )}
    </TownShell>
  );
}
