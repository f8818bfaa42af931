import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { CompletionStatus } from '#domain/submission/status.ts';
import { stepsWords } from '#messages/form/formEditorWords.ts';
import { statisticsWords } from '#messages/form/statisticsWords.ts';
import type { StepTable_form$key } from '#web/__generated__/StepTable_form.graphql.ts';
import type { FigureListPath } from '#web/charts/figureListPaths.ts';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/charts/charts.module.css';

interface StepTableProps {
  readonly form: StepTable_form$key;
  readonly paths: FigureListPath;
}

interface Row {
  readonly identity: string;
  readonly name: string;
  readonly time: string;
  readonly active: number;
  readonly halted: number;
}

/** Time per step, and where submissions are waiting or on hold. */
export function StepTable({ form, paths }: StepTableProps): ReactElement {
  const { publishedVersion, statistics } = useFragment(
    graphql`
      fragment StepTable_form on MasterTemplate {
        publishedVersion {
          steps {
            identity
            name
          }
        }
        statistics {
          steps {
            identity
            medianTimeInWords
            active
            halted
          }
        }
      }
    `,
    form,
  );
  const known = new Map((statistics?.steps ?? []).map((step) => [step.identity, step]));
  const rows = (publishedVersion?.steps ?? []).map(({ identity, name }, place): Row => {
    const step = known.get(identity);
    return {
      ...{ identity, name: name ?? stepsWords.untitled(place + 1), time: step?.medianTimeInWords ?? '–' },
      ...{ active: step?.active ?? 0, halted: step?.halted ?? 0 },
    };
  });
  const counted = (row: Row, count: number, value: CompletionStatus): ReactElement | string => {
    const path = paths(
      { field: 'currentStep', operator: 'is', value: [row.identity] },
      { field: 'completion', operator: 'is', value },
    );
    const words = statisticsWords.inNumbers(count);
    return count === 0 || path === null ? words : <Link to={path}>{words}</Link>;
  };
  const columns: readonly Column<Row>[] = [
    { id: 'step', title: statisticsWords.step, cell: ({ name }) => name },
    { id: 'time', size: 'm', title: statisticsWords.usualTime, cell: ({ time }) => time },
    {
      ...({ id: 'active', title: statisticsWords.waiting, size: 'm', isNumber: true } as const),
      cell: (row) => counted(row, row.active, 'active'),
    },
    {
      ...({ id: 'halted', title: statisticsWords.stopped, size: 'm', isNumber: true } as const),
      cell: (row) => counted(row, row.halted, 'halted'),
    },
  ];
  const fullest = rows.reduce<Row | null>((most, row) => (row.active > (most?.active ?? 0) ? row : most), null);
  return (
    <section className={styles.chart} aria-labelledby="steps-of-form">
      <h2 id="steps-of-form">{statisticsWords.steps}</h2>
      <p className={styles.summary}>
        {fullest ? statisticsWords.mostWait(fullest.name, fullest.active) : statisticsWords.noneWait}
      </p>
      <Table caption={statisticsWords.steps} columns={columns} rows={rows} keyOf={({ identity }) => identity} />
    </section>
  );
}
