import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { percentOf } from '#domain/metrics/shares.ts';
import type { CompletionStatus } from '#domain/submission/status.ts';
import { statisticsWords } from '#messages/form/statisticsWords.ts';
import type { FormStatistics_form$key } from '#web/__generated__/FormStatistics_form.graphql.ts';
import { Figure } from '#web/charts/Figure.tsx';
import { figureListPath } from '#web/charts/figureListPaths.ts';
import { LaunchChart } from '#web/charts/LaunchChart.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { StepTable } from '#web/screens/Templates/Overview/StepTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/charts/charts.module.css';

/** A form's figures, each linked to its list. */
export function FormStatistics({ form }: { readonly form: FormStatistics_form$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment FormStatistics_form on MasterTemplate {
        id
        statistics {
          last30Days
          last30DaysSince
          launched
          active
          completed
          halted
          medianCompletionTimeInWords
          revenueLast30DaysCents
          lowestCost {
            submissionId
            scopedId
            amountCents
          }
          highestCost {
            submissionId
            scopedId
            amountCents
          }
          launches {
            ...LaunchChart_launches
          }
        }
        ...StepTable_form
      }
    `,
    form,
  );
  const { id, statistics } = data;
  if (!statistics) return null;
  const { last30Days, launched, active, completed, halted, lowestCost, highestCost } = statistics;
  if (launched === 0) {
    return (
      <EmptyState drawing="paper" title={statisticsWords.never}>
        {statisticsWords.neverText}
      </EmptyState>
    );
  }
  const { inNumbers } = statisticsWords;
  const formId = id.replace(/^\w+:/, '');
  const paths = figureListPath({ teams: [], forms: [formId], from: null, to: null }, [{ id: formId, teamId: '' }]);
  const since = statistics.last30DaysSince ?? null;
  const pathToLast =
    since === null ? null : paths({ field: 'startedAt', operator: 'between', value: { from: since, to: null } });
  const pathTo = (value: CompletionStatus): string | null => paths({ field: 'completion', operator: 'is', value });
  const revenue = statistics.revenueLast30DaysCents ?? 0;
  const hasMoney = revenue > 0 || Boolean(lowestCost);
  return (
    <section className={styles.body} aria-labelledby="statistics">
      <VisuallyHidden>
        <h2 id="statistics">{statisticsWords.title}</h2>
      </VisuallyHidden>
      <ul className={styles.figures}>
        <Figure
          name={statisticsWords.last30Days}
          value={inNumbers(last30Days)}
          note={statisticsWords.ofEver(launched)}
          path={pathToLast}
        />
        <Figure
          name={statisticsWords.open}
          value={inNumbers(active)}
          note={statisticsWords.openNote}
          path={pathTo('active')}
        />
        <Figure
          name={statisticsWords.completed}
          value={inNumbers(completed)}
          note={statisticsWords.ofLaunched(percentOf(completed, launched) ?? 0)}
          path={pathTo('completed')}
        />
        <Figure
          name={statisticsWords.halted}
          value={inNumbers(halted)}
          note={statisticsWords.haltedNote}
          path={pathTo('halted')}
        />
        <Figure
          name={statisticsWords.median}
          value={statistics.medianCompletionTimeInWords ?? '–'}
          note={statistics.medianCompletionTimeInWords ? statisticsWords.medianNote : statisticsWords.noneCompleted}
        />
        {hasMoney && (
          <Figure name={statisticsWords.revenue} value={formatUsd(revenue)} note={statisticsWords.revenueNote} />
        )}
        {lowestCost && highestCost && <Costs lowest={lowestCost} highest={highestCost} />}
      </ul>
      <LaunchChart launches={statistics.launches} paths={since === null ? null : paths} />
      <StepTable form={data} paths={paths} />
    </section>
  );
}

interface Cost {
  readonly submissionId: string;
  readonly scopedId: number;
  readonly amountCents: number;
}

function Costs({ lowest, highest }: { readonly lowest: Cost; readonly highest: Cost }): ReactElement {
  const [least, most] = [formatUsd(lowest.amountCents), formatUsd(highest.amountCents)];
  if (least === most) return <Figure name={statisticsWords.cost} value={least} note={statisticsWords.costNote} />;
  return (
    <Figure
      name={statisticsWords.costs}
      value={statisticsWords.between(least, most)}
      note={statisticsWords.costsNote}
      links={[
        [statisticsWords.lowest(lowest.scopedId), submissionPath(lowest.submissionId)],
        [statisticsWords.highest(highest.scopedId), submissionPath(highest.submissionId)],
      ]}
    />
  );
}
