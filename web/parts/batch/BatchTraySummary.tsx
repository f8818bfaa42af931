import type { ReactElement } from 'react';
import { batchReportWords } from '#messages/lists/batchWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/parts/batch/BatchTray.module.css';

/** Short status of one batch action. */
export interface BatchSummary {
  readonly state: 'inProgress' | 'done' | 'notDone' | 'failed';
  readonly percent: number;
  readonly refused: number;
  /** prefix for the sentence, where the sentence alone isn't enough */
  readonly title: string | null;
  readonly sentence: string;
}

interface TrayFaceProps {
  readonly standings: readonly BatchSummary[];
}

/** Running batch actions come first, then reports that need attention. */
export function BatchTraySummary({ standings }: TrayFaceProps): ReactElement {
  const inProgress = standings.find(({ state }) => state === 'inProgress');
  if (inProgress)
    return (
      <>
        <Spinner />
        {batchReportWords.percent(inProgress.percent)}
      </>
    );
  const refused = standings.reduce((sum, standing) => sum + standing.refused, 0);
  const hasFailed = standings.some(({ state }) => state === 'failed');
  if (!hasFailed && refused === 0)
    return (
      <>
        <Icon name="check-circle" size={16} />
        <span className={styles.wide}>{batchReportWords.done}</span>
      </>
    );
  return (
    <>
      <Icon name="warning" size={16} />
      {refused > 0 && refused.toLocaleString('en-US')}
      <span className={styles.wide}>{refused > 0 ? batchReportWords.notDone : batchReportWords.failed}</span>
    </>
  );
}
