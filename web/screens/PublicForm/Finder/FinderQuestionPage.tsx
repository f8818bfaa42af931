import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { Finder, FinderQuestion } from '#domain/finder/Finder.ts';
import { questionsFrom, type FinderPlace } from '#domain/finder/finderPaths.ts';
import { finderWords as words } from '#messages/filling/finderWords.ts';
import type { FinderQuestionPage_team$key } from '#web/__generated__/FinderQuestionPage_team.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { chosenIn, finderPath, isSentEmpty } from '#web/parts/finder/finderPath.ts';
import { FinderQuestionForm } from '#web/parts/finder/FinderQuestionForm.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/PublicForm/Finder/FinderScreen.module.css';

interface FinderQuestionPageProps {
  readonly finder: Finder;
  readonly place: FinderPlace;
  readonly question: FinderQuestion;
  readonly team: FinderQuestionPage_team$key;
}

export function FinderQuestionPage({ finder, place, question, team: key }: FinderQuestionPageProps): ReactElement {
  const team = useFragment(
    graphql`
      fragment FinderQuestionPage_team on Team {
        name
        slug
      }
    `,
    key,
  );
  const depart = useGuardedNavigation();
  const search = useSearchParameters();
  const keys = place.answered.map(({ answer }) => answer.key);
  const ahead = questionsFrom(finder, question.key);
  const length = { least: keys.length + ahead.least, most: keys.length + ahead.most };
  const isFirst = keys.length === 0;
  return (
    <>
      <PageTitle within={`${finder.title || words.title} - ${team.name}`}>{question.text}</PageTitle>
      <p className={styles.progress}>
        <span>{finder.title || words.title}</span>
        <span>{words.progress(keys.length + 1, length)}</span>
      </p>
      {place.isOutdated && <Alert tone="info">{words.outdated}</Alert>}
      {isFirst && finder.intro !== '' && <p className={styles.intro}>{finder.intro}</p>}
      <FinderQuestionForm
        question={question}
        answered={keys}
        initial={question.answers.find(({ key: answer }) => answer === chosenIn(search))?.key}
        isSentEmpty={isSentEmpty(search, keys.length)}
        onAnswer={(chosen) => depart().go(finderPath(team.slug, [...keys, chosen]))}
        back={
          isFirst ? undefined : <Link to={finderPath(team.slug, keys.slice(0, -1), keys.at(-1))}>{words.back}</Link>
        }
      />
    </>
  );
}
