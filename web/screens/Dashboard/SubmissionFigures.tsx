import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SubmissionCondition } from '#domain/filter/filter.ts';
import type { CompletionStatus } from '#domain/submission/status.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type { SubmissionFigures_metrics$key } from '#web/__generated__/SubmissionFigures_metrics.graphql.ts';
import { Figure } from '#web/charts/Figure.tsx';
import type { FigureListPath } from '#web/charts/figureListPaths.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/charts/charts.module.css';

interface SubmissionFiguresProps {
  readonly metrics: SubmissionFigures_metrics$key;
  readonly paths: FigureListPath;
}

/** Submission counts by status, each linked to its list. */
export function SubmissionFigures({ metrics, paths }: SubmissionFiguresProps): ReactElement {
  const { launched, completed, active, overdue, lateTagIds } = useFragment(
    graphql`
      fragment SubmissionFigures_metrics on Metrics {
        launched {
          count
          percent
        }
        completed {
          count
          percent
        }
        active {
          count
          percent
        }
        overdue {
          count
          percent
        }
        lateTagIds
      }
    `,
    metrics,
  );
  const of = (percent: number | null | undefined, words: (percent: number) => string): string =>
    percent === null || percent === undefined ? metricsWords.nothingToCompare : words(percent);
  const completion = (value: CompletionStatus): SubmissionCondition => ({ field: 'completion', operator: 'is', value });
  const late: SubmissionCondition = { field: 'tags', operator: 'is', value: [...lateTagIds] };
  const { inNumbers } = metricsWords;
  return (
    <section aria-labelledby="figures">
      <VisuallyHidden>
        <h2 id="figures">{metricsWords.figures}</h2>
      </VisuallyHidden>
      <ul className={styles.figures}>
        <Figure
          name={metricsWords.launched}
          value={inNumbers(launched.count)}
          note={of(launched.percent, metricsWords.ofEver)}
          path={paths()}
        />
        <Figure
          name={metricsWords.completed}
          value={inNumbers(completed.count)}
          note={of(completed.percent, metricsWords.ofLaunched)}
          path={paths(completion('completed'))}
        />
        <Figure
          name={metricsWords.active}
          value={inNumbers(active.count)}
          note={of(active.percent, metricsWords.ofLaunched)}
          path={paths(completion('active'))}
        />
        <Figure
          name={metricsWords.overdue}
          value={inNumbers(overdue.count)}
          note={of(overdue.percent, metricsWords.ofLaunched)}
          icon="warning"
          isPressing={overdue.count > 0}
          path={paths(late)}
        />
      </ul>
    </section>
  );
}
