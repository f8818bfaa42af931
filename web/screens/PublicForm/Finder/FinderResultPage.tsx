import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { FinderResult } from '#domain/finder/Finder.ts';
import type { FinderPlace } from '#domain/finder/finderPaths.ts';
import { finderWords as words } from '#messages/filling/finderWords.ts';
import type { FinderResultPage_finder$key } from '#web/__generated__/FinderResultPage_finder.graphql.ts';
import type { FinderResultPage_team$key } from '#web/__generated__/FinderResultPage_team.graphql.ts';
import { costSentence } from '#web/parts/costSentence.ts';
import { finderPath } from '#web/parts/finder/finderPath.ts';
import { FinderResultView } from '#web/parts/finder/FinderResultView.tsx';
import { publicFormPath } from '#web/parts/launchPaths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/PublicForm/Finder/FinderScreen.module.css';

interface FinderResultPageProps {
  readonly finder: FinderResultPage_finder$key;
  readonly team: FinderResultPage_team$key;
  readonly place: FinderPlace;
  readonly result: FinderResult;
  /** of the finder; empty for the default */
  readonly title: string;
}

export function FinderResultPage(props: FinderResultPageProps): ReactElement {
  const { place, result, title } = props;
  const { results } = useFragment(
    graphql`
      fragment FinderResultPage_finder on Finder {
        results {
          key
          lacksForms
          forms {
            reason
            form {
              id
              name
              slug
              status
              typicalTime
              publiclyLaunchable
            }
            payments {
              mode
              amountCents
            }
          }
        }
      }
    `,
    props.finder,
  );
  const team = useFragment(
    graphql`
      fragment FinderResultPage_team on Team {
        name
        slug
        supportEmail
      }
    `,
    props.team,
  );
  const shown = results.find(({ key }) => key === result.key);
  const forms = (shown?.forms ?? []).map(({ form, reason, payments }) => ({
    ...{ id: form.id, name: form.name, reason },
    isClosed: form.status !== 'published',
    startedBy: form.publiclyLaunchable ? null : team.name,
    time: form.typicalTime ?? null,
    cost: costSentence(payments.map(({ mode, amountCents }) => ({ mode, amountCents }))),
    to: publicFormPath({ teamSlug: team.slug, slug: form.slug }),
  }));
  return (
    <>
      <PageTitle within={`${title || words.title} - ${team.name}`}>{result.title}</PageTitle>
      <p className={styles.progress}>
        <span>
          {title || words.title} <span className={styles.onPaper}>({team.name})</span>
        </span>
        <span>{words.result}</span>
      </p>
      <FinderResultView
        result={result}
        forms={forms}
        lacksForms={shown?.lacksForms ?? false}
        team={{ name: team.name, supportEmail: team.supportEmail ?? null }}
      />
      <GivenAnswers place={place} slug={team.slug} />
      <div className={styles.actions} data-chrome="">
        <Button icon="print" onPress={() => window.print()}>
          {words.print}
        </Button>
        <ButtonLink variant="quiet" icon="return" to={finderPath(team.slug)}>
          {words.startOver}
        </ButtonLink>
      </div>
    </>
  );
}

interface GivenAnswersProps {
  readonly place: FinderPlace;
  readonly slug: string;
}

/** The questions and answers that led here, each with a way to change it. */
function GivenAnswers({ place, slug }: GivenAnswersProps): ReactElement {
  const keys = place.answered.map(({ answer }) => answer.key);
  return (
    <section className={styles.given} aria-labelledby="finder-answers">
      <h2 id="finder-answers">{words.answers}</h2>
      <dl className={styles.answers}>
        {place.answered.map(({ question, answer }, at) => (
          <div key={question.key} className={styles.answer}>
            <dt>{question.text}</dt>
            <dd>{answer.text}</dd>
            <dd className={styles.change} data-chrome="">
              <Link to={finderPath(slug, keys.slice(0, at), answer.key)} aria-label={words.changeNamed(question.text)}>
                {words.change}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
